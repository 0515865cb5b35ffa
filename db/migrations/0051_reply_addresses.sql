-- Under which address one person answers mails about one conversation. The address is derived from the
-- id (docs/decisions/0051-replies-by-email.md): without its row it means nothing.
create table reply_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  request_id uuid not null references requests on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  created_at timestamptz not null,
  unique (user_id, request_id, professional_id)
);
create index reply_addresses_request on reply_addresses (request_id);
create index reply_addresses_professional on reply_addresses (professional_id);

-- Where the answer to a mail goes; null where it cannot be answered.
alter table outbox_messages add column reply_to text;
