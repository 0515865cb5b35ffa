import { hashOf } from '#server/platform/secrets/hashes.ts';

/** A normalized address: e-mail in lower case, phone in E.164. */
export interface WrittenTo {
  channel: 'email' | 'phone';
  target: string;
}

/**
 * The hash stored instead of an address. Not keyed: a do-not-contact entry must be recognised for
 * ever, whatever happens to the server's secrets.
 */
export function addressHash({ channel, target }: WrittenTo): Buffer {
  return hashOf(`nearhand address:${channel}:${target}`);
}
