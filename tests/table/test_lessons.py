"""Lessons at a table of the server: steps, wrong tries, scripted neighbours, undo, and what survives a restart."""
