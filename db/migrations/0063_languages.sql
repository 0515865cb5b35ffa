-- compatible-with: 0055
-- The languages that an owner chose to offer, and the one of everybody else; null is all of them, and
-- that of the environment. A node of before goes on with these.
alter table site_settings
  add column offered_languages text[] check (cardinality(offered_languages) > 0),
  add column default_language text check (default_language ~ '^[a-z]{2}$'),
  add column languages_version int not null default 0,
  add column languages_changed_at timestamptz,
  add column languages_changed_by text;
