-- How frequent the beginning of a name is: of the partial indexes that lists are sorted by name with,
-- the planner keeps no count that it would use for a search.
create statistics users_names on (folded(name) collate "C") from users;
create statistics professionals_names on (folded(name) collate "C") from professionals;

-- Frequent alone and rare together: whoever came by a provider in a role.
create index users_role_provider on users (role, auth_provider, created_at, id)
  where erased_at is null;
