-- compatible-with: 0055
-- What an admin may do. Those there are so far may do everything: they are owners.
alter table admins add column role text not null default 'owner'
  check (role in ('owner', 'moderator', 'support', 'readOnly'));
