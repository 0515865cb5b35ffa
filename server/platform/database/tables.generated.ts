// GENERATED from the migrated schema by `npm run generate`: do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Read as the value, written as its JSON text: the driver would take an array for a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;

/** The same where the column has a default: `Generated` would not look into it. */
export type GeneratedJson = ColumnType<JsonValue, string | undefined, string>;

export interface AdminAuditTable {
  id: GeneratedAlways<number>;
  at: Date;
  admin_id: string;
  admin_email: string;
  action: string;
  target: string | null;
  reason: string | null;
  address: string;
  target_kind: string | null;
  before: Json | null;
  after: Json | null;
}

export interface AdminInvitationsTable {
  id: string;
  email: string;
  role: 'owner' | 'moderator' | 'support' | 'readOnly';
  token_hash: Buffer;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

export interface AdminPasskeysTable {
  id: string;
  admin_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
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
  proven_at: Date;
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
  name_folded: GeneratedAlways<string>;
  role: Generated<'owner' | 'moderator' | 'support' | 'readOnly'>;
}

export interface AnswerLinksTable {
  token_hash: Buffer;
  lead_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface AppointmentProposalsTable {
  id: string;
  request_id: string;
  lead_id: string;
  proposed_by: 'customer' | 'professional';
  status: 'open' | 'replaced' | 'withdrawn' | 'declined' | 'expired' | 'closed' | 'accepted';
  times: Json;
  note: string | null;
  expires_at: Date;
  idempotency_key: string | null;
  sent_at: Date;
  ended_at: Date | null;
}

export interface AppointmentsTable {
  id: string;
  request_id: string;
  lead_id: string;
  professional_id: string;
  status: 'agreed' | 'on_the_way' | 'arrived' | 'over' | 'missed' | 'disputed' | 'called_off' | 'closed';
  starts_at: Date;
  ends_at: Date;
  sequence: Generated<number>;
  agreed_at: Date;
  on_the_way_at: Date | null;
  arrived_at: Date | null;
  ended_at: Date | null;
  called_off_by: 'customer' | 'professional' | null;
  reason: string | null;
  missed_by: 'customer' | 'professional' | null;
  day_reminder_for: Date | null;
  hours_reminder_for: Date | null;
}

export interface AuthEventsTable {
  id: GeneratedAlways<number>;
  at: Date;
  kind: 'signed_up' | 'signed_in' | 'sign_in_refused' | 'signed_out' | 'session_ended' | 'sessions_ended' | 'password_changed' | 'password_reset' | 'email_changed' | 'phone_changed' | 'address_lost' | 'identity_linked' | 'taken_over' | 'passkey_added' | 'passkey_removed' | 'passkey_refused' | 'app_added' | 'app_removed' | 'app_removed_by_operator' | 'recovery_codes_renewed' | 'recovery_code_used' | 'second_step_asked' | 'second_step_refused';
  way: 'password' | 'email' | 'phone' | 'google' | 'facebook' | 'passkey' | null;
  user_id: string | null;
  address_hash: Buffer | null;
  network_hash: Buffer;
  browser: string | null;
  system: string | null;
}

export interface AuthenticatorAppsTable {
  user_id: string;
  secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
  wrong_codes: Generated<number>;
  warned_at: Date | null;
}

export interface BackupFailuresTable {
  id: GeneratedAlways<number>;
  failed_at: Date;
  step: 'make' | 'copy' | 'verify';
}

export interface BackupVerificationsTable {
  id: GeneratedAlways<number>;
  verified_at: Date;
  made_at: Date;
}

export interface BackupsTable {
  id: GeneratedAlways<number>;
  finished_at: Date;
  rows: number;
  files: number | null;
  bytes: number;
}

export interface BlocksTable {
  id: string;
  blocker_id: string;
  blocked_id: string;
  name: string;
  created_at: Date;
}

export interface BusyDaysTable {
  professional_id: string;
  day: string;
}

export interface CalendarFeedsTable {
  user_id: string;
  token_hash: Buffer;
  made_at: Date;
  read_at: Date | null;
}

export interface ChangeOrdersTable {
  id: string;
  quote_id: string;
  request_id: string;
  professional_id: string;
  number: number;
  status: 'open' | 'withdrawn' | 'declined' | 'closed' | 'accepted';
  terms: Json;
  total_before: number;
  total_after: number;
  idempotency_key: string | null;
  sent_at: Date;
  ended_at: Date | null;
  decline_reason: string | null;
}

export interface CompletionRecordsTable {
  id: string;
  request_id: string;
  professional_id: string;
  number: number;
  currency: string;
  terms: Json;
  total: number | null;
  idempotency_key: string | null;
  reported_at: Date;
}

export interface ConsentsTable {
  id: GeneratedAlways<number>;
  user_id: string;
  purpose: 'terms' | 'public_page';
  version: string;
  language: Language;
  given: boolean;
  at: Date;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  language: Language;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  told_at: Date | null;
}

export interface ConversationReadsTable {
  request_id: string;
  professional_id: string;
  reader: 'user' | 'professional';
  read_until: Date;
  read_at: Date;
}

export interface DoNotContactTable {
  channel: 'email' | 'phone';
  address_hash: Buffer;
  asked_at: Date;
}

export interface ErasuresTable {
  user_id: string;
  erased_at: Date;
  asked_by: 'person' | 'operator';
}

export interface ExternalCalendarsTable {
  professional_id: string;
  address: Buffer;
  saved_at: Date;
  due_at: Date;
  read_at: Date | null;
  failure: 'not_allowed' | 'unreachable' | 'too_large' | 'unreadable' | null;
  busy: GeneratedJson;
}

export interface FilesTable {
  id: string;
  owner_user_id: string;
  purpose: 'request' | 'message' | 'work' | 'portrait' | 'before' | 'after';
  kind: 'image' | 'document';
  name: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Date;
  request_id: string | null;
  message_id: string | null;
  position: number | null;
  professional_id: string | null;
  caption: string | null;
  completion_id: string | null;
}

export interface FurtherProfessionsTable {
  professional_id: string;
  profession_id: number;
  loc: { x: number; y: number } | null;
  radius_km: number | null;
}

export interface HeldLettersTable {
  notice_id: string;
  channel: 'email' | 'sms' | 'push';
  lane: 'calm' | 'urgent';
  user_id: string;
  passes_quiet: boolean;
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
  language: Language;
  return_to: string;
  accepted_terms: boolean;
  expires_at: Date;
}

export interface ImportUploadsTable {
  id: string;
  file_name: string;
  file_hash: Buffer;
  bytes: number;
  pieces: number | null;
  encoding: string;
  headers: Json;
  first_rows: Json;
  admin_email: string;
  uploaded_at: Date;
  columns: Json;
  lawful_basis: 'published_address' | 'consent' | 'existing_business' | 'referral' | null;
  source: string | null;
  language: Language;
  again: Generated<boolean>;
  task: 'check' | 'import' | null;
  state: 'waiting' | 'working' | 'done' | 'stopped' | null;
  run: Generated<number>;
  stop: string | null;
  already_at: Date | null;
  lines_done: Generated<number>;
  lines_total: Generated<number>;
  rows_done: Generated<number>;
  created_count: Generated<number>;
  known_count: Generated<number>;
  refused_count: Generated<number>;
  problems: GeneratedJson;
  report_pieces: number | null;
  changed_at: Date;
}

export interface ImportedPlacesTable {
  id: string;
  import_id: string;
  kind: 'town' | 'district';
  name: string;
  names: Json;
  also: string[];
  lat: number;
  lon: number;
  people: number;
  near_city: number;
  town_id: string | null;
}

export interface ImportedStreetKeysTable {
  key: string;
  street_id: string;
}

export interface ImportedStreetsTable {
  id: string;
  import_id: string;
  name: string;
  keys: string[];
  lat: number;
  lon: number;
  near_city: number;
  town_id: string | null;
}

export interface ImportsTable {
  id: string;
  file_hash: Buffer;
  file_name: string;
  lawful_basis: string;
  source: string;
  rows_done: Generated<number>;
  created_count: Generated<number>;
  known_count: Generated<number>;
  refused_count: Generated<number>;
  started_at: Date;
  finished_at: Date | null;
}

export interface InboundMessagesTable {
  id: string;
  channel: 'email' | 'sms' | 'whatsapp';
  provider_id: string;
  sender: string;
  user_id: string | null;
  request_id: string | null;
  professional_id: string | null;
  message_id: string | null;
  outcome: 'received' | 'accepted' | 'declined' | 'message' | 'asked_back' | 'stopped' | 'resumed' | 'helped' | 'ignored' | 'refused';
  reason: string | null;
  received_at: Date;
  decision: 'accept' | 'decline' | 'message' | null;
  handled_until: Date | null;
}

export interface IntakeCountsTable {
  day: string;
  language: 'en' | 'fr' | 'es';
  profession_id: number | null;
  messages: number;
}

export interface InvitationsTable {
  id: string;
  professional_id: string | null;
  lead_id: string | null;
  token_hash: Buffer;
  channel: 'email' | 'sms';
  address_hash: Buffer;
  language: Language;
  lawful_basis: string;
  source: string;
  said: string;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  outcome: 'joined' | 'declined' | 'never_again' | null;
}

export interface InvoiceCountersTable {
  professional_id: string;
  last: number;
}

export interface InvoicePaymentsTable {
  id: string;
  invoice_id: string;
  amount: number;
  method: 'cash' | 'interac' | 'transfer' | 'card' | 'cheque' | 'other';
  paid_on: string;
  idempotency_key: string | null;
  recorded_at: Date;
  taken_back_at: Date | null;
}

export interface InvoicesTable {
  id: string;
  professional_id: string;
  customer_id: string;
  request_id: string | null;
  lead_id: string | null;
  number: number;
  kind: 'invoice' | 'credit';
  credits: string | null;
  currency: string;
  document: Json;
  total: number;
  idempotency_key: string | null;
  issued_at: Date;
}

export interface LanguageModelDaysTable {
  day: string;
  tokens: number;
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
  seen_at: Date | null;
  expires_at: Date;
  ended_because: 'filled' | 'hired_other' | 'cancelled' | 'released' | 'stepped_back' | 'blocked' | 'gone' | 'replaced' | null;
  replaces: string | null;
  decline_reason: 'too_far' | 'too_busy' | 'not_my_trade' | 'price' | 'other' | null;
  silence_settled_at: Date | null;
  ended_note: string | null;
  responded_by: string | null;
  assigned_to: string | null;
  assigned_at: Date | null;
  assignments: Generated<number>;
}

export interface LetterPacesTable {
  user_id: string;
  channel: 'email' | 'sms' | 'push';
  lane: 'calm' | 'urgent';
  open_at: Date;
}

export interface LiveEventsTable {
  id: GeneratedAlways<number>;
  user_id: string;
  event: Json;
  created_at: Generated<Date>;
}

export interface MarketAnswersTable {
  asked: string;
  as_of: Date;
  took_ms: number;
  answer: Json;
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
  attachment_count: Generated<number>;
  said_accepting: Generated<boolean>;
  via: 'text' | 'email' | null;
}

export interface MigrationsTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
  compatible_with: number | null;
}

export interface NoticesTable {
  id: string;
  user_id: string;
  kind: string;
  dedupe_key: string;
  language: Language;
  facts: Json;
  created_at: Date;
  read_at: Date | null;
  team_key: string | null;
}

export interface NotificationPreferencesTable {
  user_id: string;
  channels: GeneratedJson;
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_time_zone: string | null;
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
  channel: 'email' | 'sms' | 'push';
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  html: string | null;
  created_at: Date;
  sending_until: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  unsubscribe_url: string | null;
  push_subscription_id: string | null;
  href: string | null;
  attempts: Generated<number>;
  calendar: string | null;
  reply_to: string | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  bound_hash: Buffer;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PlaceImportsTable {
  id: string;
  name: string;
  source: 'geonames' | 'openstreetmap';
  imported_at: Date;
}

export interface PlanTaxesTable {
  id: Generated<boolean>;
  mode: Generated<'none' | 'rates' | 'automatic'>;
  included: Generated<boolean>;
  rates: GeneratedJson;
  stripe_rate_ids: string[] | null;
  stripe_base: string | null;
  version: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
}

export interface PlansTable {
  id: string;
  price_usd: number;
  max_requests: number | null;
  billing_cycle: Generated<'monthly'>;
  is_popular: Generated<boolean>;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  price_cents: number | null;
  trial_days: Generated<number>;
  texts: GeneratedJson;
  version: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
  stripe_price_id: string | null;
  stripe_price_base: string | null;
}

export interface ProfessionalQuotasTable {
  professional_id: string;
  plan_id: Generated<string>;
  month: string;
  used: Generated<number>;
  granted: Generated<number>;
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
  hours: GeneratedJson;
  time_zone: string | null;
  paused_until: Date | null;
  certifications: string | null;
  minimum_job: number | null;
  languages: Generated<string[]>;
  days_off: GeneratedJson;
  licence_number: string | null;
  licence_authority: string | null;
  licence_expires_on: string | null;
  licence_checked_at: Date | null;
  insurance_company: string | null;
  insurance_policy: string | null;
  insurance_expires_on: string | null;
  insurance_checked_at: Date | null;
  listed_at: Date | null;
  erased_at: Date | null;
  active_before_hiding: boolean | null;
  leaving: Generated<boolean>;
  suspended_at: Date | null;
  sought: Generated<string>;
  name_folded: GeneratedAlways<string>;
  area: string | null;
  owner_proven: Generated<boolean>;
  contactable: GeneratedAlways<boolean>;
  rate_currency: string | null;
}

export interface ProfessionsTable {
  id: number;
  slug: string;
  active: Generated<boolean>;
  category: Generated<'home_repair' | 'tech' | 'business' | 'home_services'>;
  icon: string | null;
  names: GeneratedJson;
  cue_words: GeneratedJson;
  examples: GeneratedJson;
  extra_questions: GeneratedJson;
}

export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface QuickRepliesTable {
  professional_id: string;
  replies: Json;
}

export interface QuotaEntriesTable {
  id: GeneratedAlways<number>;
  professional_id: string;
  lead_id: string | null;
  kind: 'taken' | 'returned' | 'granted';
  reason: 'contacted' | 'expired_unseen' | 'withdrawn' | 'customer_silent' | 'operator';
  month: string;
  profession_id: number | null;
  area: string | null;
  at: Date;
  amount: Generated<number>;
}

export interface QuoteTaxesTable {
  professional_id: string;
  code: string;
  name: string | null;
  rate: number;
  number: string | null;
  is_usual: boolean;
}

export interface QuoteTemplatesTable {
  id: string;
  professional_id: string;
  name: string;
  terms: Json;
  idempotency_key: string | null;
  created_at: Date;
  currency: string | null;
}

export interface QuotesTable {
  id: string;
  request_id: string;
  lead_id: string;
  professional_id: string;
  revision: number;
  status: 'open' | 'replaced' | 'withdrawn' | 'declined' | 'expired' | 'closed' | 'accepted' | 'ended';
  currency: string;
  terms: Json;
  total: number;
  valid_until: Date;
  idempotency_key: string | null;
  sent_at: Date;
  seen_at: Date | null;
  ended_at: Date | null;
  change_wish: string | null;
  decline_reason: string | null;
  sent_by: string | null;
}

export interface RateLimitsTable {
  bucket: string;
  window_ends_at: Date;
  hits: number;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface ReplyAddressesTable {
  id: string;
  user_id: string;
  request_id: string;
  professional_id: string;
  created_at: Date;
}

export interface ReportsTable {
  id: string;
  reporter_id: string | null;
  target_type: 'review' | 'person' | 'message';
  target_id: string;
  request_id: string | null;
  reason: 'spam' | 'abuse' | 'fraud' | 'safety' | 'other';
  comment: string | null;
  created_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  resolution: 'dismissed' | 'acted' | null;
  resolution_note: string | null;
}

export interface RequestHistoryTable {
  id: GeneratedAlways<number>;
  request_id: string;
  lead_id: string | null;
  event: string;
  actor: 'customer' | 'professional' | 'system' | 'operator';
  from_status: string | null;
  to_status: string | null;
  at: Date;
  note: string | null;
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
  language: Language;
  status: 'sent' | 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled';
  professional_id: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  idempotency_key: string | null;
  fingerprint: Buffer;
  created_at: Date;
  hired_at: Date | null;
  completion_reported_at: Date | null;
  ended_at: Date | null;
  cancel_reason: string | null;
  photo_count: Generated<number>;
  is_short: Generated<boolean>;
  sought: Generated<string>;
  starts_on: string | null;
  ends_on: string | null;
  recurrence: 'daily' | 'weekly' | 'biweekly' | 'monthly' | null;
  destination: string | null;
  destination_area: string | null;
  direct_to: string | null;
  direct_others: 'no' | 'unanswered' | 'now' | null;
  extra_answers: GeneratedJson;
}

export interface ReviewsTable {
  id: string;
  request_id: string | null;
  author_id: string | null;
  professional_id: string;
  profession_id: number;
  rating: number;
  would_recommend: GeneratedAlways<boolean>;
  comment: string | null;
  answer: string | null;
  answered_at: Date | null;
  hidden_at: Date | null;
  created_at: Date;
  sought: Generated<string>;
}

export interface SandboxIdempotencyTable {
  key: string;
  request_hash: string;
  status: number;
  body: Json;
  answered_at: Date;
}

export interface SandboxObjectsTable {
  id: string;
  kind: string;
  customer: string | null;
  due_at: Date | null;
  made: GeneratedAlways<number>;
  body: Json;
  hidden: GeneratedJson;
}

export interface SavedProfessionalsTable {
  customer_id: string;
  professional_id: string;
  note: string | null;
  saved_at: Date;
}

export interface SecondStepsTable {
  token_hash: Buffer;
  user_id: string;
  way: 'password' | 'email' | 'phone' | 'google' | 'facebook';
  counts_as_proof: boolean;
  wrong_codes: Generated<number>;
  expires_at: Date;
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
  as_customer: Generated<boolean>;
}

export interface SigningKeysTable {
  id: string;
  public_key: Json;
  private_key: Buffer;
  created_at: Date;
}

export interface SiteLogosTable {
  id: string;
  png: Buffer;
  width: number;
  height: number;
  created_at: Date;
}

export interface SitePagesTable {
  slug: 'about' | 'contact' | 'privacy' | 'terms';
  language: Language;
  version: number;
  title: string;
  lead: string;
  sections: Json;
  restores: number | null;
  published_at: Date;
  published_by: string;
}

export interface SiteSettingsTable {
  only_one: Generated<boolean>;
  version: Generated<number>;
  name: string | null;
  colour: string | null;
  logo_id: string | null;
  logo_has_name: Generated<boolean>;
  changed_at: Date | null;
  changed_by: string | null;
  currency: string | null;
  distance_unit: Generated<'km' | 'mi'>;
  units_version: Generated<number>;
  units_changed_at: Date | null;
  units_changed_by: string | null;
  offered_languages: string[] | null;
  default_language: string | null;
  languages_version: Generated<number>;
  languages_changed_at: Date | null;
  languages_changed_by: string | null;
}

export interface StoppedPhonesTable {
  phone_hash: Buffer;
  stopped_at: Date;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  received_at: Date;
}

export interface SubscriptionTermsTable {
  professional_id: string;
  version: string;
  language: Language;
  agreed_at: Date;
}

export interface SubscriptionsTable {
  professional_id: string;
  stripe_customer_id: string | null;
  attempt: Generated<number>;
  stripe_subscription_id: string | null;
  plan_id: string | null;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | null;
  has_payment_method: Generated<boolean>;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  trial_end: Date | null;
  period_end: Date | null;
  cancels_at: Date | null;
  ended_at: Date | null;
  next_charge_cents: number | null;
  next_charge_at: Date | null;
  overdue_cents: number | null;
  next_attempt_at: Date | null;
  entitled_since: Date | null;
  trial_used_at: Date | null;
  trial_subscription_id: string | null;
  trial_refused: Generated<boolean>;
  read_order: Generated<number>;
  read_at: Date | null;
  created_at: Generated<Date>;
  ends_for_leaving: Generated<boolean>;
  active: GeneratedAlways<boolean>;
  price_cents: number | null;
  tax_kind: Generated<'none' | 'added' | 'included' | 'by_address'>;
  included_tax_cents: Generated<number>;
  next_charge_tax_cents: number | null;
}

export interface TeamInvitationsTable {
  id: string;
  professional_id: string;
  email: string;
  token_hash: Buffer;
  idempotency_key: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface TeamMembersTable {
  id: string;
  professional_id: string;
  user_id: string;
  joined_at: Date;
  left_at: Date | null;
  ended_by: 'member' | 'owner' | 'operator' | 'erasure' | null;
}

export interface TextMarksTable {
  user_id: string;
  lead_id: string;
  mark: string;
  marked_at: Date;
  closed_at: Date | null;
  texted_at: Date | null;
  asked_bare: Generated<boolean>;
}

export interface TrialClaimsTable {
  kind: 'email' | 'phone' | 'card';
  value_hash: Buffer;
  professional_id: string | null;
  claimed_at: Date;
}

export interface UnclaimedProfessionalsTable {
  professional_id: string;
  email: string | null;
  phone: string | null;
  language: Language;
  import_id: string | null;
  lawful_basis: 'published_address' | 'consent' | 'existing_business' | 'referral';
  source: string;
  first_contacted_at: Date | null;
  created_at: Date;
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
  language: Language;
  terms_accepted_at: Date | null;
  terms_version: string | null;
  created_at: Generated<Date>;
  unproven_phone: string | null;
  unproven_email: string | null;
  deletion_due_at: Date | null;
  erased_at: Date | null;
  suspended_at: Date | null;
  sought: GeneratedAlways<string>;
  name_folded: GeneratedAlways<string>;
}

export interface Tables {
  admin_audit: AdminAuditTable;
  admin_invitations: AdminInvitationsTable;
  admin_passkeys: AdminPasskeysTable;
  admin_recovery_codes: AdminRecoveryCodesTable;
  admin_sessions: AdminSessionsTable;
  admins: AdminsTable;
  answer_links: AnswerLinksTable;
  appointment_proposals: AppointmentProposalsTable;
  appointments: AppointmentsTable;
  auth_events: AuthEventsTable;
  authenticator_apps: AuthenticatorAppsTable;
  backup_failures: BackupFailuresTable;
  backup_verifications: BackupVerificationsTable;
  backups: BackupsTable;
  blocks: BlocksTable;
  busy_days: BusyDaysTable;
  calendar_feeds: CalendarFeedsTable;
  change_orders: ChangeOrdersTable;
  completion_records: CompletionRecordsTable;
  consents: ConsentsTable;
  contact_messages: ContactMessagesTable;
  conversation_reads: ConversationReadsTable;
  do_not_contact: DoNotContactTable;
  erasures: ErasuresTable;
  external_calendars: ExternalCalendarsTable;
  files: FilesTable;
  further_professions: FurtherProfessionsTable;
  held_letters: HeldLettersTable;
  identities: IdentitiesTable;
  identity_flows: IdentityFlowsTable;
  import_uploads: ImportUploadsTable;
  imported_places: ImportedPlacesTable;
  imported_street_keys: ImportedStreetKeysTable;
  imported_streets: ImportedStreetsTable;
  imports: ImportsTable;
  inbound_messages: InboundMessagesTable;
  intake_counts: IntakeCountsTable;
  invitations: InvitationsTable;
  invoice_counters: InvoiceCountersTable;
  invoice_payments: InvoicePaymentsTable;
  invoices: InvoicesTable;
  language_model_days: LanguageModelDaysTable;
  leads: LeadsTable;
  letter_paces: LetterPacesTable;
  live_events: LiveEventsTable;
  market_answers: MarketAnswersTable;
  messages: MessagesTable;
  migrations: MigrationsTable;
  notices: NoticesTable;
  notification_preferences: NotificationPreferencesTable;
  one_time_codes: OneTimeCodesTable;
  outbox_messages: OutboxMessagesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  place_imports: PlaceImportsTable;
  plan_taxes: PlanTaxesTable;
  plans: PlansTable;
  professional_quotas: ProfessionalQuotasTable;
  professionals: ProfessionalsTable;
  professions: ProfessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  quick_replies: QuickRepliesTable;
  quota_entries: QuotaEntriesTable;
  quote_taxes: QuoteTaxesTable;
  quote_templates: QuoteTemplatesTable;
  quotes: QuotesTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  reply_addresses: ReplyAddressesTable;
  reports: ReportsTable;
  request_history: RequestHistoryTable;
  requests: RequestsTable;
  reviews: ReviewsTable;
  sandbox_idempotency: SandboxIdempotencyTable;
  sandbox_objects: SandboxObjectsTable;
  saved_professionals: SavedProfessionalsTable;
  second_steps: SecondStepsTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  site_logos: SiteLogosTable;
  site_pages: SitePagesTable;
  site_settings: SiteSettingsTable;
  stopped_phones: StoppedPhonesTable;
  stripe_events: StripeEventsTable;
  subscription_terms: SubscriptionTermsTable;
  subscriptions: SubscriptionsTable;
  team_invitations: TeamInvitationsTable;
  team_members: TeamMembersTable;
  text_marks: TextMarksTable;
  trial_claims: TrialClaimsTable;
  unclaimed_professionals: UnclaimedProfessionalsTable;
  users: UsersTable;
}
