import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../text.ts';
import { professionalCard } from './professional-card.ts';

export const MAX_SAVED_NOTE = 300;

/** A professional a customer wants to find again, with the customer's own note. */
const savedProfessional = z.object({
  professional: professionalCard,
  note: z.nullable(z.string()),
  savedAt: moment,
  allowedActions: z.array(z.enum(['ask'])),
});
export type SavedProfessional = z.output<typeof savedProfessional>;

export const listSavedProfessionals = endpoint({
  method: 'GET',
  path: '/api/saved-professionals',
  audience: 'customer',
  summary: "The customer's saved professionals, newest first",
  response: z.array(savedProfessional),
  errors: [],
});

export const saveProfessional = endpoint({
  method: 'PUT',
  path: '/api/saved-professionals/:id',
  audience: 'customer',
  summary: 'Save a professional, or change the note. Again is harmless',
  params: { id },
  body: z.object({ note: z.optional(z.nullable(text(0, MAX_SAVED_NOTE))) }),
  response: null,
  errors: ['not_found'],
});

export const forgetProfessional = endpoint({
  method: 'DELETE',
  path: '/api/saved-professionals/:id',
  audience: 'customer',
  summary: 'Remove a saved professional. Again is harmless',
  params: { id },
  response: null,
  errors: [],
});
