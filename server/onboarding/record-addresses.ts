import type { WrittenTo } from './do-not-contact/address-hash.ts';

/** Every address of a record or a candidate; the first of them is used for invitations. */
export function addressesOf({
  email,
  phone,
}: {
  email: string | null;
  phone: string | null;
}): WrittenTo[] {
  return [
    ...(email === null ? [] : [{ channel: 'email' as const, target: email }]),
    ...(phone === null ? [] : [{ channel: 'phone' as const, target: phone }]),
  ];
}

/** A masked address: its owner recognises it, and nobody else learns it. */
export function maskAddress({ channel, target }: WrittenTo): string {
  if (channel === 'phone') return `•••${target.slice(-2)}`;
  const [name = '', site = ''] = target.split('@');
  return `${name.slice(0, 1)}•••@${site}`;
}
