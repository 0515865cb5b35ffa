-- compatible-with: 0059
-- The currency and the unit of distance that an owner chose in the panel; null is the currency of the
-- environment. A node of before goes on with that, and in kilometres.
alter table site_settings
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column distance_unit text not null default 'km' check (distance_unit in ('km', 'mi')),
  add column units_version int not null default 0,
  add column units_changed_at timestamptz,
  add column units_changed_by text;

-- The currency that the amounts of a row were typed in; null is the site's. A change of the site's
-- currency fills it in before, with the one in force until then.
alter table professionals add column rate_currency text check (rate_currency ~ '^[A-Z]{3}$');
alter table quote_templates add column currency text check (currency ~ '^[A-Z]{3}$');
