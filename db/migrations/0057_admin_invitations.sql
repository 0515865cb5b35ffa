-- compatible-with: 0055
-- Invitations of the operator's people. One that was accepted or revoked is deleted.
create table admin_invitations (
  id uuid primary key,
  email text not null unique,
  role text not null check (role in ('owner', 'moderator', 'support', 'readOnly')),
  -- SHA-256 of the token in the mail.
  token_hash bytea not null unique,
  -- With whoever invited goes what they have not seen accepted.
  invited_by uuid not null references admins on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint admin_invitations_email_is_lower_case check (email = lower(email))
);
create index admin_invitations_invited_by on admin_invitations (invited_by);
