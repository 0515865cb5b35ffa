-- Accounts by password, sessions that their owner can see and end, codes for one purpose each.

-- A phone that was typed but never proven. users.phone holds proven ones only.
alter table users add column unproven_phone text;

alter table sessions
  -- What its owner calls it by: the token's hash stays inside.
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text,
  -- When its owner last proved who they are, by code, password or provider.
  add column proven_at timestamptz;
update sessions set proven_at = created_at;
alter table sessions alter column proven_at set not null;
create unique index sessions_id on sessions (id);

alter table one_time_codes add column purpose text not null default 'sign-in'
  check (purpose in ('sign-in', 'reset', 'contact'));
alter table one_time_codes alter column purpose drop default;

-- Somebody who signs up as a professional has no place yet; who has none is never contacted.
drop index professionals_match;
alter table professionals
  alter column location drop not null,
  alter column lat drop not null,
  alter column lon drop not null,
  alter column loc drop not null,
  drop column contactable,
  add constraint professionals_place_is_whole
    check (num_nulls(location, lat, lon) in (0, 3));
alter table professionals add column contactable boolean not null generated always as
  (active and quota_open and availability = 'available' and lat is not null) stored;
create index professionals_match on professionals using gist (profession_id, loc) where contactable;
