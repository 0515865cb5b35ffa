-- What was told to whom: every message to a person is a row here before it leaves.

create table outbox_messages (
  id uuid primary key,
  dedupe_key text not null unique,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  language text not null check (language in ('en', 'fr', 'es')),
  subject text not null,
  text text not null,
  html text,
  created_at timestamptz not null,
  -- Set while one worker hands the message over: nobody else sends it meanwhile.
  sending_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_messages_newest on outbox_messages (created_at desc, id desc);
create index outbox_messages_recipient on outbox_messages (recipient, created_at desc);
