-- GENERATED from db/migrations by `npm run generate`: the whole database in one file.

create extension btree_gist;
create extension pg_trgm;

create table admin_audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  admin_id uuid not null,
  admin_email text not null,
  action text not null,
  target text,
  reason text,
  address text not null,
  target_kind text,
  before jsonb,
  after jsonb,
  constraint admin_audit_pkey primary key (id)
);
create index admin_audit_admin on admin_audit using btree (admin_email, action, at);
create index admin_audit_at on admin_audit using btree (at);
create index admin_audit_by on admin_audit using btree (admin_email, id desc);
create index admin_audit_by_action on admin_audit using btree (action, id desc);
create index admin_audit_changes on admin_audit using btree (id desc) where (action <> 'read'::text);
create index admin_audit_target on admin_audit using btree (target_kind, target, id desc) where (target is not null);

create table admin_invitations (
  id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint admin_invitations_pkey primary key (id),
  constraint admin_invitations_email_key unique (email),
  constraint admin_invitations_token_hash_key unique (token_hash),
  constraint admin_invitations_invited_by_fkey foreign key (invited_by) references admins(id) on delete cascade,
  constraint admin_invitations_email_is_lower_case check ((email = lower(email))),
  constraint admin_invitations_role_check check ((role = any (array['owner'::text, 'moderator'::text, 'support'::text, 'readOnly'::text])))
);
create index admin_invitations_invited_by on admin_invitations using btree (invited_by);

create table admin_passkeys (
  id uuid not null,
  admin_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint admin_passkeys_pkey primary key (id),
  constraint admin_passkeys_credential_id_key unique (credential_id),
  constraint admin_passkeys_admin_id_fkey foreign key (admin_id) references admins(id) on delete cascade,
  constraint admin_passkeys_counter_check check ((counter >= 0)),
  constraint admin_passkeys_credential_id_check check (((octet_length(credential_id) >= 1) and (octet_length(credential_id) <= 1023)))
);
create index admin_passkeys_admin on admin_passkeys using btree (admin_id);

create table admin_recovery_codes (
  admin_id uuid not null,
  code_hash bytea not null,
  constraint admin_recovery_codes_pkey primary key (admin_id, code_hash),
  constraint admin_recovery_codes_admin_id_fkey foreign key (admin_id) references admins(id) on delete cascade
);

create table admin_sessions (
  token_hash bytea not null,
  admin_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  proven_at timestamp with time zone not null,
  constraint admin_sessions_pkey primary key (token_hash),
  constraint admin_sessions_admin_id_fkey foreign key (admin_id) references admins(id) on delete cascade
);
create index admin_sessions_admin on admin_sessions using btree (admin_id);

create table admins (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  is_demo boolean not null default false,
  totp_secret bytea,
  totp_confirmed_at timestamp with time zone,
  totp_last_step integer not null default 0,
  created_at timestamp with time zone not null,
  name_folded text not null generated always as (folded(name)) stored,
  role text not null default 'owner'::text,
  constraint admins_pkey primary key (id),
  constraint admins_email_key unique (email),
  constraint admins_email_is_lower_case check ((email = lower(email))),
  constraint admins_role_check check ((role = any (array['owner'::text, 'moderator'::text, 'support'::text, 'readOnly'::text])))
);

create table answer_links (
  token_hash bytea not null,
  lead_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint answer_links_pkey primary key (token_hash),
  constraint answer_links_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint answer_links_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index answer_links_expiry on answer_links using btree (expires_at);
create index answer_links_lead on answer_links using btree (lead_id);
create index answer_links_user on answer_links using btree (user_id);

create table appointment_proposals (
  id uuid not null,
  request_id uuid not null,
  lead_id uuid not null,
  proposed_by text not null,
  status text not null,
  times jsonb not null,
  note text,
  expires_at timestamp with time zone not null,
  idempotency_key text,
  sent_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint appointment_proposals_pkey primary key (id),
  constraint appointment_proposals_lead_id_proposed_by_idempotency_key_key unique (lead_id, proposed_by, idempotency_key),
  constraint appointment_proposals_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint appointment_proposals_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint appointment_proposals_check check (((status = 'open'::text) = (ended_at is null))),
  constraint appointment_proposals_proposed_by_check check ((proposed_by = any (array['customer'::text, 'professional'::text]))),
  constraint appointment_proposals_status_check check ((status = any (array['open'::text, 'replaced'::text, 'withdrawn'::text, 'declined'::text, 'expired'::text, 'closed'::text, 'accepted'::text])))
);
create index appointment_proposals_expiry on appointment_proposals using btree (expires_at) where (status = 'open'::text);
create index appointment_proposals_lead on appointment_proposals using btree (lead_id);
create unique index appointment_proposals_open on appointment_proposals using btree (lead_id) where (status = 'open'::text);
create index appointment_proposals_request on appointment_proposals using btree (request_id);

create table appointments (
  id uuid not null,
  request_id uuid not null,
  lead_id uuid not null,
  professional_id uuid not null,
  status text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sequence integer not null default 0,
  agreed_at timestamp with time zone not null,
  on_the_way_at timestamp with time zone,
  arrived_at timestamp with time zone,
  ended_at timestamp with time zone,
  called_off_by text,
  reason text,
  missed_by text,
  day_reminder_for timestamp with time zone,
  hours_reminder_for timestamp with time zone,
  constraint appointments_pkey primary key (id),
  constraint appointments_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint appointments_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint appointments_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint appointments_called_off_by_check check ((called_off_by = any (array['customer'::text, 'professional'::text]))),
  constraint appointments_check check ((ends_at > starts_at)),
  constraint appointments_check1 check (((status = any (array['agreed'::text, 'on_the_way'::text, 'arrived'::text])) = (ended_at is null))),
  constraint appointments_check2 check (((status = any (array['missed'::text, 'disputed'::text])) = (missed_by is not null))),
  constraint appointments_missed_by_check check ((missed_by = any (array['customer'::text, 'professional'::text]))),
  constraint appointments_sequence_check check ((sequence >= 0)),
  constraint appointments_status_check check ((status = any (array['agreed'::text, 'on_the_way'::text, 'arrived'::text, 'over'::text, 'missed'::text, 'disputed'::text, 'called_off'::text, 'closed'::text])))
);
create unique index appointments_active on appointments using btree (lead_id) where (status = any (array['agreed'::text, 'on_the_way'::text, 'arrived'::text]));
create index appointments_begin on appointments using btree (starts_at) where (status = any (array['agreed'::text, 'on_the_way'::text, 'arrived'::text]));
create index appointments_end on appointments using btree (ends_at) where (status = any (array['agreed'::text, 'on_the_way'::text, 'arrived'::text]));
create index appointments_lead on appointments using btree (lead_id);
create index appointments_professional on appointments using btree (professional_id);
create index appointments_request on appointments using btree (request_id);

create table auth_events (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  way text,
  user_id uuid,
  address_hash bytea,
  network_hash bytea not null,
  browser text,
  system text,
  constraint auth_events_pkey primary key (id),
  constraint auth_events_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint auth_events_kind_check check ((kind = any (array['signed_up'::text, 'signed_in'::text, 'sign_in_refused'::text, 'signed_out'::text, 'session_ended'::text, 'sessions_ended'::text, 'password_changed'::text, 'password_reset'::text, 'email_changed'::text, 'phone_changed'::text, 'address_lost'::text, 'identity_linked'::text, 'taken_over'::text, 'passkey_added'::text, 'passkey_removed'::text, 'passkey_refused'::text, 'app_added'::text, 'app_removed'::text, 'app_removed_by_operator'::text, 'recovery_codes_renewed'::text, 'recovery_code_used'::text, 'second_step_asked'::text, 'second_step_refused'::text]))),
  constraint auth_events_way_check check ((way = any (array['password'::text, 'email'::text, 'phone'::text, 'google'::text, 'facebook'::text, 'passkey'::text])))
);
create index auth_events_at on auth_events using btree (at);
create index auth_events_user on auth_events using btree (user_id, id desc) where (user_id is not null);

create table authenticator_apps (
  user_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  wrong_codes integer not null default 0,
  warned_at timestamp with time zone,
  constraint authenticator_apps_pkey primary key (user_id),
  constraint authenticator_apps_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint authenticator_apps_check check (((confirmed_at is null) = (last_step is null))),
  constraint authenticator_apps_wrong_codes_check check ((wrong_codes >= 0))
);
create index authenticator_apps_unconfirmed on authenticator_apps using btree (created_at) where (confirmed_at is null);

create table backup_failures (
  id bigint not null generated always as identity,
  failed_at timestamp with time zone not null,
  step text not null,
  constraint backup_failures_pkey primary key (id),
  constraint backup_failures_step_check check ((step = any (array['make'::text, 'copy'::text, 'verify'::text])))
);
create index backup_failures_newest on backup_failures using btree (failed_at desc);

create table backup_verifications (
  id bigint not null generated always as identity,
  verified_at timestamp with time zone not null,
  made_at timestamp with time zone not null,
  constraint backup_verifications_pkey primary key (id)
);
create index backup_verifications_newest on backup_verifications using btree (verified_at desc);

create table backups (
  id bigint not null generated always as identity,
  finished_at timestamp with time zone not null,
  rows bigint not null,
  files bigint,
  bytes bigint not null,
  constraint backups_pkey primary key (id),
  constraint backups_bytes_check check ((bytes >= 0)),
  constraint backups_files_check check ((files >= 0)),
  constraint backups_rows_check check ((rows >= 0))
);
create index backups_newest on backups using btree (finished_at desc);

create table blocks (
  id uuid not null,
  blocker_id uuid not null,
  blocked_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint blocks_pkey primary key (id),
  constraint blocks_once unique (blocker_id, blocked_id),
  constraint blocks_blocked_id_fkey foreign key (blocked_id) references users(id) on delete cascade,
  constraint blocks_blocker_id_fkey foreign key (blocker_id) references users(id) on delete cascade,
  constraint blocks_not_oneself check ((blocker_id <> blocked_id))
);
create index blocks_blocked on blocks using btree (blocked_id);

create table busy_days (
  professional_id uuid not null,
  day date not null,
  constraint busy_days_pkey primary key (professional_id, day),
  constraint busy_days_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade
);
create index busy_days_day on busy_days using btree (day);

create table calendar_feeds (
  user_id uuid not null,
  token_hash bytea not null,
  made_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_feeds_pkey primary key (user_id),
  constraint calendar_feeds_token_hash_key unique (token_hash),
  constraint calendar_feeds_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create table change_orders (
  id uuid not null,
  quote_id uuid not null,
  request_id uuid not null,
  professional_id uuid not null,
  number integer not null,
  status text not null,
  terms jsonb not null,
  total_before bigint not null,
  total_after bigint not null,
  idempotency_key text,
  sent_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  decline_reason text,
  constraint change_orders_pkey primary key (id),
  constraint change_orders_professional_id_idempotency_key_key unique (professional_id, idempotency_key),
  constraint change_orders_quote_id_number_key unique (quote_id, number),
  constraint change_orders_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint change_orders_quote_id_fkey foreign key (quote_id) references quotes(id) on delete cascade,
  constraint change_orders_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint change_orders_check check (((status = 'open'::text) = (ended_at is null))),
  constraint change_orders_number_check check ((number > 0)),
  constraint change_orders_status_check check ((status = any (array['open'::text, 'withdrawn'::text, 'declined'::text, 'closed'::text, 'accepted'::text]))),
  constraint change_orders_total_after_check check ((total_after >= 0)),
  constraint change_orders_total_before_check check ((total_before >= 0))
);
create unique index change_orders_open on change_orders using btree (quote_id) where (status = 'open'::text);
create index change_orders_request on change_orders using btree (request_id);

create table completion_records (
  id uuid not null,
  request_id uuid not null,
  professional_id uuid not null,
  number integer not null,
  currency text not null,
  terms jsonb not null,
  total bigint,
  idempotency_key text,
  reported_at timestamp with time zone not null,
  constraint completion_records_pkey primary key (id),
  constraint completion_records_professional_id_idempotency_key_key unique (professional_id, idempotency_key),
  constraint completion_records_request_id_number_key unique (request_id, number),
  constraint completion_records_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint completion_records_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint completion_records_number_check check ((number > 0)),
  constraint completion_records_total_check check ((total >= 0))
);

create table consents (
  id bigint not null generated always as identity,
  user_id uuid not null,
  purpose text not null,
  version text not null,
  language text not null,
  given boolean not null,
  at timestamp with time zone not null,
  constraint consents_pkey primary key (id),
  constraint consents_purpose_check check ((purpose = any (array['terms'::text, 'public_page'::text])))
);
create index consents_user on consents using btree (user_id, id);

create table contact_messages (
  id uuid not null,
  user_id uuid,
  name text not null,
  email text not null,
  language text not null,
  message text not null,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by text,
  told_at timestamp with time zone,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint contact_messages_answer_is_whole check (((answered_at is null) = (answered_by is null))),
  constraint contact_messages_message_check check (((length(message) >= 1) and (length(message) <= 4000)))
);
create index contact_messages_email on contact_messages using btree (lower(email));
create index contact_messages_newest on contact_messages using btree (created_at desc, id desc);
create index contact_messages_open on contact_messages using btree (created_at desc, id desc) where (answered_at is null);
create index contact_messages_untold on contact_messages using btree (created_at) where (told_at is null);
create index contact_messages_user on contact_messages using btree (user_id) where (user_id is not null);

create table conversation_reads (
  request_id uuid not null,
  professional_id uuid not null,
  reader text not null,
  read_until timestamp with time zone not null,
  read_at timestamp with time zone not null,
  constraint conversation_reads_pkey primary key (request_id, professional_id, reader),
  constraint conversation_reads_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint conversation_reads_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint conversation_reads_reader_check check ((reader = any (array['user'::text, 'professional'::text])))
);

create table do_not_contact (
  channel text not null,
  address_hash bytea not null,
  asked_at timestamp with time zone not null,
  constraint do_not_contact_pkey primary key (channel, address_hash),
  constraint do_not_contact_channel_check check ((channel = any (array['email'::text, 'phone'::text])))
);

create table erasures (
  user_id uuid not null,
  erased_at timestamp with time zone not null,
  asked_by text not null,
  constraint erasures_pkey primary key (user_id),
  constraint erasures_asked_by_check check ((asked_by = any (array['person'::text, 'operator'::text])))
);

create table external_calendars (
  professional_id uuid not null,
  address bytea not null,
  saved_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  read_at timestamp with time zone,
  failure text,
  busy jsonb not null default '[]'::jsonb,
  constraint external_calendars_pkey primary key (professional_id),
  constraint external_calendars_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint external_calendars_busy_check check ((jsonb_typeof(busy) = 'array'::text)),
  constraint external_calendars_failure_check check ((failure = any (array['not_allowed'::text, 'unreachable'::text, 'too_large'::text, 'unreadable'::text])))
);
create index external_calendars_due on external_calendars using btree (due_at);

create table files (
  id uuid not null,
  owner_user_id uuid not null,
  purpose text not null,
  kind text not null,
  name text not null,
  media_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  request_id uuid,
  message_id uuid,
  position smallint,
  professional_id uuid,
  caption text,
  completion_id uuid,
  constraint files_pkey primary key (id),
  constraint files_completion_id_fkey foreign key (completion_id) references completion_records(id) on delete cascade,
  constraint files_message_id_fkey foreign key (message_id) references messages(id) on delete cascade,
  constraint files_owner_user_id_fkey foreign key (owner_user_id) references users(id) on delete cascade,
  constraint files_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint files_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint files_bytes_check check ((bytes > 0)),
  constraint files_caption_check check (((length(caption) >= 1) and (length(caption) <= 200))),
  constraint files_check1 check (((request_id is null) or (purpose = 'request'::text))),
  constraint files_check2 check (((message_id is null) or (purpose = 'message'::text))),
  constraint files_check4 check (((kind = 'image'::text) = ((width is not null) and (height is not null)))),
  constraint files_hangs_on_one check ((num_nonnulls(request_id, message_id, professional_id, completion_id) <= 1)),
  constraint files_kind_check check ((kind = any (array['image'::text, 'document'::text]))),
  constraint files_of_completion check (((completion_id is null) or (purpose = any (array['before'::text, 'after'::text])))),
  constraint files_of_professional check (((professional_id is null) or (purpose = any (array['work'::text, 'portrait'::text])))),
  constraint files_position_where_attached check ((("position" is null) = (num_nonnulls(request_id, message_id, professional_id, completion_id) = 0))),
  constraint files_purpose_check check ((purpose = any (array['request'::text, 'message'::text, 'work'::text, 'portrait'::text, 'before'::text, 'after'::text])))
);
create unique index files_completion on files using btree (completion_id, purpose, "position") where (completion_id is not null);
create unique index files_message on files using btree (message_id, "position") where (message_id is not null);
create index files_owner on files using btree (owner_user_id);
create unique index files_professional on files using btree (professional_id, purpose, "position") where (professional_id is not null);
create unique index files_request on files using btree (request_id, "position") where (request_id is not null);
create index files_unattached on files using btree (created_at) where ((request_id is null) and (message_id is null) and (professional_id is null) and (completion_id is null));

create table further_professions (
  professional_id uuid not null,
  profession_id integer not null,
  loc point,
  radius_km integer,
  constraint further_professions_pkey primary key (professional_id, profession_id),
  constraint further_professions_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint further_professions_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade
);
create index further_professions_match on further_professions using gist (profession_id, loc) where (loc is not null);
create index further_professions_match_wide on further_professions using gist (profession_id, loc) where ((loc is not null) and (radius_km > 100));
create index further_professions_trade on further_professions using btree (profession_id, professional_id);

create table held_letters (
  notice_id uuid not null,
  channel text not null,
  lane text not null,
  user_id uuid not null,
  passes_quiet boolean not null,
  constraint held_letters_pkey primary key (notice_id, channel),
  constraint held_letters_notice_id_fkey foreign key (notice_id) references notices(id) on delete cascade,
  constraint held_letters_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint held_letters_channel_check check ((channel = any (array['email'::text, 'sms'::text, 'push'::text]))),
  constraint held_letters_lane_check check ((lane = any (array['calm'::text, 'urgent'::text])))
);
create index held_letters_person on held_letters using btree (user_id, channel, lane);

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint identities_pkey primary key (provider, subject),
  constraint identities_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint identities_provider_check check ((provider = any (array['google'::text, 'facebook'::text, 'google-demo'::text, 'facebook-demo'::text])))
);
create index identities_user on identities using btree (user_id);

create table identity_flows (
  state_hash bytea not null,
  provider text not null,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  role text not null,
  language text not null,
  return_to text not null,
  accepted_terms boolean not null,
  expires_at timestamp with time zone not null,
  constraint identity_flows_pkey primary key (state_hash),
  constraint identity_flows_role_check check ((role = any (array['customer'::text, 'professional'::text])))
);
create index identity_flows_expiry on identity_flows using btree (expires_at);

create table import_uploads (
  id uuid not null,
  file_name text not null,
  file_hash bytea not null,
  bytes integer not null,
  pieces integer,
  encoding text not null,
  headers jsonb not null,
  first_rows jsonb not null,
  admin_email text not null,
  uploaded_at timestamp with time zone not null,
  columns jsonb not null,
  lawful_basis text,
  source text,
  language text not null,
  again boolean not null default false,
  task text,
  state text,
  run integer not null default 0,
  stop text,
  already_at timestamp with time zone,
  lines_done integer not null default 0,
  lines_total integer not null default 0,
  rows_done integer not null default 0,
  created_count integer not null default 0,
  known_count integer not null default 0,
  refused_count integer not null default 0,
  problems jsonb not null default '[]'::jsonb,
  report_pieces integer,
  changed_at timestamp with time zone not null,
  constraint import_uploads_pkey primary key (id),
  constraint import_uploads_check check ((num_nulls(task, state) = any (array[0, 2]))),
  constraint import_uploads_columns_check check ((jsonb_typeof(columns) = 'object'::text)),
  constraint import_uploads_first_rows_check check ((jsonb_typeof(first_rows) = 'array'::text)),
  constraint import_uploads_headers_check check ((jsonb_typeof(headers) = 'array'::text)),
  constraint import_uploads_lawful_basis_check check ((lawful_basis = any (array['published_address'::text, 'consent'::text, 'existing_business'::text, 'referral'::text]))),
  constraint import_uploads_problems_check check ((jsonb_typeof(problems) = 'array'::text)),
  constraint import_uploads_state_check check ((state = any (array['waiting'::text, 'working'::text, 'done'::text, 'stopped'::text]))),
  constraint import_uploads_task_check check ((task = any (array['check'::text, 'import'::text])))
);
create index import_uploads_by_file on import_uploads using btree (file_hash);
create index import_uploads_by_time on import_uploads using btree (uploaded_at desc);
create index import_uploads_kept on import_uploads using btree (changed_at) where (pieces is not null);

create table imported_places (
  id uuid not null,
  import_id uuid not null,
  kind text not null,
  name text not null,
  names jsonb not null,
  also text[] not null,
  lat double precision not null,
  lon double precision not null,
  people integer not null,
  near_city integer not null,
  town_id uuid,
  constraint imported_places_pkey primary key (id),
  constraint imported_places_import_id_fkey foreign key (import_id) references place_imports(id) on delete cascade,
  constraint imported_places_town_id_fkey foreign key (town_id) references imported_places(id) on delete set null,
  constraint imported_places_also_check check ((cardinality(also) <= 20)),
  constraint imported_places_kind_check check ((kind = any (array['town'::text, 'district'::text]))),
  constraint imported_places_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint imported_places_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision))),
  constraint imported_places_name_check check (((char_length(name) >= 1) and (char_length(name) <= 100))),
  constraint imported_places_names_check check ((jsonb_typeof(names) = 'object'::text)),
  constraint imported_places_people_check check ((people >= 0))
);
create index imported_places_import on imported_places using btree (import_id);
create index imported_places_town on imported_places using btree (town_id) where (town_id is not null);

create table imported_street_keys (
  key text not null,
  street_id uuid not null,
  constraint imported_street_keys_pkey primary key (key, street_id),
  constraint imported_street_keys_street_id_fkey foreign key (street_id) references imported_streets(id) on delete cascade
);
create index imported_street_keys_street on imported_street_keys using btree (street_id);

create table imported_streets (
  id uuid not null,
  import_id uuid not null,
  name text not null,
  keys text[] not null,
  lat double precision not null,
  lon double precision not null,
  near_city integer not null,
  town_id uuid,
  constraint imported_streets_pkey primary key (id),
  constraint imported_streets_import_id_fkey foreign key (import_id) references place_imports(id) on delete cascade,
  constraint imported_streets_town_id_fkey foreign key (town_id) references imported_places(id) on delete set null,
  constraint imported_streets_keys_check check (((cardinality(keys) >= 1) and (cardinality(keys) <= 12))),
  constraint imported_streets_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint imported_streets_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision))),
  constraint imported_streets_name_check check (((char_length(name) >= 1) and (char_length(name) <= 100)))
);
create index imported_streets_import on imported_streets using btree (import_id);
create index imported_streets_town on imported_streets using btree (town_id) where (town_id is not null);

create table imports (
  id uuid not null,
  file_hash bytea not null,
  file_name text not null,
  lawful_basis text not null,
  source text not null,
  rows_done integer not null default 0,
  created_count integer not null default 0,
  known_count integer not null default 0,
  refused_count integer not null default 0,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint imports_pkey primary key (id),
  constraint imports_file_hash_key unique (file_hash),
  constraint imports_rows_done_check check ((rows_done >= 0))
);
create index imports_by_time on imports using btree (started_at desc);

create table inbound_messages (
  id uuid not null,
  channel text not null,
  provider_id text not null,
  sender text not null,
  user_id uuid,
  request_id uuid,
  professional_id uuid,
  message_id uuid,
  outcome text not null,
  reason text,
  received_at timestamp with time zone not null,
  decision text,
  handled_until timestamp with time zone,
  constraint inbound_messages_pkey primary key (id),
  constraint inbound_messages_channel_provider_id_key unique (channel, provider_id),
  constraint inbound_messages_message_id_fkey foreign key (message_id) references messages(id) on delete set null,
  constraint inbound_messages_professional_id_fkey foreign key (professional_id) references professionals(id) on delete set null,
  constraint inbound_messages_request_id_fkey foreign key (request_id) references requests(id) on delete set null,
  constraint inbound_messages_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint inbound_messages_channel_check check ((channel = any (array['email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint inbound_messages_decision_check check ((decision = any (array['accept'::text, 'decline'::text, 'message'::text]))),
  constraint inbound_messages_outcome_check check ((outcome = any (array['received'::text, 'accepted'::text, 'declined'::text, 'message'::text, 'asked_back'::text, 'stopped'::text, 'resumed'::text, 'helped'::text, 'ignored'::text, 'refused'::text]))),
  constraint inbound_messages_provider_id_check check ((length(provider_id) <= 300)),
  constraint inbound_messages_sender_check check ((length(sender) <= 320))
);
create index inbound_messages_newest on inbound_messages using btree (received_at desc, id desc);
create index inbound_messages_user on inbound_messages using btree (user_id) where (user_id is not null);

create table intake_counts (
  day date not null,
  language text not null,
  profession_id integer,
  messages integer not null,
  constraint intake_counts_once unique nulls not distinct (day, language, profession_id),
  constraint intake_counts_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint intake_counts_language_check check ((language = any (array['en'::text, 'fr'::text, 'es'::text]))),
  constraint intake_counts_messages_check check ((messages > 0))
);

create table invitations (
  id uuid not null,
  professional_id uuid,
  lead_id uuid,
  token_hash bytea not null,
  channel text not null,
  address_hash bytea not null,
  language text not null,
  lawful_basis text not null,
  source text not null,
  said text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  outcome text,
  constraint invitations_pkey primary key (id),
  constraint invitations_lead_id_key unique (lead_id),
  constraint invitations_token_hash_key unique (token_hash),
  constraint invitations_lead_id_fkey foreign key (lead_id) references leads(id) on delete set null,
  constraint invitations_professional_id_fkey foreign key (professional_id) references professionals(id) on delete set null,
  constraint invitations_channel_check check ((channel = any (array['email'::text, 'sms'::text]))),
  constraint invitations_outcome_check check ((outcome = any (array['joined'::text, 'declined'::text, 'never_again'::text])))
);
create index invitations_address on invitations using btree (address_hash, sent_at desc);
create index invitations_professional on invitations using btree (professional_id, sent_at desc);

create table invoice_counters (
  professional_id uuid not null,
  last integer not null,
  constraint invoice_counters_pkey primary key (professional_id),
  constraint invoice_counters_professional_id_fkey foreign key (professional_id) references professionals(id),
  constraint invoice_counters_last_check check ((last > 0))
);

create table invoice_payments (
  id uuid not null,
  invoice_id uuid not null,
  amount bigint not null,
  method text not null,
  paid_on date not null,
  idempotency_key text,
  recorded_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  constraint invoice_payments_pkey primary key (id),
  constraint invoice_payments_invoice_id_idempotency_key_key unique (invoice_id, idempotency_key),
  constraint invoice_payments_invoice_id_fkey foreign key (invoice_id) references invoices(id) on delete cascade,
  constraint invoice_payments_amount_check check ((amount > 0)),
  constraint invoice_payments_method_check check ((method = any (array['cash'::text, 'interac'::text, 'transfer'::text, 'card'::text, 'cheque'::text, 'other'::text])))
);

create table invoices (
  id uuid not null,
  professional_id uuid not null,
  customer_id uuid not null,
  request_id uuid,
  lead_id uuid,
  number integer not null,
  kind text not null,
  credits uuid,
  currency text not null,
  document jsonb not null,
  total bigint not null,
  idempotency_key text,
  issued_at timestamp with time zone not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_professional_id_idempotency_key_key unique (professional_id, idempotency_key),
  constraint invoices_professional_id_number_key unique (professional_id, number),
  constraint invoices_credits_fkey foreign key (credits) references invoices(id),
  constraint invoices_customer_id_fkey foreign key (customer_id) references users(id),
  constraint invoices_lead_id_fkey foreign key (lead_id) references leads(id) on delete set null,
  constraint invoices_professional_id_fkey foreign key (professional_id) references professionals(id),
  constraint invoices_request_id_fkey foreign key (request_id) references requests(id) on delete set null,
  constraint invoices_check check (((kind = 'credit'::text) = (credits is not null))),
  constraint invoices_kind_check check ((kind = any (array['invoice'::text, 'credit'::text]))),
  constraint invoices_number_check check ((number > 0)),
  constraint invoices_total_check check ((total >= 0))
);
create index invoices_credits on invoices using btree (credits) where (credits is not null);
create index invoices_customer on invoices using btree (customer_id);
create index invoices_request on invoices using btree (request_id);

create table language_model_days (
  day date not null,
  tokens integer not null,
  constraint language_model_days_pkey primary key (day),
  constraint language_model_days_tokens_check check ((tokens >= 0))
);

create table leads (
  id uuid not null,
  request_id uuid not null,
  professional_id uuid not null,
  status text not null,
  rank integer not null,
  distance_km double precision,
  reasons jsonb not null,
  sent_at timestamp with time zone not null,
  responded_at timestamp with time zone,
  professional_response text,
  seen_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  ended_because text,
  replaces uuid,
  decline_reason text,
  silence_settled_at timestamp with time zone,
  ended_note text,
  responded_by uuid,
  assigned_to uuid,
  assigned_at timestamp with time zone,
  assignments integer not null default 0,
  constraint leads_pkey primary key (id),
  constraint leads_once_per_professional unique (request_id, professional_id),
  constraint leads_assigned_to_fkey foreign key (assigned_to) references users(id) on delete set null,
  constraint leads_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint leads_replaces_fkey foreign key (replaces) references leads(id) on delete set null,
  constraint leads_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint leads_responded_by_fkey foreign key (responded_by) references users(id) on delete set null,
  constraint leads_decline_reason_check check ((decline_reason = any (array['too_far'::text, 'too_busy'::text, 'not_my_trade'::text, 'price'::text, 'other'::text]))),
  constraint leads_ended_because_check check ((ended_because = any (array['filled'::text, 'hired_other'::text, 'cancelled'::text, 'released'::text, 'stepped_back'::text, 'blocked'::text, 'gone'::text, 'replaced'::text]))),
  constraint leads_status_check check ((status = any (array['pending'::text, 'accepted'::text, 'denied'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint leads_withdrawn_for_a_reason check (((status = 'withdrawn'::text) = (ended_because is not null)))
);
create index leads_assigned_to on leads using btree (assigned_to) where (assigned_to is not null);
create index leads_expiring on leads using btree (expires_at) where (status = 'pending'::text);
create index leads_outcomes on leads using btree (request_id) include (status, responded_at);
create index leads_professional on leads using btree (professional_id, sent_at desc);
create index leads_professional_status on leads using btree (professional_id, status, sent_at desc);
create unique index leads_replaces on leads using btree (replaces) where (replaces is not null);
create index leads_responded_by on leads using btree (responded_by) where (responded_by is not null);
create index leads_unsettled on leads using btree (responded_at) where ((status = any (array['accepted'::text, 'withdrawn'::text])) and (responded_at is not null) and (silence_settled_at is null));

create table letter_paces (
  user_id uuid not null,
  channel text not null,
  lane text not null,
  open_at timestamp with time zone not null,
  constraint letter_paces_pkey primary key (user_id, channel, lane),
  constraint letter_paces_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint letter_paces_channel_check check ((channel = any (array['email'::text, 'sms'::text, 'push'::text]))),
  constraint letter_paces_lane_check check ((lane = any (array['calm'::text, 'urgent'::text])))
);

create table live_events (
  id bigint not null generated always as identity,
  user_id uuid not null,
  event jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint live_events_pkey primary key (id)
);
create index live_events_user on live_events using btree (user_id, id);

create table market_answers (
  asked text not null,
  as_of timestamp with time zone not null,
  took_ms integer not null,
  answer jsonb not null,
  constraint market_answers_pkey primary key (asked)
);

create table messages (
  id uuid not null,
  request_id uuid not null,
  professional_id uuid,
  sender_user_id uuid not null,
  sender_type text not null,
  content text not null,
  message_type text not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  attachment_count smallint not null default 0,
  said_accepting boolean not null default false,
  via text,
  constraint messages_pkey primary key (id),
  constraint messages_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint messages_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint messages_sender_user_id_fkey foreign key (sender_user_id) references users(id) on delete cascade,
  constraint messages_message_type_check check ((message_type = 'text'::text)),
  constraint messages_sender_type_check check ((sender_type = any (array['user'::text, 'professional'::text]))),
  constraint messages_via_check check ((via = any (array['text'::text, 'email'::text])))
);
create unique index messages_accepting on messages using btree (request_id, professional_id) where said_accepting;
create unique index messages_idempotency on messages using btree (sender_user_id, idempotency_key) where (idempotency_key is not null);
create index messages_request on messages using btree (request_id, created_at desc, id desc);
create index messages_sender on messages using btree (sender_user_id, created_at desc);

create table migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  compatible_with integer,
  constraint migrations_pkey primary key (number)
);

create table notices (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  dedupe_key text not null,
  language text not null,
  facts jsonb not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  team_key text,
  constraint notices_pkey primary key (id),
  constraint notices_dedupe_key_key unique (dedupe_key),
  constraint notices_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index notices_age on notices using btree (created_at);
create index notices_newest on notices using btree (user_id, id desc);
create index notices_team_key on notices using btree (team_key) where (team_key is not null);
create index notices_unread on notices using btree (user_id) where (read_at is null);

create table notification_preferences (
  user_id uuid not null,
  channels jsonb not null default '{}'::jsonb,
  quiet_from text,
  quiet_to text,
  quiet_time_zone text,
  constraint notification_preferences_pkey primary key (user_id),
  constraint notification_preferences_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint quiet_hours_are_whole check ((num_nulls(quiet_from, quiet_to, quiet_time_zone) = any (array[0, 3])))
);

create table one_time_codes (
  id uuid not null,
  channel text not null,
  target text not null,
  code_hash bytea not null,
  browser_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  purpose text not null,
  constraint one_time_codes_pkey primary key (id),
  constraint one_time_codes_channel_check check ((channel = any (array['email'::text, 'phone'::text]))),
  constraint one_time_codes_purpose_check check ((purpose = any (array['sign-in'::text, 'reset'::text, 'contact'::text])))
);
create index one_time_codes_expiry on one_time_codes using btree (expires_at);
create index one_time_codes_target on one_time_codes using btree (channel, target, created_at desc);

create table outbox_messages (
  id uuid not null,
  dedupe_key text not null,
  kind text not null,
  channel text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  text text not null,
  html text,
  created_at timestamp with time zone not null,
  sending_until timestamp with time zone,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  unsubscribe_url text,
  push_subscription_id uuid,
  href text,
  attempts integer not null default 0,
  calendar text,
  reply_to text,
  constraint outbox_messages_pkey primary key (id),
  constraint outbox_messages_dedupe_key_key unique (dedupe_key),
  constraint outbox_messages_push_subscription_id_fkey foreign key (push_subscription_id) references push_subscriptions(id) on delete set null,
  constraint outbox_messages_channel_check check ((channel = any (array['email'::text, 'sms'::text, 'push'::text])))
);
create index outbox_messages_failed on outbox_messages using btree (failed_at desc, id desc) where (failed_at is not null);
create index outbox_messages_newest on outbox_messages using btree (created_at desc, id desc);
create index outbox_messages_push on outbox_messages using btree (push_subscription_id) where (push_subscription_id is not null);
create index outbox_messages_recipient on outbox_messages using btree (recipient, created_at desc);

create table passkey_challenges (
  challenge_hash bytea not null,
  bound_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey primary key (challenge_hash)
);
create index passkey_challenges_expiry on passkey_challenges using btree (expires_at);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint passkeys_counter_check check ((counter >= 0)),
  constraint passkeys_credential_id_check check (((octet_length(credential_id) >= 1) and (octet_length(credential_id) <= 1023)))
);
create index passkeys_user on passkeys using btree (user_id);

create table place_imports (
  id uuid not null,
  name text not null,
  source text not null,
  imported_at timestamp with time zone not null,
  constraint place_imports_pkey primary key (id),
  constraint place_imports_name_key unique (name),
  constraint place_imports_name_check check (((char_length(name) >= 1) and (char_length(name) <= 60))),
  constraint place_imports_source_check check ((source = any (array['geonames'::text, 'openstreetmap'::text])))
);

create table plan_taxes (
  id boolean not null default true,
  mode text not null default 'none'::text,
  included boolean not null default false,
  rates jsonb not null default '[]'::jsonb,
  stripe_rate_ids text[],
  stripe_base text,
  version integer not null default 0,
  changed_at timestamp with time zone,
  changed_by text,
  constraint plan_taxes_pkey primary key (id),
  constraint plan_taxes_id_check check (id),
  constraint plan_taxes_mode_check check ((mode = any (array['none'::text, 'rates'::text, 'automatic'::text]))),
  constraint plan_taxes_rates_check check ((jsonb_typeof(rates) = 'array'::text))
);

create table plans (
  id text not null,
  price_usd numeric(8,2) not null,
  max_requests integer,
  billing_cycle text not null default 'monthly'::text,
  is_popular boolean not null default false,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  price_cents integer,
  trial_days integer not null default 14,
  texts jsonb not null default '{}'::jsonb,
  version integer not null default 0,
  changed_at timestamp with time zone,
  changed_by text,
  stripe_price_id text,
  stripe_price_base text,
  constraint plans_pkey primary key (id),
  constraint plans_billing_cycle_check check ((billing_cycle = 'monthly'::text)),
  constraint plans_price_cents_check check (((price_cents >= 100) and (price_cents <= 9999900))),
  constraint plans_texts_check check ((jsonb_typeof(texts) = 'object'::text)),
  constraint plans_trial_days_check check (((trial_days >= 3) and (trial_days <= 90)))
);

create table professional_quotas (
  professional_id uuid not null,
  plan_id text not null default 'free'::text,
  month date not null,
  used integer not null default 0,
  granted integer not null default 0,
  constraint professional_quotas_pkey primary key (professional_id),
  constraint professional_quotas_plan_id_fkey foreign key (plan_id) references plans(id),
  constraint professional_quotas_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint professional_quotas_granted_check check ((granted >= 0))
) with (fillfactor=85);
create index professional_quotas_paid on professional_quotas using btree (plan_id, professional_id) where (plan_id <> 'free'::text);
create index professional_quotas_used_up on professional_quotas using btree (month) where (used > 0);

create table professionals (
  id uuid not null,
  user_id uuid,
  profession_id integer not null,
  name text not null,
  description text,
  avatar_url text,
  location text,
  lat double precision,
  lon double precision,
  loc point generated always as (point(((6371.0088)::double precision * radians(lon)), ((6371.0088)::double precision * ln(tan(((pi() / (4)::double precision) + (radians(GREATEST(('-85'::integer)::double precision, LEAST((85)::double precision, lat))) / (2)::double precision))))))) stored,
  service_radius_km integer not null default 30,
  hourly_rate numeric(8,2),
  years_experience integer,
  rating_mean real not null default 0,
  review_count integer not null default 0,
  bayesian_rating real not null generated always as ((((((8)::numeric * 4.2))::double precision + ((review_count)::double precision * rating_mean)) / ((8 + review_count))::double precision)) stored,
  accepted_count integer not null default 0,
  denied_count integer not null default 0,
  last_contacted_at timestamp with time zone,
  availability text not null default 'available'::text,
  active boolean not null default true,
  quota_open boolean not null default true,
  created_at timestamp with time zone not null default now(),
  hours jsonb not null default '[]'::jsonb,
  time_zone text,
  paused_until timestamp with time zone,
  certifications text,
  minimum_job numeric(8,2),
  languages text[] not null default '{}'::text[],
  days_off jsonb not null default '[]'::jsonb,
  licence_number text,
  licence_authority text,
  licence_expires_on date,
  licence_checked_at timestamp with time zone,
  insurance_company text,
  insurance_policy text,
  insurance_expires_on date,
  insurance_checked_at timestamp with time zone,
  listed_at timestamp with time zone,
  erased_at timestamp with time zone,
  active_before_hiding boolean,
  leaving boolean not null default false,
  suspended_at timestamp with time zone,
  sought text not null default ''::text,
  name_folded text not null generated always as (folded(name)) stored,
  area text,
  owner_proven boolean not null default true,
  contactable boolean not null generated always as ((active AND quota_open AND owner_proven AND (availability = 'available'::text) AND (lat IS NOT NULL) AND (paused_until IS NULL))) stored,
  rate_currency text,
  constraint professionals_pkey primary key (id),
  constraint professionals_user_id_key unique (user_id),
  constraint professionals_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint professionals_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint professionals_availability_check check ((availability = any (array['available'::text, 'busy'::text, 'unavailable'::text]))),
  constraint professionals_certifications_check check (((length(certifications) >= 1) and (length(certifications) <= 1000))),
  constraint professionals_days_off_check check ((jsonb_typeof(days_off) = 'array'::text)),
  constraint professionals_hidden_is_whole check (((active_before_hiding is not null) = (leaving or (suspended_at is not null)))),
  constraint professionals_hours_check check ((jsonb_typeof(hours) = 'array'::text)),
  constraint professionals_languages_check check ((cardinality(languages) <= 12)),
  constraint professionals_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint professionals_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision))),
  constraint professionals_minimum_job_check check ((minimum_job >= (0)::numeric)),
  constraint professionals_place_is_whole check ((num_nulls(location, lat, lon) = any (array[0, 3]))),
  constraint professionals_rate_currency_check check ((rate_currency ~ '^[A-Z]{3}$'::text)),
  constraint professionals_service_radius_km_check check (((service_radius_km >= 1) and (service_radius_km <= 500)))
) with (fillfactor=85);
create index professionals_askable on professionals using btree (profession_id) where (contactable and (user_id is not null));
create index professionals_best_rated on professionals using btree (bayesian_rating desc, id) where active;
create index professionals_hidden on professionals using btree (created_at, id) where ((erased_at is null) and (not active));
create index professionals_listed on professionals using btree (profession_id, lat, lon) include (listed_at) where ((listed_at is not null) and active and (user_id is not null));
create index professionals_listed_ids on professionals using btree (id) include (user_id) where ((listed_at is not null) and active and (user_id is not null));
create index professionals_match on professionals using gist (profession_id, loc) where (contactable and (user_id is not null));
create index professionals_match_unclaimed on professionals using gist (profession_id, loc) where (contactable and (user_id is null));
create index professionals_match_wide on professionals using gist (profession_id, loc) where (contactable and (service_radius_km > 100));
create index professionals_named on professionals using btree (name_folded, id) where (erased_at is null);
create index professionals_newest on professionals using btree (created_at, id) where (erased_at is null);
create index professionals_paused on professionals using btree (paused_until) where (paused_until is not null);
create index professionals_rated on professionals using btree (rating_mean, id) where (erased_at is null);
create index professionals_reviewed on professionals using btree (review_count, id) where (erased_at is null);
create index professionals_sought on professionals using gin (sought gin_trgm_ops);
create index professionals_trade on professionals using btree (profession_id, created_at, id) where (erased_at is null);
create index professionals_unchecked on professionals using btree (created_at, id) where ((erased_at is null) and (((licence_number is not null) and (licence_checked_at is null)) or ((insurance_company is not null) and (insurance_checked_at is null))));
create index professionals_unclaimed on professionals using btree (created_at, id) where ((erased_at is null) and (user_id is null));
create index professionals_without_area on professionals using btree (id) where ((area is null) and (location is not null));

create table professions (
  id integer not null,
  slug text not null,
  active boolean not null default true,
  category text not null default 'home_services'::text,
  icon text,
  names jsonb not null default '{}'::jsonb,
  cue_words jsonb not null default '{}'::jsonb,
  examples jsonb not null default '{}'::jsonb,
  extra_questions jsonb not null default '[]'::jsonb,
  constraint professions_pkey primary key (id),
  constraint professions_slug_key unique (slug),
  constraint professions_added_have_names check (((id < 1001) or (names ?& array['en'::text, 'fr'::text, 'es'::text]))),
  constraint professions_added_have_their_slug check (((id < 1001) or (slug = ('trade-'::text || id)))),
  constraint professions_category_check check ((category = any (array['home_repair'::text, 'tech'::text, 'business'::text, 'home_services'::text]))),
  constraint professions_cue_words_check check ((jsonb_typeof(cue_words) = 'object'::text)),
  constraint professions_examples_check check ((jsonb_typeof(examples) = 'object'::text)),
  constraint professions_extra_questions_check check ((jsonb_typeof(extra_questions) = 'array'::text)),
  constraint professions_names_check check ((jsonb_typeof(names) = 'object'::text))
);

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade,
  constraint push_subscriptions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index push_subscriptions_session on push_subscriptions using btree (session_id);
create index push_subscriptions_user on push_subscriptions using btree (user_id, created_at);

create table quick_replies (
  professional_id uuid not null,
  replies jsonb not null,
  constraint quick_replies_pkey primary key (professional_id),
  constraint quick_replies_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint quick_replies_replies_check check ((jsonb_typeof(replies) = 'array'::text))
);

create table quota_entries (
  id bigint not null generated always as identity,
  professional_id uuid not null,
  lead_id uuid,
  kind text not null,
  reason text not null,
  month date not null,
  profession_id integer,
  area text,
  at timestamp with time zone not null,
  amount integer not null default 1,
  constraint quota_entries_pkey primary key (id),
  constraint quota_entries_once unique (lead_id, kind),
  constraint quota_entries_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint quota_entries_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint quota_entries_amount_check check ((amount > 0)),
  constraint quota_entries_is_whole check ((num_nulls(lead_id, profession_id, area) =
case
    when (kind = 'granted'::text) then 3
    else 0
end)),
  constraint quota_entries_kind_check check ((kind = any (array['taken'::text, 'returned'::text, 'granted'::text]))),
  constraint quota_entries_reason_check check ((reason = any (array['contacted'::text, 'expired_unseen'::text, 'withdrawn'::text, 'customer_silent'::text, 'operator'::text])))
);
create index quota_entries_professional on quota_entries using btree (professional_id, id desc);

create table quote_taxes (
  professional_id uuid not null,
  code text not null,
  name text,
  rate integer not null,
  number text,
  is_usual boolean not null,
  constraint quote_taxes_pkey primary key (professional_id, code),
  constraint quote_taxes_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint quote_taxes_rate_check check (((rate >= 0) and (rate <= 50000)))
);

create table quote_templates (
  id uuid not null,
  professional_id uuid not null,
  name text not null,
  terms jsonb not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  currency text,
  constraint quote_templates_pkey primary key (id),
  constraint quote_templates_professional_id_idempotency_key_key unique (professional_id, idempotency_key),
  constraint quote_templates_professional_id_name_key unique (professional_id, name),
  constraint quote_templates_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint quote_templates_currency_check check ((currency ~ '^[A-Z]{3}$'::text))
);

create table quotes (
  id uuid not null,
  request_id uuid not null,
  lead_id uuid not null,
  professional_id uuid not null,
  revision integer not null,
  status text not null,
  currency text not null,
  terms jsonb not null,
  total bigint not null,
  valid_until timestamp with time zone not null,
  idempotency_key text,
  sent_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  ended_at timestamp with time zone,
  change_wish text,
  decline_reason text,
  sent_by uuid,
  constraint quotes_pkey primary key (id),
  constraint quotes_lead_id_revision_key unique (lead_id, revision),
  constraint quotes_professional_id_idempotency_key_key unique (professional_id, idempotency_key),
  constraint quotes_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint quotes_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint quotes_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint quotes_sent_by_fkey foreign key (sent_by) references users(id) on delete set null,
  constraint quotes_check check (((status = 'open'::text) = (ended_at is null))),
  constraint quotes_revision_check check ((revision > 0)),
  constraint quotes_status_check check ((status = any (array['open'::text, 'replaced'::text, 'withdrawn'::text, 'declined'::text, 'expired'::text, 'closed'::text, 'accepted'::text, 'ended'::text]))),
  constraint quotes_total_check check ((total >= 0))
);
create unique index quotes_accepted on quotes using btree (request_id) where (status = 'accepted'::text);
create unique index quotes_open on quotes using btree (lead_id) where (status = 'open'::text);
create index quotes_request on quotes using btree (request_id);
create index quotes_sent_by on quotes using btree (sent_by) where (sent_by is not null);
create index quotes_valid_until on quotes using btree (valid_until) where (status = 'open'::text);

create unlogged table rate_limits (
  bucket text not null,
  window_ends_at timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (bucket)
);
create index rate_limits_expiry on rate_limits using btree (window_ends_at);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create table reply_addresses (
  id uuid not null,
  user_id uuid not null,
  request_id uuid not null,
  professional_id uuid not null,
  created_at timestamp with time zone not null,
  constraint reply_addresses_pkey primary key (id),
  constraint reply_addresses_user_id_request_id_professional_id_key unique (user_id, request_id, professional_id),
  constraint reply_addresses_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint reply_addresses_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint reply_addresses_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index reply_addresses_professional on reply_addresses using btree (professional_id);
create index reply_addresses_request on reply_addresses using btree (request_id);

create table reports (
  id uuid not null,
  reporter_id uuid,
  target_type text not null,
  target_id uuid not null,
  request_id uuid,
  reason text not null,
  comment text,
  created_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by text,
  resolution text,
  resolution_note text,
  constraint reports_pkey primary key (id),
  constraint reports_once unique (reporter_id, target_type, target_id),
  constraint reports_reporter_id_fkey foreign key (reporter_id) references users(id) on delete set null,
  constraint reports_request_id_fkey foreign key (request_id) references requests(id) on delete set null,
  constraint reports_comment_check check (((length(comment) >= 1) and (length(comment) <= 1000))),
  constraint reports_reason_check check ((reason = any (array['spam'::text, 'abuse'::text, 'fraud'::text, 'safety'::text, 'other'::text]))),
  constraint reports_resolution_check check ((resolution = any (array['dismissed'::text, 'acted'::text]))),
  constraint reports_resolution_is_whole check ((num_nulls(resolved_at, resolved_by, resolution) = any (array[0, 3]))),
  constraint reports_resolution_note_check check (((length(resolution_note) >= 1) and (length(resolution_note) <= 1000))),
  constraint reports_target_type_check check ((target_type = any (array['review'::text, 'person'::text, 'message'::text])))
);
create index reports_newest on reports using btree (created_at desc, id desc);
create index reports_open on reports using btree (created_at desc, id desc) where (resolved_at is null);
create index reports_open_targets on reports using btree (target_type, target_id) where (resolved_at is null);

create table request_history (
  id bigint not null generated always as identity,
  request_id uuid not null,
  lead_id uuid,
  event text not null,
  actor text not null,
  from_status text,
  to_status text,
  at timestamp with time zone not null,
  note text,
  constraint request_history_pkey primary key (id),
  constraint request_history_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint request_history_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint request_history_actor_check check ((actor = any (array['customer'::text, 'professional'::text, 'system'::text, 'operator'::text])))
);
create index request_history_request on request_history using btree (request_id, id);

create table requests (
  id uuid not null,
  customer_id uuid not null,
  profession_id integer not null,
  description text not null,
  location text not null,
  location_place_id text,
  area text not null,
  lat double precision,
  lon double precision,
  place_found boolean not null default true,
  place_is_exact boolean not null default false,
  urgency text not null,
  language text not null,
  status text not null,
  professional_id uuid,
  contact_email text,
  contact_phone text,
  idempotency_key text,
  fingerprint bytea not null,
  created_at timestamp with time zone not null,
  hired_at timestamp with time zone,
  completion_reported_at timestamp with time zone,
  ended_at timestamp with time zone,
  cancel_reason text,
  photo_count smallint not null default 0,
  is_short boolean not null default false,
  sought text not null default ''::text,
  starts_on date,
  ends_on date,
  recurrence text,
  destination text,
  destination_area text,
  direct_to uuid,
  direct_others text,
  extra_answers jsonb not null default '[]'::jsonb,
  constraint requests_pkey primary key (id),
  constraint requests_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint requests_direct_to_fkey foreign key (direct_to) references professionals(id) on delete set null,
  constraint requests_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint requests_professional_id_fkey foreign key (professional_id) references professionals(id) on delete set null,
  constraint requests_cancel_reason_check check (((length(cancel_reason) >= 1) and (length(cancel_reason) <= 500))),
  constraint requests_days check ((((starts_on is null) = (ends_on is null)) and (starts_on <= ends_on))),
  constraint requests_destination check (((destination is null) = (destination_area is null))),
  constraint requests_direct check (((direct_to is null) or (direct_others is not null))),
  constraint requests_direct_others_check check ((direct_others = any (array['no'::text, 'unanswered'::text, 'now'::text]))),
  constraint requests_photo_count_check check (((photo_count >= 0) and (photo_count <= 5))),
  constraint requests_recurrence_check check ((recurrence = any (array['daily'::text, 'weekly'::text, 'biweekly'::text, 'monthly'::text]))),
  constraint requests_status_check check ((status = any (array['sent'::text, 'pending'::text, 'accepted'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  constraint requests_urgency_check check ((urgency = any (array['Very urgent (within 24h)'::text, 'Soon (2-3 days)'::text, 'Not urgent (within a week)'::text]))),
  constraint requests_not_twice_a_day exclude using gist (customer_id with =, fingerprint with =, tsrange((created_at at time zone 'UTC'::text), ((created_at at time zone 'UTC'::text) + '24:00:00'::interval)) with &&) where ((status = any (array['sent'::text, 'pending'::text, 'accepted'::text, 'in_progress'::text])))
);
create index requests_customer on requests using btree (customer_id, created_at desc);
create index requests_direct_to on requests using btree (direct_to) where (direct_to is not null);
create unique index requests_idempotency on requests using btree (customer_id, idempotency_key) where (idempotency_key is not null);
create index requests_market on requests using btree (created_at) include (id, profession_id, area, status);
create index requests_newest on requests using btree (created_at, id);
create index requests_reported on requests using btree (completion_reported_at) where ((status = 'in_progress'::text) and (completion_reported_at is not null));
create index requests_short on requests using btree (profession_id, created_at, id) where (is_short and (status = any (array['sent'::text, 'pending'::text, 'accepted'::text])));
create index requests_sought on requests using gin (sought gin_trgm_ops);
create index requests_status on requests using btree (status, created_at, id);
create index requests_trade on requests using btree (profession_id, created_at, id);
create index requests_trade_status on requests using btree (profession_id, status, created_at, id);
create index requests_unanswered on requests using btree (created_at, id) where (status = any (array['sent'::text, 'pending'::text]));

create table reviews (
  id uuid not null,
  request_id uuid,
  author_id uuid,
  professional_id uuid not null,
  profession_id integer not null,
  rating smallint not null,
  would_recommend boolean not null generated always as ((rating >= 4)) stored,
  comment text,
  answer text,
  answered_at timestamp with time zone,
  hidden_at timestamp with time zone,
  created_at timestamp with time zone not null,
  sought text not null default ''::text,
  constraint reviews_pkey primary key (id),
  constraint reviews_request_id_key unique (request_id),
  constraint reviews_author_id_fkey foreign key (author_id) references users(id) on delete set null,
  constraint reviews_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint reviews_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint reviews_request_id_fkey foreign key (request_id) references requests(id) on delete set null,
  constraint reviews_answer_check check (((length(answer) >= 1) and (length(answer) <= 1000))),
  constraint reviews_answer_is_whole check (((answer is null) = (answered_at is null))),
  constraint reviews_comment_check check (((length(comment) >= 1) and (length(comment) <= 2000))),
  constraint reviews_rating_check check (((rating >= 1) and (rating <= 5)))
);
create index reviews_about on reviews using btree (professional_id, created_at, id);
create index reviews_author on reviews using btree (author_id, created_at desc);
create index reviews_by_stars on reviews using btree (rating, id);
create index reviews_hidden on reviews using btree (created_at, id) where (hidden_at is not null);
create index reviews_newest on reviews using btree (created_at, id);
create index reviews_professional on reviews using btree (professional_id, created_at desc, id desc) where (hidden_at is null);
create index reviews_sought on reviews using gin (sought gin_trgm_ops);
create index reviews_stars on reviews using btree (professional_id, rating) where (hidden_at is null);

create table sandbox_idempotency (
  key text not null,
  request_hash text not null,
  status integer not null,
  body jsonb not null,
  answered_at timestamp with time zone not null,
  constraint sandbox_idempotency_pkey primary key (key)
);
create index sandbox_idempotency_answered on sandbox_idempotency using btree (answered_at);

create table sandbox_objects (
  id text not null,
  kind text not null,
  customer text,
  due_at timestamp with time zone,
  made bigint not null generated always as identity,
  body jsonb not null,
  hidden jsonb not null default '{}'::jsonb,
  constraint sandbox_objects_pkey primary key (id)
);
create index sandbox_objects_due on sandbox_objects using btree (due_at) where (due_at is not null);
create index sandbox_objects_of on sandbox_objects using btree (kind, customer, made);

create table saved_professionals (
  customer_id uuid not null,
  professional_id uuid not null,
  note text,
  saved_at timestamp with time zone not null,
  constraint saved_professionals_pkey primary key (customer_id, professional_id),
  constraint saved_professionals_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint saved_professionals_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade
);
create index saved_professionals_professional on saved_professionals using btree (professional_id);

create table second_steps (
  token_hash bytea not null,
  user_id uuid not null,
  way text not null,
  counts_as_proof boolean not null,
  wrong_codes integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint second_steps_pkey primary key (token_hash),
  constraint second_steps_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint second_steps_way_check check ((way = any (array['password'::text, 'email'::text, 'phone'::text, 'google'::text, 'facebook'::text]))),
  constraint second_steps_wrong_codes_check check ((wrong_codes >= 0))
);
create index second_steps_expiry on second_steps using btree (expires_at);
create index second_steps_user on second_steps using btree (user_id);

create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  user_agent text,
  proven_at timestamp with time zone not null,
  as_customer boolean not null default false,
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index sessions_expiry on sessions using btree (expires_at);
create unique index sessions_id on sessions using btree (id);
create index sessions_user on sessions using btree (user_id);

create table signing_keys (
  id text not null,
  public_key jsonb not null,
  private_key bytea not null,
  created_at timestamp with time zone not null,
  constraint signing_keys_pkey primary key (id)
);

create table site_logos (
  id uuid not null,
  png bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  constraint site_logos_pkey primary key (id),
  constraint site_logos_height_check check ((height > 0)),
  constraint site_logos_png_check check ((octet_length(png) <= 1000000)),
  constraint site_logos_width_check check ((width > 0))
);

create table site_pages (
  slug text not null,
  language text not null,
  version integer not null,
  title text not null,
  lead text not null,
  sections jsonb not null,
  restores integer,
  published_at timestamp with time zone not null,
  published_by text not null,
  constraint site_pages_pkey primary key (slug, language, version),
  constraint site_pages_restores_check check ((restores >= 0)),
  constraint site_pages_sections_check check ((jsonb_typeof(sections) = 'array'::text)),
  constraint site_pages_slug_check check ((slug = any (array['about'::text, 'contact'::text, 'privacy'::text, 'terms'::text]))),
  constraint site_pages_version_check check ((version > 0))
);

create table site_settings (
  only_one boolean not null default true,
  version integer not null default 0,
  name text,
  colour text,
  logo_id uuid,
  logo_has_name boolean not null default false,
  changed_at timestamp with time zone,
  changed_by text,
  currency text,
  distance_unit text not null default 'km'::text,
  units_version integer not null default 0,
  units_changed_at timestamp with time zone,
  units_changed_by text,
  offered_languages text[],
  default_language text,
  languages_version integer not null default 0,
  languages_changed_at timestamp with time zone,
  languages_changed_by text,
  constraint site_settings_pkey primary key (only_one),
  constraint site_settings_logo_id_fkey foreign key (logo_id) references site_logos(id),
  constraint site_settings_colour_check check ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint site_settings_currency_check check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint site_settings_default_language_check check ((default_language ~ '^[a-z]{2}$'::text)),
  constraint site_settings_distance_unit_check check ((distance_unit = any (array['km'::text, 'mi'::text]))),
  constraint site_settings_name_check check (((length(name) >= 1) and (length(name) <= 40))),
  constraint site_settings_offered_languages_check check ((cardinality(offered_languages) > 0)),
  constraint site_settings_only_one_check check (only_one)
);

create table stopped_phones (
  phone_hash bytea not null,
  stopped_at timestamp with time zone not null,
  constraint stopped_phones_pkey primary key (phone_hash)
);

create table stripe_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone not null,
  constraint stripe_events_pkey primary key (id)
);
create index stripe_events_received on stripe_events using btree (received_at);

create table subscription_terms (
  professional_id uuid not null,
  version text not null,
  language text not null,
  agreed_at timestamp with time zone not null,
  constraint subscription_terms_pkey primary key (professional_id, version, language),
  constraint subscription_terms_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade
);

create table subscriptions (
  professional_id uuid not null,
  stripe_customer_id text,
  attempt integer not null default 1,
  stripe_subscription_id text,
  plan_id text,
  status text,
  has_payment_method boolean not null default false,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  trial_end timestamp with time zone,
  period_end timestamp with time zone,
  cancels_at timestamp with time zone,
  ended_at timestamp with time zone,
  next_charge_cents integer,
  next_charge_at timestamp with time zone,
  overdue_cents integer,
  next_attempt_at timestamp with time zone,
  entitled_since timestamp with time zone,
  trial_used_at timestamp with time zone,
  trial_subscription_id text,
  trial_refused boolean not null default false,
  read_order bigint not null default 0,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  ends_for_leaving boolean not null default false,
  active boolean not null generated always as (COALESCE(((plan_id IS NOT NULL) AND ((status = ANY (ARRAY['active'::text, 'past_due'::text])) OR ((status = 'trialing'::text) AND has_payment_method))), false)) stored,
  price_cents integer,
  tax_kind text not null default 'none'::text,
  included_tax_cents integer not null default 0,
  next_charge_tax_cents integer,
  constraint subscriptions_pkey primary key (professional_id),
  constraint subscriptions_stripe_customer_id_key unique (stripe_customer_id),
  constraint subscriptions_stripe_subscription_id_key unique (stripe_subscription_id),
  constraint subscriptions_plan_id_fkey foreign key (plan_id) references plans(id),
  constraint subscriptions_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint subscriptions_included_tax_cents_check check ((included_tax_cents >= 0)),
  constraint subscriptions_plan_id_check check ((plan_id <> 'free'::text)),
  constraint subscriptions_status_check check ((status = any (array['incomplete'::text, 'incomplete_expired'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'canceled'::text, 'paused'::text]))),
  constraint subscriptions_tax_kind_check check ((tax_kind = any (array['none'::text, 'added'::text, 'included'::text, 'by_address'::text])))
);
create index subscriptions_newest on subscriptions using btree (created_at, professional_id);
create index subscriptions_read on subscriptions using btree (read_at) where (stripe_customer_id is not null);

create table team_invitations (
  id uuid not null,
  professional_id uuid not null,
  email text not null,
  token_hash bytea not null,
  idempotency_key text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint team_invitations_pkey primary key (id),
  constraint team_invitations_idempotency unique (professional_id, idempotency_key),
  constraint team_invitations_once unique (professional_id, email),
  constraint team_invitations_token_hash_key unique (token_hash),
  constraint team_invitations_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint team_invitations_email_is_lower_case check ((email = lower(email)))
);
create index team_invitations_expiry on team_invitations using btree (expires_at);

create table team_members (
  id uuid not null,
  professional_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone,
  ended_by text,
  constraint team_members_pkey primary key (id),
  constraint team_members_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint team_members_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint team_members_ended_by_check check ((ended_by = any (array['member'::text, 'owner'::text, 'operator'::text, 'erasure'::text]))),
  constraint team_members_ended_is_whole check (((left_at is null) = (ended_by is null)))
);
create unique index team_members_active on team_members using btree (user_id) where (left_at is null);
create index team_members_team on team_members using btree (professional_id, left_at);
create index team_members_user on team_members using btree (user_id);

create table text_marks (
  user_id uuid not null,
  lead_id uuid not null,
  mark text not null,
  marked_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  texted_at timestamp with time zone,
  asked_bare boolean not null default false,
  constraint text_marks_pkey primary key (user_id, lead_id),
  constraint text_marks_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint text_marks_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint text_marks_mark_check check ((mark ~ '^[A-Z]{1,2}$'::text))
);
create index text_marks_closed on text_marks using btree (closed_at) where (closed_at is not null);
create index text_marks_lead on text_marks using btree (lead_id);
create unique index text_marks_open on text_marks using btree (user_id, mark) where (closed_at is null);

create table trial_claims (
  kind text not null,
  value_hash bytea not null,
  professional_id uuid,
  claimed_at timestamp with time zone not null,
  constraint trial_claims_pkey primary key (kind, value_hash),
  constraint trial_claims_professional_id_fkey foreign key (professional_id) references professionals(id) on delete set null,
  constraint trial_claims_kind_check check ((kind = any (array['email'::text, 'phone'::text, 'card'::text])))
);
create index trial_claims_professional on trial_claims using btree (professional_id);

create table unclaimed_professionals (
  professional_id uuid not null,
  email text,
  phone text,
  language text not null,
  import_id uuid,
  lawful_basis text not null,
  source text not null,
  first_contacted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint unclaimed_professionals_pkey primary key (professional_id),
  constraint unclaimed_professionals_import_id_fkey foreign key (import_id) references imports(id) on delete set null,
  constraint unclaimed_professionals_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint unclaimed_professionals_check check ((num_nonnulls(email, phone) >= 1)),
  constraint unclaimed_professionals_email_check check ((email = lower(email))),
  constraint unclaimed_professionals_lawful_basis_check check ((lawful_basis = any (array['published_address'::text, 'consent'::text, 'existing_business'::text, 'referral'::text])))
);
create index unclaimed_contacted on unclaimed_professionals using btree (first_contacted_at) where (first_contacted_at is not null);
create unique index unclaimed_email on unclaimed_professionals using btree (email) where (email is not null);
create index unclaimed_import on unclaimed_professionals using btree (import_id);
create unique index unclaimed_phone on unclaimed_professionals using btree (phone) where (phone is not null);

create table users (
  id uuid not null,
  role text not null,
  name text not null,
  email text,
  email_proven_at timestamp with time zone,
  phone text,
  password_hash text,
  auth_provider text not null,
  provider_id text,
  avatar_url text,
  language text not null,
  terms_accepted_at timestamp with time zone,
  terms_version text,
  created_at timestamp with time zone not null default now(),
  unproven_phone text,
  unproven_email text,
  deletion_due_at timestamp with time zone,
  erased_at timestamp with time zone,
  suspended_at timestamp with time zone,
  sought text not null generated always as (folded(((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))) stored,
  name_folded text not null generated always as (folded(name)) stored,
  constraint users_pkey primary key (id),
  constraint users_auth_provider_check check ((auth_provider = any (array['gmail'::text, 'facebook'::text, 'email'::text, 'phone'::text]))),
  constraint users_email_is_lower_case check ((email = lower(email))),
  constraint users_role_check check ((role = any (array['customer'::text, 'professional'::text])))
);
create index users_addressed on users using btree (coalesce(email, ''::text) collate "c", id) where (erased_at is null);
create index users_deletion_due on users using btree (deletion_due_at) where (deletion_due_at is not null);
create unique index users_email on users using btree (email) where (email is not null);
create index users_named on users using btree (name_folded, id) where (erased_at is null);
create index users_newest on users using btree (created_at, id) where (erased_at is null);
create unique index users_phone on users using btree (phone) where (phone is not null);
create index users_provider on users using btree (auth_provider, created_at, id) where (erased_at is null);
create index users_role on users using btree (role, created_at, id) where (erased_at is null);
create index users_role_provider on users using btree (role, auth_provider, created_at, id) where (erased_at is null);
create index users_sought_customers on users using gin (sought gin_trgm_ops) where (role = 'customer'::text);
create index users_sought_professionals on users using gin (sought gin_trgm_ops) where (role = 'professional'::text);
create index users_suspended on users using btree (suspended_at) where (suspended_at is not null);

CREATE OR REPLACE FUNCTION public.announce_membership_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'session:' || new.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'session:' || old.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_team_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'session:' || user_id)
  from team_members where professional_id = new.id and left_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.folded(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(said), 'é'::text, 'e'::text), 'è'::text, 'e'::text), 'ê'::text, 'e'::text), 'ë'::text, 'e'::text), 'à'::text, 'a'::text), 'á'::text, 'a'::text), 'â'::text, 'a'::text), 'ã'::text, 'a'::text), 'ç'::text, 'c'::text), 'î'::text, 'i'::text), 'ï'::text, 'i'::text), 'í'::text, 'i'::text), 'ñ'::text, 'n'::text), 'ô'::text, 'o'::text), 'ó'::text, 'o'::text), 'ö'::text, 'o'::text), 'ù'::text, 'u'::text), 'ú'::text, 'u'::text), 'û'::text, 'u'::text), 'ü'::text, 'u'::text);

CREATE OR REPLACE FUNCTION public.is_proven(email_proven_at timestamp with time zone, phone text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select email_proven_at is not null or phone is not null $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_professional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.sought := folded(concat_ws(' ', new.name, new.location,
    (select concat_ws(' ', email, phone) from unclaimed_professionals where professional_id = new.id))
    || coalesce(chr(31) || words_of_user(new.user_id), ''));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.sought := folded(concat_ws(' ', words_of_user(new.customer_id), new.description, new.location));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.sought := folded(concat_ws(' ', words_of_user(new.author_id), new.comment) || chr(31)
    || (select concat_ws(' ', name, location) from professionals where id = new.professional_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.move_further_professions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update further_professions
  set loc = case when new.contactable and new.user_id is not null then new.loc end,
    radius_km = new.service_radius_km
  where professional_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_further_profession()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select case when contactable and user_id is not null then loc end, service_radius_km
    into new.loc, new.radius_km from professionals where id = new.professional_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.prove_owned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update professionals set owner_proven = is_proven(new.email_proven_at, new.phone) where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.prove_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.owner_proven := new.user_id is null
    or coalesce((select is_proven(email_proven_at, phone) from users where id = new.user_id), false);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changed_change_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the terms of change order % never change', old.id;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changed_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'row % of % never changes', old.id, tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changed_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the terms of quote % never change', old.id;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_to_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Rows of % are only ever added', tg_table_name;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_words_of_professional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reviews set comment = comment where professional_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_words_of_unclaimed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update professionals set name = name where id = coalesce(new.professional_id, old.professional_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_words_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update professionals set name = name where user_id = new.id;
  update requests set description = description where customer_id = new.id;
  update reviews set comment = comment where author_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.words_of_user(user_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT concat_ws(' '::text, users.name, users.email, users.phone) AS concat_ws FROM users WHERE (users.id = words_of_user.user_id));

CREATE TRIGGER admin_audit_only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON public.admin_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE TRIGGER auth_events_only_grow BEFORE UPDATE OR TRUNCATE ON public.auth_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE TRIGGER change_orders_frozen BEFORE UPDATE ON public.change_orders FOR EACH ROW WHEN ((((old.status <> 'open'::text) AND ((old.status IS DISTINCT FROM new.status) OR (old.ended_at IS DISTINCT FROM new.ended_at))) OR ((((((((old.terms IS DISTINCT FROM new.terms) OR (old.total_before IS DISTINCT FROM new.total_before)) OR (old.total_after IS DISTINCT FROM new.total_after)) OR (old.number IS DISTINCT FROM new.number)) OR (old.quote_id IS DISTINCT FROM new.quote_id)) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.professional_id IS DISTINCT FROM new.professional_id)) OR (old.sent_at IS DISTINCT FROM new.sent_at)))) EXECUTE FUNCTION refuse_changed_change_order();

CREATE TRIGGER completion_records_frozen BEFORE UPDATE ON public.completion_records FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION refuse_changed_record();

CREATE TRIGGER further_professions_place BEFORE INSERT ON public.further_professions FOR EACH ROW EXECUTE FUNCTION place_further_profession();

CREATE TRIGGER invoice_payments_frozen BEFORE UPDATE ON public.invoice_payments FOR EACH ROW WHEN (((old.taken_back_at IS NOT NULL) OR (((((old.invoice_id IS DISTINCT FROM new.invoice_id) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.method IS DISTINCT FROM new.method)) OR (old.paid_on IS DISTINCT FROM new.paid_on)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at)))) EXECUTE FUNCTION refuse_changed_record();

CREATE TRIGGER invoices_frozen BEFORE UPDATE ON public.invoices FOR EACH ROW WHEN ((((((((((old.professional_id IS DISTINCT FROM new.professional_id) OR (old.customer_id IS DISTINCT FROM new.customer_id)) OR (old.number IS DISTINCT FROM new.number)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.credits IS DISTINCT FROM new.credits)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.document IS DISTINCT FROM new.document)) OR (old.total IS DISTINCT FROM new.total)) OR (old.issued_at IS DISTINCT FROM new.issued_at))) EXECUTE FUNCTION refuse_changed_record();

CREATE TRIGGER professionals_move AFTER UPDATE ON public.professionals FOR EACH ROW WHEN (((old.contactable IS DISTINCT FROM new.contactable) OR (old.lat IS DISTINCT FROM new.lat) OR (old.lon IS DISTINCT FROM new.lon) OR (old.service_radius_km IS DISTINCT FROM new.service_radius_km) OR ((old.user_id IS NULL) IS DISTINCT FROM (new.user_id IS NULL)))) EXECUTE FUNCTION move_further_professions();

CREATE TRIGGER professionals_prove_owner BEFORE INSERT OR UPDATE OF user_id ON public.professionals FOR EACH ROW EXECUTE FUNCTION prove_owner();

CREATE TRIGGER professionals_suspend_team AFTER UPDATE OF suspended_at ON public.professionals FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION announce_team_suspension();

CREATE TRIGGER professionals_told AFTER UPDATE OF name, location ON public.professionals FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.location IS DISTINCT FROM new.location))) EXECUTE FUNCTION tell_words_of_professional();

CREATE TRIGGER professionals_words BEFORE INSERT OR UPDATE OF name, location, user_id ON public.professionals FOR EACH ROW EXECUTE FUNCTION keep_words_of_professional();

CREATE TRIGGER quotes_frozen BEFORE UPDATE OF terms, total, currency, revision, lead_id, request_id, professional_id ON public.quotes FOR EACH ROW WHEN ((((((((old.terms IS DISTINCT FROM new.terms) OR (old.total IS DISTINCT FROM new.total)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.revision IS DISTINCT FROM new.revision)) OR (old.lead_id IS DISTINCT FROM new.lead_id)) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.professional_id IS DISTINCT FROM new.professional_id))) EXECUTE FUNCTION refuse_changed_terms();

CREATE TRIGGER requests_words BEFORE INSERT OR UPDATE OF description, location, customer_id ON public.requests FOR EACH ROW EXECUTE FUNCTION keep_words_of_request();

CREATE TRIGGER reviews_words BEFORE INSERT OR UPDATE OF comment, author_id, professional_id ON public.reviews FOR EACH ROW EXECUTE FUNCTION keep_words_of_review();

CREATE TRIGGER sessions_end AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();

CREATE TRIGGER site_pages_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.site_pages FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE TRIGGER team_members_end AFTER INSERT OR UPDATE OF left_at ON public.team_members FOR EACH ROW EXECUTE FUNCTION announce_membership_end();

CREATE TRIGGER unclaimed_told AFTER INSERT OR DELETE OR UPDATE OF email, phone ON public.unclaimed_professionals FOR EACH ROW EXECUTE FUNCTION tell_words_of_unclaimed();

CREATE TRIGGER users_prove_owned AFTER UPDATE ON public.users FOR EACH ROW WHEN ((is_proven(old.email_proven_at, old.phone) IS DISTINCT FROM is_proven(new.email_proven_at, new.phone))) EXECUTE FUNCTION prove_owned();

CREATE TRIGGER users_words AFTER UPDATE OF name, email, phone ON public.users FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION tell_words_of_user();
