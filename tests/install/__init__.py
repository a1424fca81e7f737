"""What a newcomer meets: the first start from a clean checkout, the wheel, and which engine runs."""
