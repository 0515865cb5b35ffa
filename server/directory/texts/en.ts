import type { AnswerPace } from '../answer-pace.ts';

const PACES: Record<AnswerPace, string> = {
  minutes: 'Usually answers within a few minutes',
  hour: 'Usually answers within an hour',
  hours: 'Usually answers within a few hours',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
};
const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);
const people = (count: number) => (count === 1 ? '1 professional' : `${count} professionals`);

export const en = {
  scheme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  skip: 'Skip to content',
  ask: 'Ask for a quote',
  askHint: 'Free, and nobody sees your number before you decide.',
  askFor: (trade: string) => `I am looking for: ${trade}`,
  languages: 'Language of this page',
  crumbs: 'Where you are',
  everybody: 'All professionals',
  footTagline: 'An open marketplace for local services.',
  about: 'About us',
  contact: 'Contact us',
  privacy: 'Privacy',
  terms: 'Terms',
  forProfessionals: 'For professionals',
  ratingOf: (rating: string) => `Rated ${rating} out of 5`,
  reviews,
  newHere: 'New here',
  profile: {
    title: (name: string, trade: string, city: string) =>
      `${name}, ${trade}${city && ` in ${city}`}`,
    description: (name: string, trade: string, area: string, rating: string, count: number) =>
      `${name}: ${trade}, ${area}. ${count > 0 ? `Rated ${rating} out of 5 in ${reviews(count)}. ` : ''}Ask for a free quote.`,
    noWords: (name: string) => `${name} has not written anything here yet.`,
    about: (name: string) => `About ${name}`,
    photos: 'Photos of their work',
    photo: (number: number) => `Photo ${number} of their work`,
    facts: 'Good to know',
    paces: PACES,
    keptAll: (count: number) => `Came to all of the last ${count} appointments`,
    missed: (missed: number, count: number) => `Missed ${missed} of ${count} appointments`,
    missedHint: 'As customers said, and it was not contested.',
    years: (count: number) =>
      count === 1 ? '1 year of experience' : `${count} years of experience`,
    licence: 'Licence checked',
    licenceHint: (authority: string, number: string, date: string) =>
      `${authority}, number ${number}, checked on ${date}`,
    insurance: 'Insurance checked',
    insuranceHint: (company: string, date: string) => `${company}, checked on ${date}`,
    newHint: 'No reviews yet: somebody has to be first.',
    certifications: 'Training and certificates',
    speaks: 'Speaks',
    rate: 'Hourly rate',
    perHour: (amount: string) => `${amount} an hour`,
    perHourShort: (amount: string) => `${amount}/h`,
    minimum: 'Minimum job',
    from: (amount: string) => `from ${amount}`,
    area: 'Comes to you',
    within: (distance: string, area: string) => `Up to ${distance} around ${area}`,
    trades: 'Also works as',
    hours: 'Working hours',
    closed: 'Closed',
    always: 'Any time, by agreement',
    reviewsTitle: 'Reviews',
    onlyCustomers: 'Only customers whose work is completed can write one.',
    noReviews: 'Nobody has written a review yet.',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    distribution: 'How many customers gave each rating',
    former: 'Former customer',
    answerOf: (name: string) => `Answer from ${name}`,
    more: (trades: string, city: string) => `More ${trades.toLowerCase()} in ${city}`,
  },
  share: {
    title: 'Share this page',
    mail: 'By e-mail',
    sms: 'By text message',
    address: 'The address of this page, to copy',
  },
  pages: {
    label: 'Pages',
    next: 'Next',
    previous: 'Previous',
    of: (page: number, all: number) => `Page ${page} of ${all}`,
  },
  city: {
    sortLabel: 'Order',
    sorts: { best: 'Best rated', reviews: 'Most reviews', price: 'Lowest price' },
    title: (trades: string, city: string) => `${trades} in ${city}`,
    description: (trades: string, area: string, count: number, rating: string) =>
      `${people(count)} in ${area}: ${trades.toLowerCase()} with reviews from real customers${rating && `, rated ${rating} out of 5 on average`}. Say what you need, and up to three of them are asked.`,
    map: (city: string) => `Map of ${city}: where these professionals work`,
    count: people,
    mean: (rating: string, count: number) => `${rating} on average, from ${reviews(count)}`,
    elsewhere: (trades: string) => `${trades} in other cities`,
  },
  trade: {
    title: (trades: string) => `${trades} by city`,
    description: (trades: string) =>
      `${trades} near you, with reviews from real customers: choose your city, or say what you need and up to three of them are asked.`,
    lead: 'Choose your city to see who works there.',
  },
  trades: {
    search: 'Which trade are you looking for?',
    searchHint: 'Plumber, painter, tutor …',
    find: 'Search',
    popular: 'Most professionals',
    others: 'More trades',
    found: (words: string) => `Trades for “${words}”`,
    nothing: (words: string) =>
      `No trade is called “${words}”. Say it in your own words, and we find the right one.`,
    all: 'All trades',
    count: people,
    title: 'Professionals by trade',
    description:
      'Plumbers, electricians, painters and other professionals near you, with reviews from real customers.',
    lead: 'Everybody here has agreed to be found, and every review belongs to a completed job.',
  },
  absent: {
    title: 'There is nobody here',
    text: 'This page does not exist, or the professional has taken it down.',
    action: 'Say what you need',
  },
  badge: {
    label: (name: string, rating: string, count: number) =>
      count > 0 ? `${name}: rated ${rating} out of 5, ${reviews(count)}` : `${name}: new here`,
    on: (brand: string) => `on ${brand}`,
  },
};

/**
 * The texts of public pages in a language. Numbers are passed as numbers, everything else
 * formatted.
 */
export type PageTexts = typeof en;
