-- Professionals come in: records an operator imports, the personal links they are reached by, who asked
-- never to be written to, and what a professional says of themselves beyond the trade.

-- One run over one file; going on after a crash begins behind `rows_done`.
create table imports (
  id uuid primary key,
  -- Of the bytes of the file: the same file again goes on where it was, or changes nothing.
  file_hash bytea not null unique,
  file_name text not null,
  lawful_basis text not null,
  source text not null,
  rows_done integer not null default 0 check (rows_done >= 0),
  created_count integer not null default 0,
  known_count integer not null default 0,
  refused_count integer not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- What is known of a professional who has not taken over their profile. Gone once they have, or 90 days
-- after they were first written to.
create table unclaimed_professionals (
  professional_id uuid primary key references professionals on delete cascade,
  email text check (email = lower(email)),
  -- In E.164.
  phone text,
  language text not null check (language in ('en', 'fr', 'es')),
  import_id uuid references imports on delete set null,
  -- Why they may be written to, and where their address was found.
  lawful_basis text not null check (lawful_basis in ('published_address', 'consent', 'existing_business', 'referral')),
  source text not null,
  first_contacted_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(email, phone) >= 1)
);
create unique index unclaimed_email on unclaimed_professionals (email) where email is not null;
create unique index unclaimed_phone on unclaimed_professionals (phone) where phone is not null;
create index unclaimed_contacted on unclaimed_professionals (first_contacted_at) where first_contacted_at is not null;
create index unclaimed_import on unclaimed_professionals (import_id);

-- Each message to somebody who is not on the platform: the personal link it carried, and the proof that it
-- was lawful. It outlives the record: nothing in it says who it was but the hash of the address.
create table invitations (
  id uuid primary key,
  professional_id uuid references professionals on delete set null,
  lead_id uuid unique references leads on delete set null,
  token_hash bytea not null unique,
  channel text not null check (channel in ('email', 'sms')),
  address_hash bytea not null,
  language text not null check (language in ('en', 'fr', 'es')),
  lawful_basis text not null,
  source text not null,
  -- The words that were sent, without the personal links.
  said text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- The link is of no more use: the profile was taken over, or nobody is to be written to.
  used_at timestamptz,
  outcome text check (outcome in ('joined', 'declined', 'never_again'))
);
create index invitations_professional on invitations (professional_id, sent_at desc);
create index invitations_address on invitations (address_hash, sent_at desc);

-- Addresses nobody writes to again, for ever: hashes, so that the list itself tells nobody.
create table do_not_contact (
  channel text not null check (channel in ('email', 'phone')),
  address_hash bytea not null,
  asked_at timestamptz not null,
  primary key (channel, address_hash)
);

-- What a professional says of themselves beyond the trade; null is not said.
alter table professionals
  add column certifications text check (length(certifications) between 1 and 1000),
  add column minimum_job numeric(8, 2) check (minimum_job >= 0),
  add column languages text[] not null default '{}' check (cardinality(languages) <= 12),
  -- Days on which they do not work, [{"from": "2026-12-24", "to": "2027-01-03"}], both included.
  add column days_off jsonb not null default '[]' check (jsonb_typeof(days_off) = 'array'),
  add column licence_number text,
  add column licence_authority text,
  add column licence_expires_on date,
  -- When the operator compared it with the authority's register.
  add column licence_checked_at timestamptz,
  add column insurance_company text,
  add column insurance_policy text,
  add column insurance_expires_on date,
  add column insurance_checked_at timestamptz,
  -- When they agreed to a page of their own that search engines may list; null: they have not.
  add column listed_at timestamptz;
create index professionals_listed on professionals (profession_id, lat, lon) include (listed_at)
  where listed_at is not null and active and user_id is not null;
create index professionals_listed_ids on professionals (id) include (user_id)
  where listed_at is not null and active and user_id is not null;

-- Trades beside the first one, at most four, with a place or without. `loc` is that of the professional while
-- they can be asked and are on the platform, else null: two triggers keep it, so that a search of one trade
-- near one place stays one index, and meets nobody who cannot be asked.
create table further_professions (
  professional_id uuid not null references professionals on delete cascade,
  profession_id integer not null references professions,
  loc point,
  primary key (professional_id, profession_id)
);
create index further_professions_trade on further_professions (profession_id, professional_id);
create index further_professions_match on further_professions using gist (profession_id, loc) where loc is not null;
create function place_further_profession() returns trigger language plpgsql as $$
begin
  new.loc := (select loc from professionals where id = new.professional_id and contactable and user_id is not null);
  return new;
end $$;
create trigger further_professions_place before insert on further_professions
  for each row execute function place_further_profession();
create function move_further_professions() returns trigger language plpgsql as $$
begin
  update further_professions set loc = case when new.contactable and new.user_id is not null then new.loc end
  where professional_id = new.id;
  return null;
end $$;
create trigger professionals_move after update on professionals
  for each row when (
    old.contactable is distinct from new.contactable or old.lat is distinct from new.lat
    or old.lon is distinct from new.lon or (old.user_id is null) is distinct from (new.user_id is null)
  )
  execute function move_further_professions();

-- Those who are on the platform are asked first: each kind has its own index of places.
drop index professionals_match;
create index professionals_match on professionals using gist (profession_id, loc) where contactable and user_id is not null;
create index professionals_match_unclaimed on professionals using gist (profession_id, loc) where contactable and user_id is null;

-- Answers a professional keeps ready, [{"title", "text"}], in their order.
create table quick_replies (
  professional_id uuid primary key references professionals on delete cascade,
  replies jsonb not null check (jsonb_typeof(replies) = 'array')
);

-- Photos of work, and the portrait, hang on the professional.
alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in ('request', 'message', 'work', 'portrait')),
  add column professional_id uuid references professionals on delete cascade,
  add column caption text check (length(caption) between 1 and 200),
  drop constraint files_check,
  add constraint files_hangs_on_one check (num_nonnulls(request_id, message_id, professional_id) <= 1),
  add constraint files_of_professional check (professional_id is null or purpose in ('work', 'portrait')),
  drop constraint files_check3,
  add constraint files_position_where_attached check ((position is null) = (num_nonnulls(request_id, message_id, professional_id) = 0));
create unique index files_professional on files (professional_id, purpose, position) where professional_id is not null;
drop index files_unattached;
create index files_unattached on files (created_at) where request_id is null and message_id is null and professional_id is null;

-- What people agreed to and took back, only ever added to; kept three years after the account, with nothing
-- in it but ids.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  purpose text not null check (purpose in ('terms', 'public_page')),
  version text not null,
  language text not null check (language in ('en', 'fr', 'es')),
  given boolean not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, id);

-- An account that is to be deleted: until then its person can think better of it.
alter table users
  add column deletion_due_at timestamptz,
  -- Nothing is left of the person but this row, so that what others wrote and agreed stays whole.
  add column erased_at timestamptz;
alter table professionals
  add column erased_at timestamptz,
  -- Whether they were active before they planned to leave; null where they do not. Undoing brings it back.
  add column active_before_leaving boolean;
-- Set not to renew because its professional plans to leave: renewed again where they think better of it.
alter table subscriptions add column ends_for_leaving boolean not null default false;
create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;

-- Who was erased, by id alone: applied again after a backup was restored.
create table erasures (
  user_id uuid primary key,
  erased_at timestamptz not null,
  asked_by text not null check (asked_by in ('person', 'operator'))
);

-- The keys that exports of reviews are signed with; the public half outlives a change of the secret, so that
-- what was signed can be verified for as long as this table is there.
create table signing_keys (
  -- RFC 7638: the thumbprint of the public key.
  id text primary key,
  public_key jsonb not null,
  -- Sealed with the server's secret.
  private_key bytea not null,
  created_at timestamptz not null
);
