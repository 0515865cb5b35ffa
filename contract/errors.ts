/**
 * The closed list of error codes and the HTTP status of each. A code is also the key of its text:
 * one without a text in every language does not compile (server/platform/http/error-texts.ts).
 */
export const ERROR_STATUS = {
  bad_json: 400,
  code_invalid: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  admin_refused: 401,
  totp_required: 401,
  card_declined: 402,
  cross_site: 403,
  reauth_required: 403,
  not_yours: 403,
  wrong_role: 403,
  blocked: 403,
  address_unproven: 403,
  account_suspended: 403,
  totp_enrolment_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  trade_begun: 409,
  totp_already_enrolled: 409,
  duplicate_request: 409,
  account_exists: 409,
  email_taken: 409,
  idempotency_key_reused: 409,
  lead_already_answered: 409,
  lead_closed: 409,
  already_contacted: 409,
  lead_not_accepted: 409,
  already_hired: 409,
  not_in_progress: 409,
  request_filled: 409,
  request_closed: 409,
  conversation_closed: 409,
  not_eligible: 409,
  quote_not_open: 409,
  proposal_not_open: 409,
  appointment_not_open: 409,
  professional_unavailable: 409,
  import_under_way: 409,
  already_reviewed: 409,
  already_answered: 409,
  changed_meanwhile: 409,
  already_subscribed: 409,
  not_subscribed: 409,
  too_large: 413,
  not_json: 415,
  file_type_refused: 415,
  invalid_input: 422,
  unreadable_file: 422,
  unreadable_table: 422,
  trade_not_offered: 422,
  country_unsupported: 422,
  weak_password: 422,
  name_refused: 422,
  colour_unreadable: 422,
  too_many: 429,
  too_many_unproven: 429,
  server_error: 500,
  unavailable: 503,
  provider_not_configured: 503,
  payments_unavailable: 503,
  payments_unreachable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every refused call; `verified: false` only from the two verify-code calls. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  details?: { field: string; problem: string }[];
  verified?: false;
}
