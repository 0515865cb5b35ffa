import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment } from '../text.ts';
import { between, own } from './list.ts';

export const AUDIT_TARGETS = [
  'admin',
  'user',
  'professional',
  'request',
  'lead',
  'review',
  'report',
  'plan',
  'list',
  'message',
  'job',
  'import',
  'profession',
  'page',
  'site',
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** An action of an admin, or an attempt in their name. `read` changed nothing. */
export const AUDIT_ACTIONS = [
  'created',
  'reset',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'totp_enrolled',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'proven',
  'read',
  'exported',
  'conversation_read',
  'deleted',
  'suspended',
  'reinstated',
  'sessions_ended',
  'app_removed',
  'paper_checked',
  'paper_unchecked',
  'credits_granted',
  'cancelled',
  'reopened',
  'assigned',
  'replaced',
  'hidden',
  'restored',
  'resolved',
  'changed',
  'published',
  'imported',
  'retried',
  'discarded',
  'invited',
  'invitation_revoked',
  'joined',
  'role_changed',
  'removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A state in codes and figures; never a text that a person wrote. */
const standing = z.nullable(z.record(z.string(), z.json()));

/** An entry of the audit log, which is append-only. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  adminEmail: z.string(),
  action: z.string(),
  targetKind: z.nullable(z.enum(AUDIT_TARGETS)),
  /** The id, or the name, of the object. */
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: standing,
  after: standing,
  address: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filters = {
  ...own,
  ...between,
  /** An admin's address. */
  by: z.optional(z.string().check(z.maxLength(254))),
  action: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
  targetKind: z.optional(z.enum(AUDIT_TARGETS)),
  target: z.optional(z.string().check(z.maxLength(200))),
  /** `true` includes reads. */
  reads: z.optional(z.enum(['true', 'false'])),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'admin',
  summary: 'What admins did, newest first, 100 at a time; `before` is the id to go on from',
  query: { ...filters, before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) },
  response: z.array(auditEntry),
  errors: [],
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/exports/audit',
  audience: 'admin',
  summary: 'The log of admins as CSV, newest first',
  query: filters,
  response: 'file',
  errors: [],
});
