-- A conversation is the messages of one request and one professional; those the customer wrote
-- before anybody accepted have no professional yet and belong to every conversation of the request.

create table messages (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  professional_id uuid references professionals on delete cascade,
  sender_user_id uuid not null references users on delete cascade,
  sender_type text not null check (sender_type in ('user', 'professional')),
  content text not null,
  message_type text not null check (message_type in ('text')),
  idempotency_key text,
  created_at timestamptz not null
);
create index messages_request on messages (request_id, created_at desc, id desc);
create unique index messages_idempotency on messages (sender_user_id, idempotency_key)
  where idempotency_key is not null;

-- How far each side has read a conversation.
create table conversation_reads (
  request_id uuid not null references requests on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  reader text not null check (reader in ('user', 'professional')),
  read_until timestamptz not null,
  primary key (request_id, professional_id, reader)
);
