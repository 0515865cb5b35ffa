-- Which way a message came in; null for the app.
alter table messages add column via text check (via in ('text', 'email'));

-- What people sent from outside the app, and what became of it. Its words are in the conversation, or
-- nowhere.
create table inbound_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  -- The provider's own id of it: what is delivered twice counts once.
  provider_id text not null check (length(provider_id) <= 300),
  -- The address it came from, as the channel said.
  sender text not null check (length(sender) <= 320),
  -- Whose address it is; null where it is nobody's, or not proven.
  user_id uuid references users on delete cascade,
  request_id uuid references requests on delete set null,
  professional_id uuid references professionals on delete set null,
  message_id uuid references messages on delete set null,
  outcome text not null check (outcome in (
    'received', 'accepted', 'declined', 'message', 'asked_back', 'stopped', 'resumed', 'helped', 'ignored', 'refused'
  )),
  -- Why it was ignored, refused or asked back: a code of contract/admin/inbound.ts.
  reason text,
  received_at timestamptz not null,
  unique (channel, provider_id)
);
create index inbound_messages_newest on inbound_messages (received_at desc, id desc);
create index inbound_messages_user on inbound_messages (user_id) where user_id is not null;
