import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../text.ts';

/** The most photos of work a professional shows. */
export const MAX_WORK_PHOTOS = 12;

/** A photo, visible to everybody who may see the profile. Sizes in pixels. */
export const publicPhoto = z.object({
  id,
  caption: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  url: z.string(),
  previewUrl: z.string(),
});
export type PublicPhoto = z.output<typeof publicPhoto>;

const chosen = z.strictObject({ id, caption: z.optional(z.nullable(text(0, 200))) });

export const setWorkPhotos = endpoint({
  method: 'PUT',
  path: '/api/professionals/:id/photos',
  audience: 'professional',
  summary: 'Show these photos of work, in this order, instead of those before',
  params: { id },
  body: z.strictObject({ photos: z.array(chosen).check(z.maxLength(MAX_WORK_PHOTOS)) }),
  response: z.object({ photos: z.array(publicPhoto) }),
  errors: ['not_yours'],
});

export const setPortrait = endpoint({
  method: 'PUT',
  path: '/api/professionals/:id/portrait',
  audience: 'professional',
  summary: 'Show this picture beside the name; null for none',
  params: { id },
  body: z.strictObject({ photoId: z.nullable(id) }),
  response: z.object({ avatar: z.nullable(z.string()) }),
  errors: ['not_yours'],
});

export const getPublicPhoto = endpoint({
  method: 'GET',
  path: '/api/public-photos/:id',
  audience: 'anyone',
  summary: 'A photo of work or a portrait of a professional whom everybody may see',
  params: { id },
  response: 'file',
  errors: ['not_found'],
});

export const getPublicPhotoPreview = endpoint({
  method: 'GET',
  path: '/api/public-photos/:id/preview',
  audience: 'anyone',
  summary: 'The same at a glance: at most 480 pixels wide and high',
  params: { id },
  response: 'file',
  errors: ['not_found'],
});
