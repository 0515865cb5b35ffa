import { createECDH } from 'node:crypto';
import { derivedPushKeys, type PushKeys } from '#server/platform/delivery/push-keys.ts';
import { bad, well, type Look } from './examination.ts';

/** Whether the two keys of push messages are a pair. */
export const examinePush: Look = async ({ platform: { config }, texts: { parts, push } }) => {
  const { keys } = config.push;
  if (!isPair(keys)) return [bad(parts.push, push.noPair, push.cure)];
  const isDerived = keys.publicKey === derivedPushKeys(config.sessionSecret).publicKey;
  return [well(parts.push, isDerived ? push.derived : push.own)];
};

function isPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
}
