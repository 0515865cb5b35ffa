-- GENERATED from db/migrations by `npm run generate`: the whole database in one file.

create extension btree_gist;

create table admin_audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  admin_id uuid not null,
  admin_email text not null,
  action text not null,
  target text,
  reason text,
  address text not null,
  constraint admin_audit_pkey primary key (id)
);
create index admin_audit_admin on admin_audit using btree (admin_email, action, at);

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
  constraint admins_pkey primary key (id),
  constraint admins_email_key unique (email),
  constraint admins_email_is_lower_case check ((email = lower(email)))
);

create table conversation_reads (
  request_id uuid not null,
  professional_id uuid not null,
  reader text not null,
  read_until timestamp with time zone not null,
  constraint conversation_reads_pkey primary key (request_id, professional_id, reader),
  constraint conversation_reads_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint conversation_reads_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint conversation_reads_reader_check check ((reader = any (array['user'::text, 'professional'::text])))
);

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
  constraint identity_flows_language_check check ((language = any (array['en'::text, 'fr'::text, 'es'::text]))),
  constraint identity_flows_role_check check ((role = any (array['customer'::text, 'professional'::text])))
);
create index identity_flows_expiry on identity_flows using btree (expires_at);

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
  constraint leads_pkey primary key (id),
  constraint leads_once_per_professional unique (request_id, professional_id),
  constraint leads_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint leads_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint leads_status_check check ((status = any (array['pending'::text, 'accepted'::text, 'denied'::text, 'expired'::text, 'withdrawn'::text])))
);
create index leads_professional on leads using btree (professional_id, sent_at desc);

create table live_events (
  id bigint not null generated always as identity,
  user_id uuid not null,
  event jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint live_events_pkey primary key (id),
  constraint live_events_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index live_events_age on live_events using btree (created_at);
create index live_events_user on live_events using btree (user_id, id);

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
  constraint messages_pkey primary key (id),
  constraint messages_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade,
  constraint messages_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint messages_sender_user_id_fkey foreign key (sender_user_id) references users(id) on delete cascade,
  constraint messages_message_type_check check ((message_type = 'text'::text)),
  constraint messages_sender_type_check check ((sender_type = any (array['user'::text, 'professional'::text])))
);
create unique index messages_idempotency on messages using btree (sender_user_id, idempotency_key) where (idempotency_key is not null);
create index messages_request on messages using btree (request_id, created_at desc, id desc);

create table migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey primary key (number)
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
  constraint outbox_messages_pkey primary key (id),
  constraint outbox_messages_dedupe_key_key unique (dedupe_key),
  constraint outbox_messages_channel_check check ((channel = any (array['email'::text, 'sms'::text]))),
  constraint outbox_messages_language_check check ((language = any (array['en'::text, 'fr'::text, 'es'::text])))
);
create index outbox_messages_newest on outbox_messages using btree (created_at desc, id desc);
create index outbox_messages_recipient on outbox_messages using btree (recipient, created_at desc);

create table plans (
  id text not null,
  price_usd numeric(8,2) not null,
  max_requests integer,
  constraint plans_pkey primary key (id)
);

create table professional_quotas (
  professional_id uuid not null,
  plan_id text not null default 'free'::text,
  month date not null,
  used integer not null default 0,
  constraint professional_quotas_pkey primary key (professional_id),
  constraint professional_quotas_plan_id_fkey foreign key (plan_id) references plans(id),
  constraint professional_quotas_professional_id_fkey foreign key (professional_id) references professionals(id) on delete cascade
) with (fillfactor=85);
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
  contactable boolean not null generated always as ((active AND quota_open AND (availability = 'available'::text) AND (lat IS NOT NULL))) stored,
  constraint professionals_pkey primary key (id),
  constraint professionals_user_id_key unique (user_id),
  constraint professionals_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint professionals_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint professionals_availability_check check ((availability = any (array['available'::text, 'busy'::text, 'unavailable'::text]))),
  constraint professionals_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint professionals_lon_check check (((lon >= ('-180'::integer)::double precision) and (lon <= (180)::double precision))),
  constraint professionals_place_is_whole check ((num_nulls(location, lat, lon) = any (array[0, 3]))),
  constraint professionals_service_radius_km_check check (((service_radius_km >= 1) and (service_radius_km <= 500)))
) with (fillfactor=85);
create index professionals_best_rated on professionals using btree (bayesian_rating desc, id) where active;
create index professionals_match on professionals using gist (profession_id, loc) where contactable;

create table professions (
  id integer not null,
  slug text not null,
  constraint professions_pkey primary key (id),
  constraint professions_slug_key unique (slug)
);

create unlogged table rate_limits (
  bucket text not null,
  window_ends_at timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (bucket)
);
create index rate_limits_expiry on rate_limits using btree (window_ends_at);

create table request_history (
  id bigint not null generated always as identity,
  request_id uuid not null,
  lead_id uuid,
  event text not null,
  actor text not null,
  from_status text,
  to_status text,
  at timestamp with time zone not null,
  constraint request_history_pkey primary key (id),
  constraint request_history_lead_id_fkey foreign key (lead_id) references leads(id) on delete cascade,
  constraint request_history_request_id_fkey foreign key (request_id) references requests(id) on delete cascade,
  constraint request_history_actor_check check ((actor = any (array['customer'::text, 'professional'::text, 'system'::text])))
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
  constraint requests_pkey primary key (id),
  constraint requests_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint requests_profession_id_fkey foreign key (profession_id) references professions(id),
  constraint requests_professional_id_fkey foreign key (professional_id) references professionals(id) on delete set null,
  constraint requests_language_check check ((language = any (array['en'::text, 'fr'::text, 'es'::text]))),
  constraint requests_status_check check ((status = any (array['sent'::text, 'pending'::text, 'accepted'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  constraint requests_urgency_check check ((urgency = any (array['Very urgent (within 24h)'::text, 'Soon (2-3 days)'::text, 'Not urgent (within a week)'::text]))),
  constraint requests_not_twice_a_day exclude using gist (customer_id with =, fingerprint with =, tsrange((created_at at time zone 'UTC'::text), ((created_at at time zone 'UTC'::text) + '24:00:00'::interval)) with &&) where ((status = any (array['sent'::text, 'pending'::text, 'accepted'::text, 'in_progress'::text])))
);
create index requests_customer on requests using btree (customer_id, created_at desc);
create unique index requests_idempotency on requests using btree (customer_id, idempotency_key) where (idempotency_key is not null);
create index requests_waiting on requests using btree (profession_id, created_at) where (status = 'pending'::text);

create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  user_agent text,
  proven_at timestamp with time zone not null,
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index sessions_expiry on sessions using btree (expires_at);
create unique index sessions_id on sessions using btree (id);
create index sessions_user on sessions using btree (user_id);

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
  constraint users_pkey primary key (id),
  constraint users_auth_provider_check check ((auth_provider = any (array['gmail'::text, 'facebook'::text, 'email'::text, 'phone'::text]))),
  constraint users_email_is_lower_case check ((email = lower(email))),
  constraint users_language_check check ((language = any (array['en'::text, 'fr'::text, 'es'::text]))),
  constraint users_role_check check ((role = any (array['customer'::text, 'professional'::text])))
);
create unique index users_email on users using btree (email) where (email is not null);
create unique index users_phone on users using btree (phone) where (phone is not null);

CREATE OR REPLACE FUNCTION public.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'session:' || old.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_to_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Rows of % are only ever added', tg_table_name;
end
$function$;

CREATE TRIGGER admin_audit_only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON public.admin_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE TRIGGER sessions_end AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();
