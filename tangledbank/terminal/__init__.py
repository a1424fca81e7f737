"""The terminal client: a line mode for pipes and screen readers, and a full-screen one. Both know no game."""
