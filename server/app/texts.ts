import type { Hono } from 'hono';
import { registerPhoneDoNotContact } from '#server/onboarding/onboarding.ts';
import { addressOfCall } from '#server/platform/http/client-address.ts';
import type { Platform } from '#server/platform/platform.ts';
import { mountPhone } from './demo/phone/phone.ts';
import { textReceiver, TEXTS_PATH } from '#server/replies/replies.ts';

/** The webhook for texts that people send, outside the contract, and the demo's stand-in for a phone. */
export function mountTexts(app: Hono, platform: Platform): void {
  const receive = textReceiver(platform, { stopContacting: registerPhoneDoNotContact });
  const { trustedProxies } = platform.config;
  app.post(TEXTS_PATH, (c) => receive(c.req.raw, addressOfCall(c, trustedProxies)));
  mountPhone(app, platform);
}
