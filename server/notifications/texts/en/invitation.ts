import type { InvitationFacts, Letters } from '../letter.ts';

const reasons: Record<InvitationFacts['basis'], string> = {
  published_address: 'your business address is published for customers to find',
  consent: 'you agreed to hear of jobs like this one',
  existing_business: 'you have done business with us before',
  referral: 'somebody who knows your work recommended you',
};

/** To an unclaimed professional: the sender, the reason, one job, and three answers. */
export const invitation: Letters['invitation'] = (facts) => {
  const { brand, name, profession, area, urgency, description, answerBy, sender } = facts;
  const { acceptUrl, declineUrl, stopUrl, freeRequests } = facts;
  const free = freeRequests === null ? 'every request' : `${freeRequests} requests a month`;
  return {
    subject: `${facts.isUrgent ? 'Urgent job near you' : 'A job near you'}: ${profession}, ${area}`,
    preview: description,
    heading: `Can you take this job, ${name}?`,
    paragraphs: [
      `A customer near you has asked ${brand} for somebody who does what you do. You have no account with us, and this job can still be yours:`,
    ],
    facts: [
      { label: 'Profession', value: profession },
      { label: 'Area', value: area },
      { label: 'When', value: urgency },
      { label: 'Answer by', value: answerBy },
    ],
    quote: description,
    button: { label: 'Accept this job', url: acceptUrl },
    links: [
      { label: 'Not interested in this job', url: declineUrl },
      { label: 'Never contact me again', url: stopUrl },
    ],
    after: [
      `When you accept, you look over the profile we prepared for you, and then see the customer’s name, address and contact. It is free: ${free}, without a card.`,
    ],
    why: `You get this message because ${reasons[facts.basis]} (${facts.source}). We write to you once a day at most, and delete what we know of you if you do not join within 90 days.`,
    identity: `${brand} is run by ${sender.name}, ${sender.address}.`,
    sms: `${brand} (${sender.name}, ${sender.address}): a job near you, ${profession}, ${area}. ${urgency}. Answer by ${answerBy}. Accept, free: ${acceptUrl} No: ${declineUrl} Never again: ${stopUrl}`,
  };
};
