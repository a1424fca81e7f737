"""The table: the server on which people and bots play. See docs/protocol.md and docs/hosting.md."""
