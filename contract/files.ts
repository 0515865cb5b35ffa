import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, text } from './text.ts';

/** A photo or a document attached to a message or a request. Sizes in bytes and pixels. */
export const attachment = z.object({
  id,
  kind: z.enum(['image', 'document']),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Its URL; accessible only to those who may see the message or request. */
  url: z.string(),
  /** A preview picture; null for documents. */
  previewUrl: z.nullable(z.string()),
});
export type Attachment = z.output<typeof attachment>;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const DOCUMENT_TYPES = ['application/pdf'] as const;

/** What a file may be attached to: a request, a message, a professional's profile, or
 * a report that the work is done. */
export const FILE_PURPOSES = ['request', 'message', 'work', 'portrait', 'before', 'after'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** The maximum size of an uploaded file, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files',
  audience: 'signed-in',
  summary: 'Upload a photo or a PDF, to hang it on a request, a message or a profile within a day',
  query: { purpose: z.enum(FILE_PURPOSES), name: z.optional(text(1, 255)) },
  upload: { types: [...PHOTO_TYPES, ...DOCUMENT_TYPES], maxBytes: MAX_FILE_BYTES },
  response: attachment,
  status: 201,
  errors: ['unreadable_file'],
});

export const getFile = endpoint({
  method: 'GET',
  path: '/api/files/:id',
  audience: 'signed-in',
  summary: 'A photo or document, for its owner and the parties of what it hangs on',
  params: { id },
  response: 'file',
  errors: ['not_found'],
});

export const getFilePreview = endpoint({
  method: 'GET',
  path: '/api/files/:id/preview',
  audience: 'signed-in',
  summary: 'A photo at a glance: at most 480 pixels wide and high',
  params: { id },
  response: 'file',
  errors: ['not_found'],
});
