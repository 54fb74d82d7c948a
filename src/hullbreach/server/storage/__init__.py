"""Tables in a database: schema, migrations, reading, writing, news between processes."""
