-- Who pays for a plan, as Stripe said last, and what makes sure of it.

create sequence subscription_reads;

create table subscriptions (
  professional_id uuid primary key references professionals on delete cascade,
  stripe_customer_id text unique,
  -- Part of the idempotency keys: two calls at once make one subscription, the next one another.
  attempt int not null default 1,
  -- What Stripe said last; nulls before the first subscription.
  stripe_subscription_id text unique,
  plan_id text references plans check (plan_id <> 'free'),
  status text check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused')),
  has_payment_method boolean not null default false,
  card_brand text,
  card_last4 text,
  card_exp_month int,
  card_exp_year int,
  trial_end timestamptz,
  period_end timestamptz,
  cancels_at timestamptz,
  ended_at timestamptz,
  next_charge_cents int,
  next_charge_at timestamptz,
  overdue_cents int,
  next_attempt_at timestamptz,
  -- Since when the plan of this subscription counts; null where it never did.
  entitled_since timestamptz,
  -- Everybody has one trial; it is used up when it counts, so not before a card is there.
  trial_used_at timestamptz,
  trial_subscription_id text,
  trial_refused boolean not null default false,
  -- From the sequence, taken before Stripe was asked: what was asked earlier never overwrites.
  read_order bigint not null default 0,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
-- What the nightly look at Stripe goes through.
create index subscriptions_read on subscriptions (read_at) where stripe_customer_id is not null;

-- Events of Stripe that arrived: each id once.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index stripe_events_received on stripe_events (received_at);

-- Whose trial an address, a phone or a card was: one each, whatever the account.
create table trial_claims (
  kind text not null check (kind in ('email', 'phone', 'card')),
  -- A keyed hash: what was claimed cannot be read from here.
  value_hash bytea not null,
  professional_id uuid references professionals on delete set null,
  claimed_at timestamptz not null,
  primary key (kind, value_hash)
);
create index trial_claims_professional on trial_claims (professional_id);

-- That the terms of the paid plans were agreed to, in which language and version.
create table subscription_terms (
  professional_id uuid not null references professionals on delete cascade,
  version text not null,
  language text not null check (language in ('en', 'fr', 'es')),
  agreed_at timestamptz not null,
  primary key (professional_id, version, language)
);
