import { signText } from '#server/platform/delivery/text-signature.ts';
import { TEXTS_PATH } from '#server/replies/replies.ts';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import type { World } from '#tests/authorization/world.ts';

/** A text that accepts, from a phone that is nobody's. */
const FORM = {
  MessageSid: 'SM0123456789abcdef0123456789abcdef',
  From: '+15145550177',
  Body: '1',
  NumMedia: '0',
};

/** A webhook of the provider of texts, genuine or forged. */
function webhook(tokenOf: (world: World) => string | undefined) {
  return ({ world }: Cell): Sent => {
    const { config } = world.site.platform;
    const form = new URLSearchParams({ AccountSid: config.inboundTexts?.account ?? '', ...FORM });
    const token = tokenOf(world);
    const signed = token && signText(token, config.publicUrl + TEXTS_PATH, form);
    return {
      path: TEXTS_PATH,
      file: new Blob([form.toString()], { type: 'application/x-www-form-urlencoded' }),
      headers: signed ? { 'x-twilio-signature': signed } : {},
    };
  };
}

const tokenOf = ({ site }: World) => site.platform.config.inboundTexts?.token ?? '';

/** Texts that people send. */
export const textCalls: Ways = {
  'POST /api/hooks/sms (no signature)': webhook(() => undefined),
  'POST /api/hooks/sms (forged signature)': webhook((world) => `${tokenOf(world)}x`),
  "POST /api/hooks/sms (signed, of a phone that is nobody's)": webhook(tokenOf),
};
