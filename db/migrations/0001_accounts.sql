-- People, their sessions and one-time codes, and the limits on all that is anonymous.

create table users (
  id uuid primary key,
  role text not null check (role in ('customer', 'professional')),
  name text not null,
  email text,
  email_proven_at timestamptz,
  phone text,
  password_hash text,
  auth_provider text not null check (auth_provider in ('gmail', 'facebook', 'email', 'phone')),
  provider_id text,
  avatar_url text,
  language text not null check (language in ('en', 'fr', 'es')),
  terms_accepted_at timestamptz,
  terms_version text,
  created_at timestamptz not null default now(),
  constraint users_email_is_lower_case check (email = lower(email))
);
create unique index users_email on users (email) where email is not null;
create unique index users_phone on users (phone) where phone is not null;

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table one_time_codes (
  id uuid primary key,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  code_hash bytea not null,
  browser_hash bytea not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_target on one_time_codes (channel, target, created_at desc);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- One row a bucket ("send-code:email:a@b.c"): a fixed window, counted by one upsert.
create unlogged table rate_limits (
  bucket text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
create index rate_limits_expiry on rate_limits (window_ends_at);
