// GENERATED from the migrated schema by `npm run generate`: do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Read as the value, written as its JSON text: the driver would take an array for a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;

export interface AdminAuditTable {
  id: GeneratedAlways<number>;
  at: Date;
  admin_id: string;
  admin_email: string;
  action: string;
  target: string | null;
  reason: string | null;
  address: string;
}

export interface AdminRecoveryCodesTable {
  admin_id: string;
  code_hash: Buffer;
}

export interface AdminSessionsTable {
  token_hash: Buffer;
  admin_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface AdminsTable {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  is_demo: Generated<boolean>;
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  totp_last_step: Generated<number>;
  created_at: Date;
}

export interface ConversationReadsTable {
  request_id: string;
  professional_id: string;
  reader: 'user' | 'professional';
  read_until: Date;
}

export interface IdentitiesTable {
  provider: 'google' | 'facebook' | 'google-demo' | 'facebook-demo';
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface IdentityFlowsTable {
  state_hash: Buffer;
  provider: string;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  role: 'customer' | 'professional';
  language: 'en' | 'fr' | 'es';
  return_to: string;
  accepted_terms: boolean;
  expires_at: Date;
}

export interface LeadsTable {
  id: string;
  request_id: string;
  professional_id: string;
  status: 'pending' | 'accepted' | 'denied' | 'expired' | 'withdrawn';
  rank: number;
  distance_km: number | null;
  reasons: Json;
  sent_at: Date;
  responded_at: Date | null;
  professional_response: string | null;
}

export interface LiveEventsTable {
  id: GeneratedAlways<number>;
  user_id: string;
  event: Json;
  created_at: Generated<Date>;
}

export interface MessagesTable {
  id: string;
  request_id: string;
  professional_id: string | null;
  sender_user_id: string;
  sender_type: 'user' | 'professional';
  content: string;
  message_type: 'text';
  idempotency_key: string | null;
  created_at: Date;
}

export interface MigrationsTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface OneTimeCodesTable {
  id: string;
  channel: 'email' | 'phone';
  target: string;
  code_hash: Buffer;
  browser_hash: Buffer;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  purpose: 'sign-in' | 'reset' | 'contact';
}

export interface OutboxMessagesTable {
  id: string;
  dedupe_key: string;
  kind: string;
  channel: 'email' | 'sms';
  recipient: string;
  language: 'en' | 'fr' | 'es';
  subject: string;
  text: string;
  html: string | null;
  created_at: Date;
  sending_until: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

export interface PlansTable {
  id: string;
  price_usd: number;
  max_requests: number | null;
}

export interface ProfessionalQuotasTable {
  professional_id: string;
  plan_id: Generated<string>;
  month: string;
  used: Generated<number>;
}

export interface ProfessionalsTable {
  id: string;
  user_id: string | null;
  profession_id: number;
  name: string;
  description: string | null;
  avatar_url: string | null;
  location: string | null;
  lat: number | null;
  lon: number | null;
  loc: GeneratedAlways<{ x: number; y: number } | null>;
  service_radius_km: Generated<number>;
  hourly_rate: number | null;
  years_experience: number | null;
  rating_mean: Generated<number>;
  review_count: Generated<number>;
  bayesian_rating: GeneratedAlways<number>;
  accepted_count: Generated<number>;
  denied_count: Generated<number>;
  last_contacted_at: Date | null;
  availability: Generated<'available' | 'busy' | 'unavailable'>;
  active: Generated<boolean>;
  quota_open: Generated<boolean>;
  created_at: Generated<Date>;
  contactable: GeneratedAlways<boolean>;
}

export interface ProfessionsTable {
  id: number;
  slug: string;
}

export interface RateLimitsTable {
  bucket: string;
  window_ends_at: Date;
  hits: number;
}

export interface RequestHistoryTable {
  id: GeneratedAlways<number>;
  request_id: string;
  lead_id: string | null;
  event: string;
  actor: 'customer' | 'professional' | 'system';
  from_status: string | null;
  to_status: string | null;
  at: Date;
}

export interface RequestsTable {
  id: string;
  customer_id: string;
  profession_id: number;
  description: string;
  location: string;
  location_place_id: string | null;
  area: string;
  lat: number | null;
  lon: number | null;
  place_found: Generated<boolean>;
  place_is_exact: Generated<boolean>;
  urgency: 'Very urgent (within 24h)' | 'Soon (2-3 days)' | 'Not urgent (within a week)';
  language: 'en' | 'fr' | 'es';
  status: 'sent' | 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled';
  professional_id: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  idempotency_key: string | null;
  fingerprint: Buffer;
  created_at: Date;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  id: Generated<string>;
  user_agent: string | null;
  proven_at: Date;
}

export interface UsersTable {
  id: string;
  role: 'customer' | 'professional';
  name: string;
  email: string | null;
  email_proven_at: Date | null;
  phone: string | null;
  password_hash: string | null;
  auth_provider: 'gmail' | 'facebook' | 'email' | 'phone';
  provider_id: string | null;
  avatar_url: string | null;
  language: 'en' | 'fr' | 'es';
  terms_accepted_at: Date | null;
  terms_version: string | null;
  created_at: Generated<Date>;
  unproven_phone: string | null;
}

export interface Tables {
  admin_audit: AdminAuditTable;
  admin_recovery_codes: AdminRecoveryCodesTable;
  admin_sessions: AdminSessionsTable;
  admins: AdminsTable;
  conversation_reads: ConversationReadsTable;
  identities: IdentitiesTable;
  identity_flows: IdentityFlowsTable;
  leads: LeadsTable;
  live_events: LiveEventsTable;
  messages: MessagesTable;
  migrations: MigrationsTable;
  one_time_codes: OneTimeCodesTable;
  outbox_messages: OutboxMessagesTable;
  plans: PlansTable;
  professional_quotas: ProfessionalQuotasTable;
  professionals: ProfessionalsTable;
  professions: ProfessionsTable;
  rate_limits: RateLimitsTable;
  request_history: RequestHistoryTable;
  requests: RequestsTable;
  sessions: SessionsTable;
  users: UsersTable;
}
