-- Every contact that was counted or given back, so that a professional can check the number.

create table quota_entries (
  id bigint generated always as identity primary key,
  professional_id uuid not null references professionals on delete cascade,
  -- No reference: what was counted stays counted when the request is deleted.
  lead_id uuid not null,
  kind text not null check (kind in ('taken', 'returned')),
  reason text not null check (reason in ('contacted', 'expired_unseen', 'withdrawn', 'customer_silent')),
  -- The month it counts in, by its first day.
  month date not null,
  profession_id int not null references professions,
  area text not null,
  at timestamptz not null,
  constraint quota_entries_once unique (lead_id, kind)
);
create index quota_entries_professional on quota_entries (professional_id, id desc);

-- What this month has counted so far.
insert into quota_entries
  (professional_id, lead_id, kind, reason, month, profession_id, area, at)
select leads.professional_id, leads.id, 'taken', 'contacted', quota.month,
  requests.profession_id, requests.area, leads.sent_at
from leads
join requests on requests.id = leads.request_id
join professional_quotas quota on quota.professional_id = leads.professional_id
where date_trunc('month', leads.sent_at at time zone 'UTC') = quota.month
order by leads.sent_at, leads.id;
insert into quota_entries
  (professional_id, lead_id, kind, reason, month, profession_id, area, at)
select taken.professional_id, taken.lead_id, 'returned', 'withdrawn', taken.month,
  taken.profession_id, taken.area, taken.at
from quota_entries taken
join leads on leads.id = taken.lead_id
where leads.status = 'withdrawn'
order by taken.id;
