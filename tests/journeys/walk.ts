import { sendEmailCode, signIn, verifyEmailCode, whoAmI } from '#contract/accounts.ts';
import { analyzeMessage } from '#contract/assistant.ts';
import type { makeCall } from '#contract/client.ts';
import type { Language } from '#contract/language.ts';
import { listLeads } from '#contract/leads.ts';
import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import type { SubmittedRequest } from '#contract/requests.ts';

export type Caller = ReturnType<typeof makeCall>;

/** The outbox, as a person reads it: the newest message to an address. */
export interface Mailbox {
  newestTo(address: string): Promise<{ text: string } | undefined>;
  allTo(address: string): Promise<{ subject: string }[]>;
}

/** What somebody asks for, and where, in their language. */
export const NEEDS = {
  en: {
    sentence: 'My kitchen tap has been leaking since yesterday',
    place: '12 Rose Avenue Toronto',
  },
  fr: { sentence: 'ma champlure coule depuis hier', place: '4521 rue Fabre Montréal' },
  es: { sentence: 'gotea la llave de la cocina desde ayer', place: 'Calle Durango 120 Roma Norte' },
} as const satisfies Record<Language, { sentence: string; place: string }>;

/** Has a sentence understood and its place found: the body of a request. */
export async function tellNeed(call: Caller, language: Language) {
  const { sentence, place } = NEEDS[language];
  const analysis = await call(analyzeMessage, { body: { message: sentence, language } });
  const query = { input: place, types: 'address', language };
  const { predictions } = await call(autocompletePlaces, { query });
  const [chosen] = predictions;
  if (!analysis.profession || !chosen) throw new Error(`${language}: the need was not understood`);
  const { result } = await call(placeDetails, { query: { place_id: chosen.place_id, language } });
  return {
    profession: analysis.profession,
    description: analysis.description ?? sentence,
    location: result.formatted_address,
    locationPlaceId: chosen.place_id,
    urgency: 'Soon (2-3 days)',
    language,
  } as const;
}

/** Proves an e-mail address by the code sent to it, which signs in. */
export async function proveEmail(
  call: Caller,
  mailbox: Mailbox,
  email: string,
  language: Language,
) {
  await call(sendEmailCode, { body: { email, isNewAccount: true, language } });
  const letter = await mailbox.newestTo(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  const body = { email, code, acceptedTerms: true, language };
  return (await call(verifyEmailCode, { body })).user;
}

/** Signs in as a professional of the demo world. */
export async function signInAs(call: Caller, email: string) {
  await call(signIn, { body: { email, password: 'nearhand-demo', userType: 'professional' } });
  return (await call(whoAmI)).user;
}

/** The lead that a request became for the signed-in professional. */
export async function leadFor(call: Caller, professionalId: string, request: SubmittedRequest) {
  const leads = await call(listLeads, { params: { id: professionalId } });
  const found = leads.find(({ serviceRequest }) => serviceRequest.id === request.id);
  if (!found) throw new Error('The professional has no lead of this request.');
  return found;
}
