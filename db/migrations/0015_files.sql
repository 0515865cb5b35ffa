-- Photos and documents. The row says what a file is and where it hangs; its bytes lie in the file
-- store under its id. A row exists only after its bytes do.

create table files (
  id uuid primary key,
  owner_user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('request', 'message')),
  kind text not null check (kind in ('image', 'document')),
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null,
  request_id uuid references requests on delete cascade,
  message_id uuid references messages on delete cascade,
  -- The place among those of the same request or message.
  position smallint,
  check (request_id is null or message_id is null),
  check (request_id is null or purpose = 'request'),
  check (message_id is null or purpose = 'message'),
  check ((position is null) = (request_id is null and message_id is null)),
  check ((kind = 'image') = (width is not null and height is not null))
);
create unique index files_request on files (request_id, position) where request_id is not null;
create unique index files_message on files (message_id, position) where message_id is not null;
create index files_owner on files (owner_user_id);
create index files_unattached on files (created_at) where request_id is null and message_id is null;

-- How many files a message brings, so that a list of messages without any asks for none.
alter table messages add column attachment_count smallint not null default 0;

-- Who says the same to many people is found by what they wrote of late.
create index messages_sender on messages (sender_user_id, created_at desc);

-- When the mark of a reader last moved: what the other side is shown as seen.
alter table conversation_reads add column read_at timestamptz;
update conversation_reads set read_at = read_until;
alter table conversation_reads alter column read_at set not null;
