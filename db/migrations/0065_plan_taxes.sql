-- compatible-with: 0055
-- The taxes on plans that an owner chose, in one row. A node of before charges none for what is begun
-- there; the next snapshot by a newer one brings the subscription into line.
create table plan_taxes (
  id boolean primary key default true check (id),
  mode text not null default 'none' check (mode in ('none', 'rates', 'automatic')),
  -- Whether prices contain the rates.
  included boolean not null default false,
  -- Names, percentages and registration numbers, in the operator's order.
  rates jsonb not null default '[]' check (jsonb_typeof(rates) = 'array'),
  -- Their ids at Stripe in that order, and the configured price whose account they were made in; null
  -- before they are made.
  stripe_rate_ids text[],
  stripe_base text,
  version int not null default 0,
  changed_at timestamptz,
  changed_by text
);
insert into plan_taxes default values;

alter table subscriptions
  -- How it is taxed at Stripe.
  add column tax_kind text not null default 'none'
    check (tax_kind in ('none', 'added', 'included', 'by_address')),
  -- The taxes within price_cents.
  add column included_tax_cents int not null default 0 check (included_tax_cents >= 0),
  -- The taxes in next_charge_cents; null where there are none.
  add column next_charge_tax_cents int;
