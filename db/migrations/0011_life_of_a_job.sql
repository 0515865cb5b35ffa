-- The whole life of a request and its leads: hired, done, cancelled; seen, expired, replaced, let go.

alter table requests
  add column hired_at timestamptz,
  add column completion_reported_at timestamptz,
  add column ended_at timestamptz,
  add column cancel_reason text check (length(cancel_reason) between 1 and 500),
  -- How many photos it shows, so that a list of requests without any asks for none.
  add column photo_count smallint not null default 0 check (photo_count between 0 and 5),
  -- Fewer are asked than should be: whoever becomes available nearby is asked at once.
  add column is_short boolean not null default false;
update requests set is_short = true where status = 'pending';

drop index requests_waiting;
create index requests_short on requests (profession_id, id)
  where is_short and status in ('sent', 'pending', 'accepted');
create index requests_reported on requests (completion_reported_at)
  where status = 'in_progress' and completion_reported_at is not null;

alter table leads
  add column seen_at timestamptz,
  -- Until when an answer is waited for; fixed when the professional is contacted.
  add column expires_at timestamptz,
  add column ended_because text check (ended_because in
    ('filled', 'hired_other', 'cancelled', 'released', 'stepped_back', 'blocked', 'gone')),
  -- The ended lead whose place this one took.
  add column replaces uuid references leads on delete set null,
  add column decline_reason text check (decline_reason in
    ('too_far', 'too_busy', 'not_my_trade', 'price', 'other')),
  -- When it was decided whether the contact is given back for the customer's silence.
  add column silence_settled_at timestamptz;
update leads set expires_at = sent_at + interval '24 hours';
update leads set ended_because = 'filled' where status = 'withdrawn';
alter table leads
  alter column expires_at set not null,
  add constraint leads_withdrawn_for_a_reason check
    ((status = 'withdrawn') = (ended_because is not null));

create unique index leads_replaces on leads (replaces) where replaces is not null;
create index leads_expiring on leads (expires_at) where status = 'pending';
create index leads_professional_status on leads (professional_id, status, sent_at desc);
create index leads_unsettled on leads (responded_at)
  where status in ('accepted', 'withdrawn') and responded_at is not null and silence_settled_at is null;

-- What somebody said when they let go or cancelled.
alter table request_history add column note text;
