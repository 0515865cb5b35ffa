-- What holds once all jobs have run, whatever died before. Each query returns the rows that break
-- its rule; docs/reliability.md says how it is used.

-- rule: more than three professionals are asked at the same time
select request_id, count(*) from leads where status in ('pending', 'accepted')
group by request_id having count(*) > 3;

-- rule: a professional is asked twice for one request
select request_id, professional_id, count(*) from leads
group by request_id, professional_id having count(*) > 1;

-- rule: more have accepted than a request takes
select r.id, count(*) from requests r join leads l on l.request_id = r.id and l.status = 'accepted'
group by r.id having count(*) > case when r.urgency like 'Very%' then 1 else 3 end;

-- rule: fewer than three are asked although somebody else could be
with looking as (
  select r.*, count(l.id) filter (where l.status in ('pending', 'accepted')) as alive
  from requests r left join leads l on l.request_id = r.id
  where r.status in ('sent', 'pending', 'accepted') and r.direct_to is null and r.starts_on is null
  group by r.id
)
select r.id, r.alive, p.id as could_be from looking r
cross join lateral (
  select p.id from professionals p
  where p.contactable and p.user_id <> r.customer_id
    and (p.profession_id = r.profession_id or exists (select from further_professions f
      where f.professional_id = p.id and f.profession_id = r.profession_id))
    and not exists (select from leads l where l.request_id = r.id and l.professional_id = p.id)
    and not exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((r.customer_id, p.user_id), (p.user_id, r.customer_id)))
    and 12742 * asin(sqrt(pow(sin(radians(p.lat - r.lat) / 2), 2) + cos(radians(p.lat)) *
      cos(radians(r.lat)) * pow(sin(radians(p.lon - r.lon) / 2), 2))) < p.service_radius_km - 0.5
  limit 1
) p
where r.alive < 3
  and not exists (select from leads a where a.request_id = r.id and a.status = 'accepted'
    and r.urgency like 'Very%');

-- rule: the state of a request does not fit its leads
with request as (
  select r.id, r.status, r.professional_id, r.hired_at, r.urgency,
    count(*) filter (where l.status = 'accepted') as accepted,
    count(*) filter (where l.status in ('pending', 'accepted')) as alive
  from requests r left join leads l on l.request_id = r.id group by r.id
)
select id, status, accepted, alive from request
where (status in ('sent', 'pending', 'accepted') and (status = 'accepted') <> (accepted > 0))
  or (status in ('sent', 'pending', 'accepted') and (status = 'pending') <> (alive = 0))
  or (status in ('sent', 'pending', 'accepted') and (professional_id is null) <> (accepted = 0))
  or (status in ('in_progress', 'completed') and (hired_at is null or accepted <> 1 or alive <> 1))
  or (status = 'cancelled' and alive > 0);

-- rule: a quota is not what was taken of it
select q.professional_id, q.used from professional_quotas q where used <> (
  select coalesce(sum(case kind when 'taken' then amount when 'returned' then -amount end), 0)
  from quota_entries e where e.professional_id = q.professional_id and e.month = q.month);

-- rule: a lead took nothing of a quota
select l.id from leads l
where not exists (select from quota_entries e where e.lead_id = l.id and e.kind = 'taken');

-- rule: what a lead took of a quota was given back wrongly, or was not
-- The silence of a customer is settled either way.
select l.id, l.status, e.reason from leads l
left join quota_entries e on e.lead_id = l.id and e.kind = 'returned'
where coalesce(e.reason, '') <> case
  when l.status = 'withdrawn' and l.responded_at is null then 'withdrawn'
  when l.status = 'expired' and l.seen_at is null then 'expired_unseen'
  when l.silence_settled_at is not null and e.reason = 'customer_silent' then 'customer_silent'
  else '' end;

-- rule: the counted answers of a professional are not those given
select p.id, p.accepted_count, p.denied_count from professionals p
where (accepted_count, denied_count) <> (
  select count(*) filter (where responded_at is not null and status <> 'denied'),
    count(*) filter (where status = 'denied')
  from leads l where l.professional_id = p.id);

-- rule: the state of a lead is not the last of its history
select l.id, l.status from leads l where status is distinct from (
  select to_status from request_history h where h.lead_id = l.id and h.event in
    ('contact', 'accept', 'decline', 'expire', 'withdraw', 'release', 'stepBack', 'replace')
  order by h.id desc limit 1);

-- rule: the history has an event twice
select request_id, lead_id, event, count(*) from request_history
-- An acceptance is written for its lead, and the first for the request too: the latter is not pending.
where event in ('submit', 'contact', 'hire', 'complete', 'cancel')
  or (event in ('accept', 'decline') and from_status = 'pending')
group by request_id, lead_id, event having count(*) > 1;

-- rule: a lead that waits for an answer has no notice
-- One who answered before the reaction ran needs none.
select l.id from leads l join professionals p on p.id = l.professional_id
where p.user_id is not null and l.status = 'pending'
  and not exists (select from notices n where n.dedupe_key = 'newLead:' || l.id);

-- rule: an acceptance has no notice
-- One that was withdrawn before the reaction ran needs none.
select l.id from leads l where l.status = 'accepted'
  and not exists (select from notices n where n.dedupe_key = 'leadAccepted:' || l.id);

-- rule: a person is notified twice of one fact
select user_id, kind, facts ->> 'href' as about, count(*) from notices
where kind in ('newLead', 'leadAccepted')
group by 1, 2, 3 having count(*) > 1;

-- rule: a message waits in the outbox
select id, kind, attempts, last_error from outbox_messages
where sent_at is null and failed_at is null;

-- rule: a delayed letter was never released
select notice_id, channel from held_letters;

-- rule: a message of the outbox is queued twice
select dedupe_key, count(*) from outbox_messages group by dedupe_key having count(*) > 1;

-- rule: a job failed for good
select id, data from pgboss.job where name = 'dead-letters';

-- rule: a job that is due has not run
select id, name, state from pgboss.job
where name not like '\_\_pgboss%' and (state = 'active'
  or (state < 'active' and start_after <= now() - interval '1 minute'));

-- rule: two messages have one key
select sender_user_id, idempotency_key, count(*) from messages
where idempotency_key is not null group by 1, 2 having count(*) > 1;

-- rule: a rating is not the mean of its reviews
select p.id, p.rating_mean, p.review_count from professionals p
join lateral (select count(*) as n, coalesce(avg(rating), 0) as mean from reviews r
  where r.professional_id = p.id and r.hidden_at is null) shown on true
where p.review_count <> shown.n or abs(p.rating_mean - shown.mean) > 0.01;

-- rule: a request is reviewed twice
select request_id, count(*) from reviews where request_id is not null
group by request_id having count(*) > 1;

-- rule: a session of somebody who has left is alive
select s.id from sessions s join users u on u.id = s.user_id
where u.erased_at is not null and s.expires_at > now();
