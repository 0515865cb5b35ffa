-- What happened to accounts: who came in and how, who was turned away, what was changed. Kept for
-- 90 days; rows go by their age, or with the person they are about.

create table auth_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in (
    'signed_up', 'signed_in', 'sign_in_refused', 'signed_out', 'session_ended', 'sessions_ended',
    'password_changed', 'password_reset', 'email_changed', 'phone_changed', 'address_lost',
    'identity_linked', 'taken_over'
  )),
  way text check (way in ('password', 'email', 'phone', 'google', 'facebook')),
  -- Nobody's where nobody came in: the address alone tells then who was meant.
  user_id uuid references users on delete cascade,
  -- Under the server's key: neither the address typed nor the network can be read from these.
  address_hash bytea,
  network_hash bytea not null,
  browser text,
  system text
);
create index auth_events_user on auth_events (user_id, id desc) where user_id is not null;
create index auth_events_at on auth_events (at);

create trigger auth_events_only_grow before update or truncate on auth_events
  for each statement execute function refuse_to_rewrite();
