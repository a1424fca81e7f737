"""What the Makefile calls. Nothing here is shipped in the package."""
