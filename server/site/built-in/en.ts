import type { PageContent, PageSlug } from '#contract/site.ts';

/** The built-in pages in English. */
export const en: Record<PageSlug, PageContent> = {
  about: {
    title: 'A marketplace that belongs to its neighbourhood',
    lead: '{brand} brings people who need something done together with people nearby who do it well.',
    sections: [
      {
        title: 'One sentence, three people',
        text: 'You say what you need. The assistant understands the job, the place and how soon. Then three professionals are contacted, and nobody else. You are told when one of them accepts.',
      },
      {
        title: 'Fair by design',
        text: 'Who is asked depends on trade, distance, ratings and reliability. Paid plans buy more requests a month, never a better place in line. We show both sides the reasons for a match.',
      },
      {
        title: 'Open and self-hosted',
        text: 'This site runs on open-source software that anybody may inspect, improve and host. Your data stays on the server of the operator of this site; it is not sold or shared with advertisers.',
      },
    ],
  },
  contact: {
    title: 'Contact us',
    lead: 'Something does not work, or you have a question? Write to the people who run {brand}; they answer by e-mail.',
    sections: [
      {
        title: 'What your message is used for',
        text: 'Your name, your address and your message are kept for a year, to answer you and to see what people ask. Nobody but the operator of this site reads them.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this site knows about you, why, and who gets to see it.',
    sections: [
      {
        title: 'What is stored',
        text: 'Your name, the e-mail address or phone number you proved, your requests with their place, and your conversations. Passwords are stored only as a hash. Cookies keep you signed in and recognize your browser for your safety; there is no advertising or tracking. When your account was signed in to or changed is kept for 90 days.',
      },
      {
        title: 'Who sees it',
        text: 'Professionals who are contacted see the trade, the description, the area (city, not street) and the urgency. Only one who accepts sees your name, the address and the contact you chose to share.',
      },
      {
        title: 'Where it is',
        text: 'On the server of the operator of this site. Messages to you leave it through the operator’s e-mail and text message services. Nothing is sold.',
      },
      {
        title: 'Your rights',
        text: 'In your account you can correct what is stored about you, download all of it, and delete your account. The operator of this site does it for you if you cannot sign in.',
      },
      {
        title: 'When you leave',
        text: 'Seven days after you ask for it, your name, addresses, words, photos and sign-in are deleted; until then you can change your mind. What others wrote to you stays theirs, under “Deleted account”. The stars you gave stay, without you.',
      },
      {
        title: 'What is kept',
        text: 'Payments for six years, because accounts have to be kept. When you agreed to our terms, and that your account was deleted, for three years, under a number only. Addresses that asked never to be written to, as hashes, for ever. That an address or card had a free trial, as a keyed hash. That invitations were lawful, without your address, for three years.',
      },
    ],
  },
  terms: {
    title: 'Terms and Conditions',
    lead: 'The short rules for using {brand}.',
    sections: [
      {
        title: 'What we do',
        text: 'We bring customers and professionals together. The agreement on a job is between the two of you; we are not a party to it and do not carry out the work.',
      },
      {
        title: 'Requests',
        text: 'Ask only for work you really want done, describe it truthfully, and do not ask for anything illegal. Up to three professionals are contacted for each request.',
      },
      {
        title: 'Conduct',
        text: 'Be polite and honest. No spam, no harassment, no discrimination. Accounts that break these rules can be closed.',
      },
      {
        title: 'Professionals',
        text: 'Professionals are responsible for their qualifications, permits, insurance and taxes, and for what they promise to customers.',
      },
    ],
  },
};
