import { hashOf } from '#server/platform/hashes.ts';

/** An address somebody can be written to: e-mail in lower case, phone in E.164. */
export interface WrittenTo {
  channel: 'email' | 'phone';
  target: string;
}

/**
 * What is kept of an address where the address itself is not to be. Under no key of the server: who
 * asked never to be written to is to be known for ever, whatever becomes of its secrets.
 */
export function addressHash({ channel, target }: WrittenTo): Buffer {
  return hashOf(`nearhand address:${channel}:${target}`);
}
