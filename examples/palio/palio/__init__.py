"""The Palio: horses race three times round the square of Siena."""
