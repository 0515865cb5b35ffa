import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../text.ts';
import { own } from './list.ts';

/** The columns of a file, in the order of the documentation. */
export const IMPORT_COLUMNS = [
  'name',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'profession',
  'address',
  'city',
  'postalCode',
  'region',
  'country',
  'description',
  'yearsExperience',
  'hourlyRate',
  'serviceRadius',
  'language',
  'certifications',
  'source',
  'basis',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/**
 * The lawful bases for writing to somebody who is no customer, as required by CASL, Canada's
 * anti-spam law.
 */
export const LAWFUL_BASES = [
  'published_address',
  'consent',
  'existing_business',
  'referral',
] as const;
export type LawfulBasis = (typeof LAWFUL_BASES)[number];

/** The maximum size of an uploaded list, in bytes: about 200,000 rows. */
export const MAX_IMPORT_BYTES = 30 * 1024 * 1024;
export const IMPORT_TYPE = 'text/csv';
export const MAX_IMPORT_COLUMNS = 200;

/**
 * Why a list cannot be imported. In `gone` its bytes were deleted, `failed` is an internal error.
 */
export const IMPORT_STOPS = [
  'emptyFile',
  'workbook',
  'noText',
  'noRows',
  'unreadableHeader',
  'noTable',
  'tooManyColumns',
  'noName',
  'noContact',
  'noProfession',
  'noPlace',
  'noBasis',
  'noSource',
  'busy',
  'gone',
  'failed',
] as const;
export type ImportStop = (typeof IMPORT_STOPS)[number];

/** The column at a position of a row, from 0. */
const columnPlace = z.object({
  column: z.enum(IMPORT_COLUMNS),
  place: z.int().check(z.minimum(0), z.maximum(MAX_IMPORT_COLUMNS - 1)),
});

const counts = z.object({ created: z.int(), known: z.int(), refused: z.int() });

/** A problem of a row; rows count as in a spreadsheet, lines as in an editor. */
const rowProblem = z.object({
  row: z.int(),
  line: z.int(),
  column: z.string(),
  value: z.string(),
  why: z.string(),
  cure: z.string(),
});

/** The last check or import of a list. */
const importTask = z.object({
  kind: z.enum(['check', 'import']),
  state: z.enum(['waiting', 'working', 'done', 'stopped']),
  /** Why it ended before its first row; null where it did not. */
  stop: z.nullable(z.enum(IMPORT_STOPS)),
  /** When this very list was imported already, so that nothing was changed; else null. */
  alreadyAt: z.nullable(moment),
  lines: z.object({ done: z.int(), total: z.int() }),
  rows: z.int(),
  counts,
  /** The first problems; the report has all. */
  problems: z.array(rowProblem),
  hasReport: z.boolean(),
});

/** An uploaded list: its contents, its mapped columns, its last task. */
export const importUpload = z.object({
  id,
  fileName: z.string(),
  bytes: z.int(),
  uploadedAt: moment,
  uploadedBy: z.string(),
  encoding: z.string(),
  /** Empty once the bytes are deleted, as are the rows. */
  headers: z.array(z.string()),
  firstRows: z.array(z.array(z.string())),
  /** The mapping of columns: recognised by name at first, then as last set. */
  columns: z.array(columnPlace),
  basis: z.nullable(z.enum(LAWFUL_BASES)),
  source: z.nullable(z.string()),
  task: z.nullable(importTask),
});
export type ImportUpload = z.output<typeof importUpload>;

/** An imported list, by the panel or the command, or one not imported yet. */
export const pastImport = z.object({
  id,
  fileName: z.string(),
  /** Its upload, where still known; null for one by the command. */
  uploadId: z.nullable(id),
  uploadedBy: z.nullable(z.string()),
  state: z.enum(['uploaded', 'working', 'interrupted', 'finished']),
  startedAt: moment,
  finishedAt: z.nullable(moment),
  basis: z.nullable(z.enum(LAWFUL_BASES)),
  source: z.nullable(z.string()),
  rows: z.int(),
  counts,
});
export type PastImport = z.output<typeof pastImport>;

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  audience: 'admin',
  summary: 'Upload a CSV of professionals; nothing of it is taken in yet',
  query: { ...own, name: text(1, 255) },
  upload: { types: [IMPORT_TYPE], maxBytes: MAX_IMPORT_BYTES },
  response: importUpload,
  status: 201,
  errors: ['unreadable_table'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  audience: 'admin',
  summary: 'Lists that were uploaded or taken in, newest first, 50 at a time',
  query: { ...own, before: z.optional(moment) },
  response: z.array(pastImport),
  errors: [],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  audience: 'admin',
  summary: 'One uploaded list, and how far the work on it is',
  params: { id },
  query: own,
  response: importUpload,
  errors: ['not_found'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/tasks',
  audience: 'admin',
  summary: 'Check what a list would come to, or take it in; goes on after a restart',
  params: { id },
  query: own,
  body: z.object({
    kind: z.enum(['check', 'import']),
    columns: z.array(columnPlace).check(z.maxLength(IMPORT_COLUMNS.length)),
    basis: z.nullable(z.enum(LAWFUL_BASES)),
    source: z.nullable(text(2, 300)),
    /** Whether to read a finished list again, for its refused rows. */
    again: z.optional(z.boolean()),
  }),
  response: importUpload,
  errors: ['not_found', 'import_under_way'],
});

export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/api/admin/imports/:id',
  audience: 'admin',
  summary: 'Delete an uploaded list; whom it brought stays',
  params: { id },
  query: own,
  response: null,
  errors: ['not_found', 'import_under_way'],
});

export const getImportReport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/report',
  audience: 'admin',
  summary: 'The refused rows of the last check or import, each with its cure, as CSV',
  params: { id },
  query: own,
  response: 'file',
  errors: ['not_found'],
});
