/** What breaks each rule of faults/invariants.sql, from the state after some stories. */
export const BREAKS: Readonly<Record<string, string>> = {
  'more than three professionals are asked at the same time': `insert into leads
    (id, request_id, professional_id, status, rank, reasons, sent_at, expires_at)
    select gen_random_uuid(), l.request_id, p.id, 'pending', 9, '[]', now(), now() + interval '1 day'
    from (select request_id from leads where status in ('pending', 'accepted')
      group by 1 having count(*) = 3 limit 1) l,
    lateral (select id from professionals p where not exists (select from leads o
      where o.request_id = l.request_id and o.professional_id = p.id) limit 1) p`,
  'fewer than three are asked although somebody else could be': `update leads set status = 'withdrawn', ended_because = 'gone'
    where id = (select l.id from leads l join requests r on r.id = l.request_id
      where l.status in ('pending', 'accepted') and r.profession_id in (select profession_id
        from professionals group by 1 having count(*) > 3)
      and r.status in ('sent', 'accepted') and r.urgency not like 'Very%' limit 1)`,
  'more have accepted than a request takes': `update requests set urgency = 'Very urgent (within 24h)'
    where id in (select request_id from leads where status = 'accepted' group by 1 having count(*) > 1)`,
  'the state of a request does not fit its leads': `update requests set professional_id = null`,
  'a quota is not what was taken of it': 'update professional_quotas set used = used + 1',
  'who has contacts left is not who can be contacted': `update professionals
    set quota_open = not quota_open where id in (select professional_id from professional_quotas)`,
  'a lead took nothing of a quota': `delete from quota_entries where id in (
    select id from quota_entries where kind = 'taken' limit 1)`,
  'what a lead took of a quota was given back wrongly, or was not': `insert into quota_entries
    (professional_id, lead_id, kind, reason, month, profession_id, area, at)
    select professional_id, lead_id, 'returned', 'withdrawn', month, profession_id, area, at
    from quota_entries where lead_id in (select id from leads where status = 'accepted') limit 1`,
  'the counted answers of a professional are not those given':
    'update professionals set accepted_count = accepted_count + 1',
  'the state of a lead is not the last of its history': `delete from request_history
    where event = 'accept'`,
  'the history has an event twice': `insert into request_history
    (request_id, lead_id, event, actor, from_status, to_status, at)
    select request_id, lead_id, event, actor, from_status, to_status, at from request_history
    where event = 'contact' limit 1`,
  'a lead that waits for an answer has no notice': `delete from notices where kind = 'newLead'`,
  'an acceptance has no notice': `delete from notices where kind = 'leadAccepted'`,
  'a person is notified twice of one fact': `insert into notices
    (id, user_id, kind, dedupe_key, language, facts, created_at)
    select gen_random_uuid(), user_id, kind, dedupe_key || ' again', language, facts, created_at
    from notices where kind = 'newLead' limit 1`,
  'a message waits in the outbox': 'update outbox_messages set sent_at = null',
  'a delayed letter was never released': `insert into held_letters
    (notice_id, channel, lane, user_id, passes_quiet)
    select id, 'email', 'calm', user_id, false from notices limit 1`,
  'a job failed for good': `insert into pgboss.job (name, data) values ('dead-letters', '{}')`,
  'a job that is due has not run': `insert into pgboss.job (name, start_after)
    values ('domain-events', now() - interval '2 minutes')`,
  'a rating is not the mean of its reviews': 'update professionals set review_count = 7',
  'a session of somebody who has left is alive': `update users set erased_at = now()`,
  'the plan of a professional is not what Stripe said last': `update professional_quotas
    set plan_id = 'free' where professional_id in (select professional_id from subscriptions)`,
  'a subscription has a trial that its professional has used before': `update subscriptions
    set trial_subscription_id = 'sub_of_another_year'`,
  "an operator's act on a request is not in the audit log once": `insert into admin_audit
    (at, admin_id, admin_email, action, target_kind, target, address)
    select at, admin_id, admin_email, action, target_kind, target, address from admin_audit
    where action = 'cancelled'`,
  'a suspension is not what the audit log says last of it': 'update users set suspended_at = null',
  'granted contacts are not those of the audit log': `update quota_entries set amount = amount + 1
    where kind = 'granted'`,
  'a hidden review is not what the audit log says last of it':
    'update reviews set hidden_at = null',
};
