-- What an operator may do, and what is kept of it.

-- What an action was about, and how it stood before and after.
alter table admin_audit
  add column target_kind text,
  add column before jsonb,
  add column after jsonb;
create index admin_audit_target on admin_audit (target_kind, target, id desc) where target is not null;
create index admin_audit_by_action on admin_audit (action, id desc);

-- When the admin last proved who they are, by an authenticator app or the password.
alter table admin_sessions add column proven_at timestamptz;
update admin_sessions set proven_at = created_at;
alter table admin_sessions alter column proven_at set not null;

-- Somebody kept out by an operator.
alter table users add column suspended_at timestamptz;
create index users_suspended on users (suspended_at) where suspended_at is not null;

-- A professional is hidden while they leave or are suspended; what they were before comes back once
-- neither holds any more.
alter table professionals rename column active_before_leaving to active_before_hiding;
alter table professionals
  add column leaving boolean not null default false,
  add column suspended_at timestamptz;
update professionals set leaving = true where active_before_hiding is not null;
alter table professionals add constraint professionals_hidden_is_whole
  check ((active_before_hiding is not null) = (leaving or suspended_at is not null));

alter table reports
  add column resolved_at timestamptz,
  add column resolved_by text,
  add column resolution text check (resolution in ('dismissed', 'acted')),
  add column resolution_note text check (length(resolution_note) between 1 and 1000),
  add constraint reports_resolution_is_whole
    check (num_nulls(resolved_at, resolved_by, resolution) in (0, 3));
create index reports_open on reports (created_at desc, id desc) where resolved_at is null;

-- Contacts that an operator grants for the month at hand.
alter table professional_quotas add column granted int not null default 0 check (granted >= 0);
alter table quota_entries
  add column amount int not null default 1 check (amount > 0),
  alter column lead_id drop not null,
  alter column profession_id drop not null,
  alter column area drop not null,
  drop constraint quota_entries_kind_check,
  drop constraint quota_entries_reason_check,
  add constraint quota_entries_kind_check check (kind in ('taken', 'returned', 'granted')),
  add constraint quota_entries_reason_check
    check (reason in ('contacted', 'expired_unseen', 'withdrawn', 'customer_silent', 'operator')),
  add constraint quota_entries_is_whole
    check (num_nulls(lead_id, profession_id, area) = case when kind = 'granted' then 3 else 0 end);

-- An operator is part of the life of a request.
alter table request_history
  drop constraint request_history_actor_check,
  add constraint request_history_actor_check
    check (actor in ('customer', 'professional', 'system', 'operator'));
alter table leads
  drop constraint leads_ended_because_check,
  add constraint leads_ended_because_check check (ended_because in
    ('filled', 'hired_other', 'cancelled', 'released', 'stepped_back', 'blocked', 'gone', 'replaced'));

-- The catalogue as its operator keeps it: what is empty here is said by the program itself.
alter table professions
  add column active boolean not null default true,
  add column category text not null default 'home_services'
    check (category in ('home_repair', 'tech', 'business', 'home_services')),
  add column icon text,
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column cue_words jsonb not null default '{}' check (jsonb_typeof(cue_words) = 'object');
update professions set category = 'home_repair' where slug in
  ('plumber', 'electrician', 'painter', 'carpenter', 'handyman', 'roofer', 'hvac-technician',
   'locksmith', 'appliance-repair', 'general-contractor', 'flooring-installer', 'tiler', 'mason',
   'window-installer', 'security-installer');
update professions set category = 'tech' where slug in
  ('web-designer', 'web-developer', 'computer-repair', 'graphic-designer');
update professions set category = 'business' where slug in
  ('accountant', 'lawyer', 'architect', 'marketing-consultant', 'translator', 'notary',
   'financial-advisor');
