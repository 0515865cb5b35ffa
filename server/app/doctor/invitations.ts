import { hasUnclaimed } from '#server/professionals/professionals.ts';
import { bad, well, type Look } from './examination.ts';

/** Whether unclaimed professionals can be invited, if there are any. */
export const examineInvitations: Look = async ({ platform: { config, db }, texts }) => {
  const what = texts.parts.invitations;
  const { nobody, cure, byMail, both } = texts.invitations;
  const { channels } = config.invitations;
  if (channels.length === 0) {
    return [(await hasUnclaimed(db)) ? bad(what, nobody, cure) : well(what, nobody)];
  }
  return [well(what, channels.includes('sms') ? both : byMail)];
};
