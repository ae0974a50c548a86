"""The Italian Wars: what the booklet for two players changes in Virtù."""
