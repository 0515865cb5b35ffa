-- Personal links in letters, by which a professional answers a lead without signing in.
create table answer_links (
  -- SHA-256 of the token; the letter alone has the token itself.
  token_hash bytea primary key,
  lead_id uuid not null references leads on delete cascade,
  -- Whom the letter was written to: whoever owns the profile later cannot use it.
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  -- When the lead expires; the row is deleted some time after that.
  expires_at timestamptz not null
);
create index answer_links_lead on answer_links (lead_id);
create index answer_links_user on answer_links (user_id);
create index answer_links_expiry on answer_links (expires_at);
