"""HTTP and sockets: requests, pages, limits, and who asks."""
