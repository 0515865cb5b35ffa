-- compatible-with: 0055
-- Passkeys of people (WebAuthn): what a browser, phone or security key proves itself by.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the authenticator made it.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- COSE.
  public_key bytea not null,
  -- How often the authenticator signed, as it said last; 0 where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Whether it may be copied to other devices of its person, and whether it was.
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- The same of the operator's people, who have nothing in common with them.
create table admin_passkeys (
  id uuid primary key,
  admin_id uuid not null references admins on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index admin_passkeys_admin on admin_passkeys (admin_id);

-- Challenges that a browser has to have signed: deleted by the first answer, whatever it is worth.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash bytea primary key,
  -- SHA-256 of what it is for and of the browser or session that asked.
  bound_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

alter table auth_events
  drop constraint auth_events_kind_check,
  add constraint auth_events_kind_check check (kind in (
    'signed_up', 'signed_in', 'sign_in_refused', 'signed_out', 'session_ended', 'sessions_ended',
    'password_changed', 'password_reset', 'email_changed', 'phone_changed', 'address_lost',
    'identity_linked', 'taken_over', 'passkey_added', 'passkey_removed', 'passkey_refused'
  )),
  drop constraint auth_events_way_check,
  add constraint auth_events_way_check check (way in (
    'password', 'email', 'phone', 'google', 'facebook', 'passkey'
  ));
