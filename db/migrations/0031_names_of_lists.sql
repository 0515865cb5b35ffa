-- How frequent the beginning of a name is: of the partial indexes that lists are sorted by name with,
-- the planner keeps no count that it would use for a search.
create statistics users_names on (folded(name) collate "C") from users;
create statistics professionals_names on (folded(name) collate "C") from professionals;
