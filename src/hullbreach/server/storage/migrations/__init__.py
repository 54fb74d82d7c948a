"""The database's history, one module per change."""
