import type { Endpoint } from '#contract/endpoint.ts';

const CALLERS: Readonly<Record<Endpoint['audience'], string>> = {
  anyone: 'For anybody, signed in or not.',
  'signed-in': 'For whoever is signed in.',
  customer: 'For customers who are signed in.',
  professional: 'For professionals who are signed in.',
  admin: 'For admins, by their own session.',
};

/** Describes who may call. */
export function describeCaller(audience: Endpoint['audience']): string {
  return CALLERS[audience];
}

/** Describes who may call, and how. */
export function describeCall({ audience, idempotent, emptyBody, upload }: Endpoint): string {
  const said = [
    describeCaller(audience),
    idempotent ? 'Can be repeated with the same Idempotency-Key.' : '',
    emptyBody ? 'May be sent without a body.' : '',
    upload ? `Takes at most ${upload.maxBytes.toLocaleString('en')} bytes.` : '',
  ];
  return said.filter(Boolean).join(' ');
}
