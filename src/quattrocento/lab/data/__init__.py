"""Games as tables for other tools: records to Parquet and back."""
