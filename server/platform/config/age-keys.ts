import { bech32 } from '@scure/base';

/** Whether a text is a public key of age (X25519), its check sum included. */
export function isRecipient(text: string): boolean {
  return isKey(text, 'age');
}

/** Whether a text is a secret key of age. */
export function isIdentity(text: string): boolean {
  return text === text.toUpperCase() && isKey(text.toLowerCase(), 'age-secret-key-');
}

function isKey(text: string, prefix: string): boolean {
  const read = bech32.decodeUnsafe(text as `${string}1${string}`);
  return read?.prefix === prefix && bech32.fromWordsUnsafe(read.words)?.length === 32;
}
