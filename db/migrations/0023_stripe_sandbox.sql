-- What the embedded stand-in of Stripe knows; empty wherever real keys are.

create table sandbox_objects (
  -- As Stripe writes them: cus_…, sub_…, in_….
  id text primary key,
  kind text not null,
  customer text,
  -- When time does something to it: the end of a trial or a period, another try to charge.
  due_at timestamptz,
  -- In the order of making; lists begin with the newest.
  made bigint not null generated always as identity,
  -- What the API shows, with nothing expanded.
  body jsonb not null,
  -- What Stripe knows beside it.
  hidden jsonb not null default '{}'
);
create index sandbox_objects_of on sandbox_objects (kind, customer, made);
create index sandbox_objects_due on sandbox_objects (due_at) where due_at is not null;

-- The first answer to each idempotency key.
create table sandbox_idempotency (
  key text primary key,
  request_hash text not null,
  status int not null,
  body jsonb not null,
  answered_at timestamptz not null
);
create index sandbox_idempotency_answered on sandbox_idempotency (answered_at);
