"""Classes: a teacher's pupils, their tasks, and their league. Pupils stay within their class."""
