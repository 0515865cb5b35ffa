export const texts = {
  privacy: {
    title: 'Privacy',
    lead: 'What this site knows about you, why, and who gets to see it.',
    stored: {
      title: 'What is stored',
      text: 'Your name, the e-mail address or phone number you proved, your requests with their place, and your conversations. Passwords are stored only as a hash. Cookies keep you signed in and recognize your browser for your safety; there is no advertising or tracking. When your account was signed in to or changed is kept for 90 days.',
    },
    seen: {
      title: 'Who sees it',
      text: 'Professionals who are contacted see the trade, the description, the area (city, not street) and the urgency. Only one who accepts sees your name, the address and the contact you chose to share.',
    },
    kept: {
      title: 'Where it is',
      text: 'On the server of the operator of this site. Messages to you leave it through the operator’s e-mail and text message services. Nothing is sold.',
    },
    rights: {
      title: 'Your rights',
      text: 'In your account you can correct what is stored about you, download all of it, and delete your account. The operator of this site does it for you if you cannot sign in.',
    },
    leaving: {
      title: 'When you leave',
      text: 'Seven days after you ask for it, your name, addresses, words, photos and sign-in are deleted; until then you can change your mind. What others wrote to you stays theirs, under “Deleted account”. The stars you gave stay, without you.',
    },
    held: {
      title: 'What is kept',
      text: 'Payments for six years, because accounts have to be kept. When you agreed to our terms, and that you were deleted, for three years, by a number alone. Addresses that never want to be written to, as hashes, for ever. That an address or card had a free trial, as a keyed hash. That invitations were lawful, without your address, for three years.',
    },
  },
  terms: {
    title: 'Terms and Conditions',
    lead: 'The short rules for using {brand}.',
    role: {
      title: 'What we do',
      text: 'We bring customers and professionals together. The agreement on a job is between the two of you; we are not a party to it and do not carry out the work.',
    },
    requests: {
      title: 'Requests',
      text: 'Ask only for work you really want done, describe it truthfully, and do not ask for anything illegal. Up to three professionals are contacted for each request.',
    },
    conduct: {
      title: 'Conduct',
      text: 'Be polite and honest. No spam, no harassment, no discrimination. Accounts that break these rules can be closed.',
    },
    professionals: {
      title: 'Professionals',
      text: 'Professionals are responsible for their qualifications, permits, insurance and taxes, and for what they promise to customers.',
    },
  },
} as const;
