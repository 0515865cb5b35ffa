-- compatible-with: 0057
-- What the owner changed of a plan. price_usd stays the price it came with, which is that of the
-- configured price at Stripe; a node of before shows and charges it.
alter table plans
  add column price_cents int check (price_cents between 100 and 9999900),
  add column trial_days int not null default 14 check (trial_days between 3 and 90),
  -- By language, only what differs from the program's own.
  add column texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  add column version int not null default 0,
  add column changed_at timestamptz,
  add column changed_by text,
  -- The price at Stripe for price_cents, and the configured price beside which it was made.
  add column stripe_price_id text,
  add column stripe_price_base text;

-- What is paid a month, as Stripe said last; null before the next snapshot: then it is price_usd.
alter table subscriptions add column price_cents int;
