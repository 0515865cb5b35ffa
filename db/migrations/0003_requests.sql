-- A customer's request, the leads it became, and the history of both.

create table requests (
  id uuid primary key,
  customer_id uuid not null references users on delete cascade,
  profession_id int not null references professions,
  description text not null,
  location text not null,
  location_place_id text,
  area text not null,
  lat double precision,
  lon double precision,
  -- Found: the place is the one that was named, not a guess from its text. Exact: smaller than a city.
  place_found boolean not null default true,
  place_is_exact boolean not null default false,
  urgency text not null check (urgency in
    ('Very urgent (within 24h)', 'Soon (2-3 days)', 'Not urgent (within a week)')),
  language text not null check (language in ('en', 'fr', 'es')),
  status text not null check (status in
    ('sent', 'pending', 'accepted', 'in_progress', 'completed', 'cancelled')),
  professional_id uuid references professionals on delete set null,
  contact_email text,
  contact_phone text,
  idempotency_key text,
  fingerprint bytea not null,
  created_at timestamptz not null,
  -- The same open request of the same customer again within a day is a slip, however fast it comes.
  constraint requests_not_twice_a_day exclude using gist (
    customer_id with =,
    fingerprint with =,
    tsrange(created_at at time zone 'UTC', created_at at time zone 'UTC' + interval '24 hours') with &&
  ) where (status in ('sent', 'pending', 'accepted', 'in_progress'))
);
create index requests_customer on requests (customer_id, created_at desc);
create unique index requests_idempotency on requests (customer_id, idempotency_key)
  where idempotency_key is not null;
create index requests_waiting on requests (profession_id, created_at) where status = 'pending';

create table leads (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  status text not null check (status in ('pending', 'accepted', 'denied', 'expired', 'withdrawn')),
  rank int not null,
  distance_km double precision,
  reasons jsonb not null,
  sent_at timestamptz not null,
  responded_at timestamptz,
  professional_response text,
  constraint leads_once_per_professional unique (request_id, professional_id)
);
create index leads_professional on leads (professional_id, sent_at desc);

create table request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references requests on delete cascade,
  lead_id uuid references leads on delete cascade,
  event text not null,
  actor text not null check (actor in ('customer', 'professional', 'system')),
  from_status text,
  to_status text,
  at timestamptz not null
);
create index request_history_request on request_history (request_id, id);
