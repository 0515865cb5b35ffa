import type { AdminRole } from '#contract/admin/roles.ts';
import type { Letters } from '../letter.ts';

const ROLE_WORDS: Readonly<Record<AdminRole, string>> = {
  owner: 'an owner: you may do everything, invite others and change their roles',
  moderator: 'a moderator: you look after reports, reviews and people',
  support: 'on the support team: you help people with their requests and accounts',
  readOnly: 'a reader: you see the panel and change nothing',
};

/** To somebody who is to help run the site. */
export const teamInvitation: Letters['teamInvitation'] = ({ brand, role, hours, url }) => ({
  subject: `You are invited to help run ${brand}`,
  preview: `Choose a password and you are in. The link works for ${hours} hours.`,
  heading: `Help run ${brand}`,
  paragraphs: [
    `Somebody who runs ${brand} invites you. You would be ${ROLE_WORDS[role]}.`,
    `Choose a name and a password to accept. The link works once, for ${hours} hours.`,
  ],
  button: { label: 'Accept the invitation', url },
  why: `You get this email because an owner of ${brand} entered your address. If you expected nothing, ignore it: nothing happens without your password.`,
  sms: `${brand}: you are invited to help run the site. Accept here: ${url}`,
});

/** To one of the operator's people whose role changed, or who was removed. */
export const teamChange: Letters['teamChange'] = ({ brand, role, url }) =>
  role === null
    ? {
        subject: `You no longer help run ${brand}`,
        preview: 'Your access to the panel has ended.',
        heading: 'Your access has ended',
        paragraphs: [
          `An owner of ${brand} removed you from the people who run it. Your sessions have ended.`,
        ],
        button: { label: `Open ${brand}`, url },
        why: `You get this email because you helped run ${brand}.`,
        sms: `${brand}: your access to the panel has ended. ${url}`,
      }
    : {
        subject: `Your role at ${brand} has changed`,
        preview: 'It holds from now on.',
        heading: 'Your role has changed',
        paragraphs: [`An owner of ${brand} changed your role. You are now ${ROLE_WORDS[role]}.`],
        button: { label: 'Open the panel', url },
        why: `You get this email because you help run ${brand}.`,
        sms: `${brand}: your role in the panel has changed. ${url}`,
      };

/** To somebody who is to work for a professional. */
export const memberInvitation: Letters['memberInvitation'] = ({ brand, business, days, url }) => ({
  subject: `${business} invites you to its team`,
  preview: `See and answer requests together on ${brand}. The link works for ${days} days.`,
  heading: `Join the team of ${business}`,
  paragraphs: [
    `${business} works with ${brand} and would like you in its team: you see its requests, answer them, write to its customers and make appointments, with a sign-in of your own.`,
    `Sign in or open an account to accept. The link works once, for ${days} days.`,
  ],
  button: { label: 'See the invitation', url },
  why: `You get this mail because ${business} entered your address. If you expected nothing, ignore it: nothing happens unless you accept.`,
  sms: `${brand}: ${business} invites you to its team. Accept here: ${url}`,
});

/** To the owner of a team, or whoever has a lead now. */
export const leadAssigned: Letters['leadAssigned'] = ({
  brand,
  profession,
  area,
  to,
  by,
  isYours,
  url,
}) => {
  const done = isYours
    ? `${by} assigned this request to you`
    : to === null
      ? `${by} gave this request back: nobody has it`
      : `${to} has this request`;
  return {
    subject: isYours
      ? `A request is yours: ${profession}, ${area}`
      : `${done}: ${profession}, ${area}`,
    preview: `${done}.`,
    heading: isYours ? 'This request is yours' : 'Who has this request',
    paragraphs: [
      isYours
        ? `${by} assigned a request to you: ${profession}, ${area}. What happens to it is sent to you from now on.`
        : `${done}: ${profession}, ${area}.`,
    ],
    button: { label: 'Open the request', url },
    why: `You get this email because you work in a team on ${brand}.`,
    sms: `${brand}: ${done} (${profession}, ${area}). ${url}`,
  };
};
