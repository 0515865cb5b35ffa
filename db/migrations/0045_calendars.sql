-- The calendar file (RFC 5545) that a mail about an appointment carries.
alter table outbox_messages add column calendar text;

-- The secret address at which a calendar program reads a person's appointments: its SHA-256 alone.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  read_at timestamptz
);
