-- compatible-with: 0055
-- Authenticator apps of people (TOTP): their second factor beside a password, a code or a provider.
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Sealed by the server's key.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code of it was entered: until then it is asked of nobody.
  confirmed_at timestamptz,
  -- The newest time step whose code was used: it and those before it are spent.
  last_step bigint,
  -- Since the last passed second step, or since their person was notified of them.
  wrong_codes integer not null default 0 check (wrong_codes >= 0),
  -- When their person was last notified of wrong codes.
  warned_at timestamptz,
  check ((confirmed_at is null) = (last_step is null))
);
create index authenticator_apps_unconfirmed on authenticator_apps (created_at)
  where confirmed_at is null;

-- For a lost app: keyed hashes, deleted when used.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Sign-ins whose first factor was right and whose second is asked for.
create table second_steps (
  -- SHA-256 of what the browser holds.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  way text not null check (way in ('password', 'email', 'phone', 'google', 'facebook')),
  -- Whether the session it opens counts as a fresh proof of identity.
  counts_as_proof boolean not null,
  wrong_codes integer not null default 0 check (wrong_codes >= 0),
  expires_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expiry on second_steps (expires_at);

alter table auth_events
  drop constraint auth_events_kind_check,
  add constraint auth_events_kind_check check (kind in (
    'signed_up', 'signed_in', 'sign_in_refused', 'signed_out', 'session_ended', 'sessions_ended',
    'password_changed', 'password_reset', 'email_changed', 'phone_changed', 'address_lost',
    'identity_linked', 'taken_over', 'passkey_added', 'passkey_removed', 'passkey_refused',
    'app_added', 'app_removed', 'app_removed_by_operator', 'recovery_codes_renewed',
    'recovery_code_used', 'second_step_asked', 'second_step_refused'
  ));
