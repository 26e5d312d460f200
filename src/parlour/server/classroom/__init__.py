"""Classes: a teacher's pupils, their tasks and their league. Pupils see nothing outside their class."""
