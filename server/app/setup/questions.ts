import { MINUTE_MS } from '#contract/durations.ts';
import { variables, type VariableName } from '#server/platform/config/variables.ts';
import { examineDatabaseUrl } from './trials/database.ts';
import { examineDomain } from './trials/domain.ts';
import { examineMailServer } from './trials/mail.ts';
import { examinePort } from './trials/port.ts';
import type { Trial } from './trials/trial.ts';

/** What setup asks, by the name of its flag and of its line in a file of answers. */
export type Topic =
  | 'domain'
  | 'port'
  | 'database'
  | 'smtp'
  | 'name'
  | 'from'
  | 'country'
  | 'currency'
  | 'language'
  | 'admin';

export type Answers = Partial<Record<Topic, string>>;

export interface Question {
  topic: Topic;
  ask: string;
  example: string;
  /** The variable that the answer becomes; its rules are those of the answer. */
  variable: VariableName;
  /** The value of that variable; undefined leaves it out. */
  settingFrom?: (answer: string) => string | undefined;
  /** What is taken where nothing is answered; without it, there must be an answer. */
  standard?: (answers: Answers) => string;
  /** Tries the value on the world outside. */
  attempt?: (value: string | undefined) => Promise<Trial>;
  /** Whether its answer is a password, or holds one. */
  secret?: boolean;
  /** Whether a container has its own answer (compose.yaml). */
  fixedInContainer?: boolean;
}

/** The word for the PostgreSQL that comes with the program. */
export const EMBEDDED = 'embedded';

/** PostgreSQL of this machine through its socket, as the account that asks. */
const LOCAL_DATABASE = 'postgres://nearhand@%2Fvar%2Frun%2Fpostgresql/nearhand';

/** Long enough for a server that delays its greeting to deter spammers. */
export const PATIENCE_MS = MINUTE_MS / 4;

export const QUESTIONS: readonly Question[] = [
  {
    topic: 'domain',
    ask: 'Domain of the site',
    example: 'nearhand.example',
    variable: 'PUBLIC_URL',
    settingFrom: (answer) => `https://${answer.replace(/^https?:\/\//, '').replace(/\/$/, '')}`,
    attempt: (value = '') => examineDomain(new URL(value).hostname),
  },
  {
    topic: 'port',
    ask: 'Port for the program, behind the proxy',
    example: '3000',
    variable: 'PORT',
    standard: () => '3000',
    attempt: (value) => examinePort(Number(value)),
    fixedInContainer: true,
  },
  {
    topic: 'database',
    ask: `Database: the address of a PostgreSQL, or "${EMBEDDED}" for the one that comes along`,
    example: variables.DATABASE_URL.example,
    variable: 'DATABASE_URL',
    settingFrom: (answer) => (answer === EMBEDDED ? undefined : answer),
    standard: () => LOCAL_DATABASE,
    attempt: examineDatabaseUrl,
    secret: true,
    fixedInContainer: true,
  },
  {
    topic: 'smtp',
    ask: 'Mail server that sends, with user and password',
    example: variables.SMTP_URL.example,
    variable: 'SMTP_URL',
    attempt: (value = '') => examineMailServer(value, PATIENCE_MS),
    secret: true,
  },
  {
    topic: 'name',
    ask: 'Name of the marketplace',
    example: variables.BRAND_NAME.example,
    variable: 'BRAND_NAME',
    standard: () => 'Nearhand',
  },
  {
    topic: 'from',
    ask: 'Sender of its mails',
    example: variables.MAIL_FROM.example,
    variable: 'MAIL_FROM',
    standard: ({ name, domain }) => `${name} <no-reply@${domain}>`,
  },
  {
    topic: 'country',
    ask: 'Country, by its two letters',
    example: 'CA',
    variable: 'COUNTRY',
    settingFrom: (answer) => answer.toUpperCase(),
  },
  {
    topic: 'currency',
    ask: 'Currency of quotes',
    example: variables.CURRENCY.example,
    variable: 'CURRENCY',
    settingFrom: (answer) => answer.toUpperCase(),
    standard: ({ country }) => CURRENCY_OF[country?.toUpperCase() ?? ''] ?? 'EUR',
  },
  {
    topic: 'language',
    ask: 'Language for people whose browser asks for none of ours: en, fr or es',
    example: 'fr',
    variable: 'DEFAULT_LANGUAGE',
    standard: () => 'en',
  },
  {
    topic: 'admin',
    ask: 'E-mail address of the operator',
    example: 'you@nearhand.example',
    variable: 'OPERATOR_EMAIL',
  },
];

const CURRENCY_OF: Readonly<Record<string, string>> = { CA: 'CAD', US: 'USD', MX: 'MXN' };
