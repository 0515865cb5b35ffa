-- What each signed-in person's open pages are told, kept for a day so that a stream can resume.

create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  event jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_user on live_events (user_id, id);
create index live_events_age on live_events (created_at);
