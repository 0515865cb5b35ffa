import type { Letters } from '../letter.ts';

/** A scheduled or cancelled deletion of the account. */
export const accountDeletion: Letters['accountDeletion'] = ({ brand, state, day, url }) =>
  state === 'planned'
    ? {
        subject: `Your ${brand} account will be deleted on ${day}`,
        preview: 'Until then you can keep it after all.',
        heading: `Your account will be deleted on ${day}`,
        paragraphs: [
          `You asked us to delete your ${brand} account. On ${day} it will be deleted for good.`,
          'Until then you can keep it: sign in and choose “Keep my account”.',
        ],
        button: { label: 'Keep my account', url },
        after: ['If it was not you who asked, keep the account and change your password.'],
        why: `You get this email because your address belongs to an account on ${brand}.`,
        sms: `${brand}: your account will be deleted on ${day}. To keep it, sign in: ${url}`,
      }
    : {
        subject: `You are keeping your ${brand} account`,
        preview: 'It will not be deleted.',
        heading: 'You are keeping your account',
        paragraphs: [
          `Your ${brand} account will not be deleted: you chose to keep it. You can go on as before.`,
        ],
        button: { label: 'Your account', url },
        why: `You get this email because your address belongs to an account on ${brand}.`,
        sms: `${brand}: you are keeping your account, it will not be deleted. ${url}`,
      };
