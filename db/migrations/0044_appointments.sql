-- When the two sides of an accepted lead meet: at most one appointment a lead is active.
create table appointments (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  lead_id uuid not null references leads on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  status text not null check (status in
    ('agreed', 'on_the_way', 'arrived', 'over', 'missed', 'disputed', 'called_off', 'closed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- How often it was changed since it was agreed: SEQUENCE of RFC 5545.
  sequence int not null default 0 check (sequence >= 0),
  -- When its time was agreed last.
  agreed_at timestamptz not null,
  on_the_way_at timestamptz,
  arrived_at timestamptz,
  ended_at timestamptz,
  called_off_by text check (called_off_by in ('customer', 'professional')),
  reason text,
  missed_by text check (missed_by in ('customer', 'professional')),
  -- The beginning that a reminder was sent for.
  day_reminder_for timestamptz,
  hours_reminder_for timestamptz,
  check (ends_at > starts_at),
  check ((status in ('agreed', 'on_the_way', 'arrived')) = (ended_at is null)),
  check ((status in ('missed', 'disputed')) = (missed_by is not null))
);
create unique index appointments_active on appointments (lead_id)
  where status in ('agreed', 'on_the_way', 'arrived');
create index appointments_lead on appointments (lead_id);
create index appointments_request on appointments (request_id);
create index appointments_professional on appointments (professional_id);
create index appointments_begin on appointments (starts_at) where status in ('agreed', 'on_the_way', 'arrived');
create index appointments_end on appointments (ends_at) where status in ('agreed', 'on_the_way', 'arrived');

-- Up to three times that one side proposes to the other: one proposal a lead is open.
create table appointment_proposals (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  lead_id uuid not null references leads on delete cascade,
  proposed_by text not null check (proposed_by in ('customer', 'professional')),
  status text not null check (status in
    ('open', 'replaced', 'withdrawn', 'declined', 'expired', 'closed', 'accepted')),
  times jsonb not null,
  note text,
  -- The beginning of the last of its times.
  expires_at timestamptz not null,
  idempotency_key text,
  sent_at timestamptz not null,
  ended_at timestamptz,
  unique (lead_id, proposed_by, idempotency_key),
  check ((status = 'open') = (ended_at is null))
);
create unique index appointment_proposals_open on appointment_proposals (lead_id) where status = 'open';
create index appointment_proposals_lead on appointment_proposals (lead_id);
create index appointment_proposals_request on appointment_proposals (request_id);
create index appointment_proposals_expiry on appointment_proposals (expires_at) where status = 'open';
