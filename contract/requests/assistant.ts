import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES, UNDERSTOOD_LANGUAGES } from '../language.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { schedule } from './schedule.ts';
import { URGENCIES } from './urgency.ts';
import { browserTimeZone, prediction } from '../places.ts';
import { calendarDay, MAX_NEED_LENGTH, text } from '../text.ts';

/** Dangers in which a person must call for help before anything else. */
export const EMERGENCIES = [
  'gas',
  'fire',
  'water-and-electricity',
  'carbon-monoxide',
  'person',
] as const;
export type Emergency = (typeof EMERGENCIES)[number];

/**
 * The kind of a message: a need of the catalogue, or another kind, which determines the next
 * question.
 */
export const MESSAGE_KINDS = [
  'need',
  'unclear',
  'greeting',
  'about-us',
  'outside',
  'other-language',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What an utterance does in the conversation. */
export const ACTS = ['tell', 'yes', 'no', 'start-over', 'question', 'correction', 'doubt'] as const;
export type Act = (typeof ACTS)[number];

/** What an utterance may answer: the steps of the conversation. */
export const ASKED = ['profession', 'description', 'location', 'urgency', 'confirmation'] as const;
export type Asked = (typeof ASKED)[number];

/** What people ask before they decide. */
export const QUESTIONS = [
  'price',
  'free',
  'who',
  'when',
  'how',
  'privacy',
  'insured',
  'cancel',
  'quality',
  'payment',
  'work',
  'other',
] as const;
export type Question = (typeof QUESTIONS)[number];

/**
 * What an utterance does in the conversation: `rest` are its words to be added to the description,
 * `removes` those to be taken from it, `trade` the one it names as wanted, `unsaid` the fields that
 * are to change though it does not say to what. `trades` are all it names, in order; with `sendsOnly`
 * it is nothing but a yes to the request for the one it names, with `restates` nothing but a yes beside
 * the trade, the place and the time it names.
 */
const turn = z.object({
  act: z.enum(ACTS),
  about: z.nullable(z.enum(QUESTIONS)),
  trade: z.nullable(professionSlug),
  rest: z.nullable(z.string()),
  removes: z.nullable(z.string()),
  unsaid: z.array(z.enum(['profession', 'location', 'urgency'])),
  trades: z.array(professionSlug),
  sendsOnly: z.boolean(),
  restates: z.boolean(),
});
export type Turn = z.output<typeof turn>;

/**
 * What an utterance says of one of several needs: the words that name it, the trades it may be, and its
 * own place and time. Without words it says so of all the others.
 */
const share = z.object({
  words: z.string(),
  trades: z.array(professionSlug),
  location: z.nullable(z.string()),
  urgency: z.nullable(z.enum(URGENCIES)),
  dates: schedule.dates,
});
export type Share = z.output<typeof share>;

/**
 * What the place of a message comes to. `named`: it says its town. `inferred`: the town was taken from
 * what is known of the person and the site, or is one of several of its name, and is to be said.
 * `unclear`: it is to be asked for. `unknown`: no place is known by it.
 */
export const PLACE_STATUSES = ['named', 'inferred', 'unclear', 'unknown'] as const;

const settledPlace = z.object({
  status: z.enum(PLACE_STATUSES),
  /** The street whose town is not said, as typed; null where none is. */
  street: z.nullable(z.string()),
  /** The place taken, with its town in `structured_formatting.main_text`; null where none is. */
  taken: z.nullable(prediction),
  /** Likely places where it is unclear, best first. */
  options: z.array(prediction),
});
export type SettledPlace = z.output<typeof settledPlace>;

/** The analysis of a message; a missing part is null. `confidence` is 0 to 1. */
export const analysis = z.object({
  completeness: z.object({
    hasProfession: z.boolean(),
    hasDescription: z.boolean(),
    hasLocation: z.boolean(),
    hasUrgency: z.boolean(),
  }),
  profession: z.nullable(professionSlug),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Null without a location. */
  place: z.nullable(settledPlace),
  urgency: z.nullable(z.enum(URGENCIES)),
  ...schedule,
  /** Where things are moved to; `location` is where they are picked up. */
  destination: z.nullable(z.string()),
  confidence: z.number(),
  alternatives: z.array(professionSlug),
  /**
   * Further needs of a message, in the order of mention and in its words; `location`,
   * `urgency` and `dates` only where they are not those of the first. A move that says where it goes
   * has its `destination`.
   */
  otherNeeds: z.array(
    z.object({
      profession: professionSlug,
      words: z.string(),
      location: z.nullable(z.string()),
      destination: z.optional(z.nullable(z.string())),
      urgency: z.nullable(z.enum(URGENCIES)),
      ...schedule,
    }),
  ),
  /** "Plumber today, painter in May": what is said of each, in order; empty where of all alike. */
  shares: z.array(share),
  kind: z.enum(MESSAGE_KINDS),
  /** The language it is clearly written in, where that is not the reader's. */
  otherLanguage: z.nullable(z.enum(UNDERSTOOD_LANGUAGES)),
  /** The danger described, with the emergency number of the person's country. */
  emergency: z.nullable(z.object({ kind: z.enum(EMERGENCIES), number: z.string() })),
  turn,
});
export type Analysis = z.output<typeof analysis>;

/** From this confidence on the chat accepts a trade without asking. */
export const SURE = 0.8;

export const analyzeMessage = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  audience: 'anyone',
  summary: 'Understand a need written in plain words',
  body: z.object({
    message: text(1, MAX_NEED_LENGTH),
    language: z.enum(LANGUAGES),
    /** Not the first message of its chat: the operator's figures count only first ones. */
    followsUp: z.optional(z.boolean()),
    /** What it answers; left out for a first message. */
    asked: z.optional(z.enum(ASKED)),
    /** The day it is for the person who writes, for "tomorrow"; left out, that of the server. */
    today: z.optional(calendarDay()),
    /** The browser's, an IANA name. */
    timeZone: z.optional(browserTimeZone),
  }),
  maxBodyBytes: 32 * 1024,
  response: analysis,
  errors: [],
});
