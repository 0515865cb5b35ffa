-- Who a provider of identities vouches for, and the sign-ins that are on their way through one.

-- A person is told by provider and subject, never by an address. Identities of the demo's stand-ins
-- have provider names of their own, so that none of them ever counts for the real one.
create table identities (
  provider text not null
    check (provider in ('google', 'facebook', 'google-demo', 'facebook-demo')),
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- One row a sign-in that has left for a provider; taken once, by the browser that left.
create table identity_flows (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  role text not null check (role in ('customer', 'professional')),
  language text not null check (language in ('en', 'fr', 'es')),
  return_to text not null,
  accepted_terms boolean not null,
  expires_at timestamptz not null
);
create index identity_flows_expiry on identity_flows (expires_at);
