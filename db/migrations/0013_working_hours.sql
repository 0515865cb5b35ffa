-- When a professional works: declared hours in their own time zone, and pauses such as a vacation.

drop index professionals_match;
alter table professionals
  -- [{weekday 1..7 from Monday, opens 'HH:MM', closes 'HH:MM'}]; none declared means always.
  add column hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  -- An IANA name; null means that of the place.
  add column time_zone text,
  -- Nobody is contacted before it; a timer takes it away when it has come.
  add column paused_until timestamptz,
  drop column contactable;
alter table professionals add column contactable boolean not null generated always as
  (active and quota_open and availability = 'available' and lat is not null
    and paused_until is null) stored;
create index professionals_match on professionals using gist (profession_id, loc) where contactable;
create index professionals_paused on professionals (paused_until) where paused_until is not null;
