import {
  sendEmailCode,
  signIn,
  signInOptions,
  verifyEmailCode,
  whoAmI,
} from '#contract/accounts/accounts.ts';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { listLeads, type Lead } from '#contract/requests/leads.ts';
import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import { submitRequest, type OwnRequest } from '#contract/requests/requests.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import type { Client } from '#tests/support/app.ts';
import { letters } from './outbox.ts';

// The main job by API calls: each step uses the answer of the one before.

/** A need as a person types it, and the beginning of its place. */
export interface Spoken {
  language: UnderstoodLanguage;
  words: string;
  typed: string;
}

/** Analyses the need and finds the place: the whole request but its customer. */
export async function understand({ call }: Client, { language, words, typed }: Spoken) {
  const { profession, description } = await call(analyzeMessage, {
    body: { message: words, language },
  });
  if (!profession || !description) throw new Error(`not understood: ${words}`);
  const { predictions } = await call(autocompletePlaces, {
    query: { input: typed, types: 'address', language },
  });
  const locationPlaceId = predictions[0]?.place_id ?? '';
  const { result } = await call(placeDetails, { query: { place_id: locationPlaceId, language } });
  const location = result.formatted_address;
  const urgency = 'Soon (2-3 days)' as const;
  return { profession, description, location, locationPlaceId, urgency, language };
}

/** Proves an address by its code, which signs the customer in. */
export async function proveEmail(customer: Client, email: string, language: UnderstoodLanguage) {
  await customer.call(sendEmailCode, { body: { email, isNewAccount: true, language } });
  const [letter] = await letters(customer, { to: email });
  const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '';
  const { user } = await customer.call(verifyEmailCode, {
    body: { email, code, acceptedTerms: true, language },
  });
  return user;
}

/** From words to a stored request, by a customer who proves an address on the way. */
export async function ask(customer: Client, spoken: Spoken, email: string, idempotencyKey: string) {
  const need = await understand(customer, spoken);
  const user = await proveEmail(customer, email, spoken.language);
  const body = { ...need, userId: user.id, email };
  const send = () => customer.call(submitRequest, { body, idempotencyKey });
  return { user, need, send, request: await send() };
}

/** Signs in as one of those contacted and finds the lead. */
export async function enterAsContacted(
  professional: Client,
  { professional: { id } }: Pick<OwnRequest['leads'][number], 'professional'>,
  requestId: string,
): Promise<Lead> {
  const email = demoProfessionals().find((one) => one.id === id)?.email ?? '';
  const { demoAccounts } = await professional.call(signInOptions);
  const password = demoAccounts[0]?.password ?? '';
  await professional.call(signIn, { body: { email, password, userType: 'professional' } });
  const { user } = await professional.call(whoAmI);
  const leads = await professional.call(listLeads, { params: { id: user.professionalId ?? '' } });
  const lead = leads.find(({ serviceRequest }) => serviceRequest.id === requestId);
  if (!lead) throw new Error(`${email} has no lead of request ${requestId}`);
  return lead;
}
