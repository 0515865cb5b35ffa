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

-- rule: who has contacts left is not who can be contacted
select p.id, p.quota_open, q.used from professionals p
join professional_quotas q on q.professional_id = p.id
join plans on plans.id = q.plan_id
where p.quota_open <> (q.used < coalesce(plans.max_requests + q.granted, q.used + 1));

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
group by request_id, lead_id, event
-- What an operator has opened again may be cancelled again.
having count(*) > 1 + (select count(*) from request_history again
  where request_history.event = 'cancel' and again.event = 'reopen'
    and again.request_id = request_history.request_id);

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

-- rule: the plan of a professional is not what Stripe said last
-- Without a subscription that ever counted, a plan may be a gift.
select s.professional_id, s.plan_id as paid, s.status, q.plan_id as in_force from subscriptions s
left join professional_quotas q on q.professional_id = s.professional_id
where (s.active or s.entitled_since is not null)
  and coalesce(q.plan_id, 'free') <> case when s.active then s.plan_id else 'free' end;

-- rule: a subscription has a trial that its professional has used before
select professional_id, stripe_subscription_id, trial_subscription_id from subscriptions
where status = 'trialing' and active
  and (trial_used_at is null or trial_subscription_id is distinct from stripe_subscription_id);

-- rule: an operator's act on a request is not in the audit log once
-- What a suspension or a deletion ends has no entry of its own.
with acts as (
  select request_id, case when event = 'cancel' then 'cancelled'
    when event = 'contact' then 'assigned' else 'reopened' end as action, count(*) as done
  from request_history where actor = 'operator' and (
    event in ('reopenCancelled', 'reopenCompleted')
    or (event = 'cancel' and lead_id is null) or (event = 'contact' and lead_id is not null))
  group by 1, 2
), entries as (
  select r.id as request_id, a.action, count(*) as logged
  from admin_audit a join requests r on r.id::text = a.target
  where a.target_kind = 'request' and a.action in ('cancelled', 'assigned', 'reopened')
  group by 1, 2
)
select request_id, action, done, logged from acts full join entries using (request_id, action)
where done is distinct from logged and not (action = 'cancelled'
  and coalesce(done, 0) > coalesce(logged, 0) and exists (
  select from requests r join admin_audit a on a.action in ('suspended', 'deleted')
    and r.customer_id::text in (a.target, a.after ->> 'userId', a.before ->> 'userId')
  where r.id = request_id));

-- rule: a suspension is not what the audit log says last of it
with said as (
  select distinct on (user_id) user_id, action
  from (select coalesce(after ->> 'userId', target) as user_id, action, id from admin_audit
    where action = 'suspended' or (action = 'reinstated' and target_kind = 'user')
    union all
    select p.user_id::text, a.action, a.id from admin_audit a
    join professionals p on p.id::text = a.target
    where a.action = 'reinstated' and a.target_kind = 'professional') acts
  order by user_id, id desc
)
select u.id, u.suspended_at, said.action from users u left join said on said.user_id = u.id::text
where u.erased_at is null
  and (u.suspended_at is not null) <> (coalesce(said.action, 'reinstated') = 'suspended');

-- rule: granted contacts are not those of the audit log
select professional_id, amount, logged from
  (select professional_id, sum(amount) as amount from quota_entries
    where kind = 'granted' group by 1) granted
full join
  (select target::uuid as professional_id, sum((after ->> 'amount')::int) as logged
    from admin_audit where action = 'credits_granted' group by 1) audited
  using (professional_id)
where amount is distinct from logged;

-- rule: a hidden review is not what the audit log says last of it
select r.id, r.hidden_at, said.action from reviews r
left join lateral (select action from admin_audit where target_kind = 'review'
    and target = r.id::text and action in ('hidden', 'restored') order by id desc limit 1) said
  on true
where (r.hidden_at is not null) <> (coalesce(said.action, 'restored') = 'hidden');
