-- What each person was told, which channels they want it by, and what waits to be sent to them.

create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- Ordered by its bytes: the keys of one request are found by their beginning.
  dedupe_key text collate "C" not null unique,
  -- The language that letters about it leave in; in the product it is read in the reader's.
  language text not null check (language in ('en', 'fr', 'es')),
  -- What its texts are written from.
  facts jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notices_newest on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_age on notices (created_at);

-- Choices only: what nobody chose follows from server/notifications/channels.ts.
create table notification_preferences (
  user_id uuid primary key references users on delete cascade,
  -- {"leads": {"email": true, "sms": false, "push": true}}
  channels jsonb not null default '{}',
  quiet_from text,
  quiet_to text,
  quiet_time_zone text,
  constraint quiet_hours_are_whole check (num_nulls(quiet_from, quiet_to, quiet_time_zone) in (0, 3))
);

-- A browser that wants push messages, while the session lasts in which it said so.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Until when further letters to a person are gathered. Urgent ones have a lane of their own.
create table letter_paces (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push')),
  lane text not null check (lane in ('calm', 'urgent')),
  open_at timestamptz not null,
  primary key (user_id, channel, lane)
);

-- Notices whose letter waits: for the pace, or for the end of the quiet hours.
create table held_letters (
  notice_id uuid not null references notices on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push')),
  lane text not null check (lane in ('calm', 'urgent')),
  user_id uuid not null references users on delete cascade,
  -- Whether it waits for the pace only, however quiet the hour.
  passes_quiet boolean not null,
  primary key (notice_id, channel)
);
create index held_letters_person on held_letters (user_id, channel, lane);

alter table outbox_messages
  drop constraint outbox_messages_channel_check,
  add constraint outbox_messages_channel_check check (channel in ('email', 'sms', 'push')),
  -- The page that stops such mails; null on what cannot be stopped.
  add column unsubscribe_url text,
  -- Of a push message: whose browser, and the page that a tap on it opens.
  add column push_subscription_id uuid references push_subscriptions on delete set null,
  add column href text;
create index outbox_messages_push on outbox_messages (push_subscription_id)
  where push_subscription_id is not null;
