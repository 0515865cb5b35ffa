-- Admins, who have nothing in common with users; and the log of what they do, which only grows.

create table admins (
  id uuid primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  -- The sample admin, who may come in while this is the demo and never otherwise.
  is_demo boolean not null default false,
  -- Sealed by the server's secret; counts from the moment that a code of it was entered.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The time step of the newest code that was used: neither it nor an older one opens again.
  totp_last_step int not null default 0,
  created_at timestamptz not null,
  constraint admins_email_is_lower_case check (email = lower(email))
);

create table admin_sessions (
  token_hash bytea primary key,
  admin_id uuid not null references admins on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index admin_sessions_admin on admin_sessions (admin_id);

create table admin_recovery_codes (
  admin_id uuid not null references admins on delete cascade,
  code_hash bytea not null,
  primary key (admin_id, code_hash)
);

-- A row outlives the admin it names.
create table admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid not null,
  admin_email text not null,
  action text not null,
  target text,
  reason text,
  address text not null
);
create index admin_audit_admin on admin_audit (admin_email, action, at);

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added', tg_table_name;
end
$$;

create trigger admin_audit_only_grows before update or delete or truncate on admin_audit
  for each statement execute function refuse_to_rewrite();
