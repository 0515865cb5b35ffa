import type { UnderstoodLanguage } from '#contract/language.ts';
import { pastCustomers, type DemoCustomer } from './customers.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { JOB_WORDS, PLUMBING_JOB_WORDS, PLUMBING_PLACES } from './reviews/jobs.ts';
import { ANSWER_WORDS, PLUMBING_WORDS, REVIEW_WORDS, type Stars } from './reviews/words.ts';
import { DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';

/** A completed job: its customer, its professional, and its review. */
export interface PastJob {
  key: string;
  customer: DemoCustomer;
  description: string;
  place: { location: string; lat: number; lon: number };
  /** The hired professional. */
  professional: DemoProfessional;
  /** The outcome for another professional contacted. */
  beside: { professional: DemoProfessional; status: 'denied' | 'expired' | 'withdrawn' } | null;
  daysAgo: number;
  /** Minutes between contact and acceptance. */
  answerMinutes: number;
  review: { stars: Stars; comment: string | null; answer: string | null } | null;
}

/** The plumber's leads that ended otherwise, in chronological order. */
const PAST_ELSEWHERE = [
  'denied',
  'withdrawn',
  'expired',
  'denied',
  'withdrawn',
  'withdrawn',
  'expired',
  'denied',
] as const;
/** The languages of the plumber's customers. */
const OF_MONTREAL: readonly UnderstoodLanguage[] = ['fr', 'fr', 'fr', 'en', 'es'];
/** His jobs without a review. */
const UNREVIEWED = 6;
const YEARS = 2 * 365;
const YEAR = 365;
/** The initial rate, as a share of the current one. */
const AT_FIRST = 0.2;

/** All past jobs, deterministic. */
export function pastJobs(professionals: readonly DemoProfessional[]): PastJob[] {
  const customers = pastCustomers();
  return professionals.flatMap((professional) => [
    ...jobsOf(professional, customers),
    ...(professional.id === DEMO_PLUMBER.id ? jobsBeside(professionals, customers) : []),
  ]);
}

type Customers = Record<UnderstoodLanguage, readonly DemoCustomer[]>;

function jobsOf(professional: DemoProfessional, customers: Customers): PastJob[] {
  const isPlumber = professional.id === DEMO_PLUMBER.id;
  const draw = drawOf(professional.id);
  const words = wordsFor(isPlumber, draw);
  const count = professional.reviewedJobs + (isPlumber ? UNREVIEWED : 0);
  return Array.from({ length: count }, (_, index) => {
    const language = isPlumber ? pick(OF_MONTREAL, draw) : professional.language;
    const isReviewed = index < professional.reviewedJobs;
    return {
      ...aJob(`${professional.id} ${index}`, customers[language], professional, draw),
      beside: null,
      daysAgo: 6 + Math.floor(isPlumber ? draw() ** 1.5 * YEAR : grown(draw()) * YEARS),
      review: isReviewed ? aReview(starsAround(professional.rating, draw), language, words) : null,
    };
  });
}

/**
 * How long ago, as a share of the time since the beginning: the site has grown evenly, fivefold.
 */
function grown(drawn: number): number {
  return (1 - Math.sqrt(1 - (1 - AT_FIRST ** 2) * drawn)) / (1 - AT_FIRST);
}

/** Jobs that went to the plumber's colleagues, though he was contacted too. */
function jobsBeside(professionals: readonly DemoProfessional[], customers: Customers): PastJob[] {
  const draw = drawOf(`${DEMO_PLUMBER.id} beside`);
  const colleagues = professionals.filter(
    ({ id, profession, location }) =>
      profession === 'plumber' && location.includes('Montréal') && id !== DEMO_PLUMBER.id,
  );
  return PAST_ELSEWHERE.map((status, index) => ({
    ...aJob(`beside ${index}`, customers.fr, pick(colleagues, draw), draw),
    beside: { professional: DEMO_PLUMBER, status },
    daysAgo: 9 + index * 17,
    review: null,
  }));
}

function aJob(
  name: string,
  customers: readonly DemoCustomer[],
  professional: DemoProfessional,
  draw: () => number,
) {
  const customer = pick(customers, draw);
  const isPlumbing = professional.profession === 'plumber';
  const words = isPlumbing ? PLUMBING_JOB_WORDS : JOB_WORDS;
  return {
    key: `past ${name}`,
    customer,
    professional,
    description: pick(words[customer.language], draw),
    place: professional.id === DEMO_PLUMBER.id ? pick(PLUMBING_PLACES, draw) : professional,
    answerMinutes: 3 + Math.floor(draw() ** 3 * 200),
  };
}

type Words = ReturnType<typeof wordsFor>;

/** Takes texts out of the lists in a random order, so that none is repeated. */
function wordsFor(isPlumber: boolean, draw: () => number) {
  const left = new Map<readonly string[], string[]>();
  const take = (list: readonly string[]): string => {
    const rest = left.get(list)?.length ? left.get(list)! : shuffled(list, draw);
    left.set(list, rest.slice(1));
    return rest[0] ?? '';
  };
  return { isPlumber, draw, take };
}

function aReview(stars: Stars, language: UnderstoodLanguage, { isPlumber, draw, take }: Words) {
  const ofTrade = isPlumber && stars === 5 && draw() < 0.5;
  const list = ofTrade ? PLUMBING_WORDS[language] : REVIEW_WORDS[language][stars];
  const comment = draw() < 0.72 ? take(list) : null;
  const { happy, unhappy } = ANSWER_WORDS[language];
  const mayAnswer = comment !== null && draw() < (stars <= 3 ? 0.6 : 0.2);
  return { stars, comment, answer: mayAnswer ? take(stars <= 3 ? unhappy : happy) : null };
}

/** Stars around a mean: most give five, and each star less is as rare as the mean requires. */
function starsAround(mean: number, draw: () => number): Stars {
  const lost = 5 - mean;
  let stars = 5;
  while (stars > 1 && draw() < lost / (1 + lost)) stars -= 1;
  return stars as Stars;
}

function shuffled(list: readonly string[], draw: () => number): string[] {
  return list
    .map((text) => ({ text, place: draw() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

function drawOf(name: string): () => number {
  return makeDraw(Number.parseInt(idOf(name).slice(0, 8), 16));
}
