import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { REPORT_REASONS } from '../requests/safety.ts';
import { id, moment, text } from '../text.ts';
import { columns, cursor, MAX_REASON, own, questions, pages } from './list.ts';

/** A report with its object. */
export const adminReport = z.object({
  id,
  targetType: z.enum(['review', 'person', 'message']),
  targetId: id,
  requestId: z.nullable(id),
  reason: z.enum(REPORT_REASONS),
  comment: z.nullable(z.string()),
  createdAt: moment,
  reporterId: z.nullable(id),
  reporterName: z.nullable(z.string()),
  /** The person it is about: the author of the review or message, or the person. */
  aboutId: z.nullable(id),
  aboutName: z.nullable(z.string()),
  /** The text of the reported review or message; null where it is deleted. */
  excerpt: z.nullable(z.string()),
  resolvedAt: z.nullable(moment),
  resolvedBy: z.nullable(z.string()),
  resolution: z.nullable(z.enum(['dismissed', 'acted'])),
  resolutionNote: z.nullable(z.string()),
  cursor,
  allowedActions: z.array(z.enum(['resolve', 'hideReview', 'suspend'])),
});
export type AdminReport = z.output<typeof adminReport>;

const reportsAsked = {
  ...questions(['createdAt']),
  state: z.optional(z.enum(['open', 'resolved'])),
  targetType: z.optional(adminReport.shape.targetType),
};

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  audience: 'admin',
  summary: 'What people reported',
  query: { ...reportsAsked, ...pages },
  response: z.array(adminReport),
  errors: [],
});

export const exportReports = endpoint({
  method: 'GET',
  path: '/api/admin/exports/reports',
  audience: 'admin',
  summary: 'The reports as CSV: the same questions, without pages',
  query: { ...reportsAsked, columns },
  response: 'file',
  errors: [],
});

export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/resolution',
  audience: 'admin',
  summary: 'Close a report; again with the same outcome changes nothing',
  params: { id },
  query: own,
  body: z.object({
    outcome: z.enum(['dismissed', 'acted']),
    note: z.optional(z.nullable(text(0, MAX_REASON))),
  }),
  response: null,
  errors: ['not_found', 'already_answered'],
});
