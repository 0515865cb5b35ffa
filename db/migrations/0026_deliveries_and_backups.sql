-- What an operator sees of messages that could not leave, and of backups.

-- How often somebody tried to hand a message over.
alter table outbox_messages add column attempts int not null default 0;
create index outbox_messages_failed on outbox_messages (failed_at desc, id desc)
  where failed_at is not null;

-- When backups were made, by whichever machine; the newest one is the doctor's.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null,
  -- Rows of the database, and the stored files that came along; null where they lie in a bucket.
  rows bigint not null check (rows >= 0),
  files bigint check (files >= 0),
  -- As they lie in the backup, compressed.
  bytes bigint not null check (bytes >= 0)
);
create index backups_newest on backups (finished_at desc);
