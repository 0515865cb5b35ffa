import * as z from 'zod/mini';
import { isProfession, type Profession } from '#contract/professionals/professions.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const positive = z.number().check(z.positive(), z.maximum(1e6));

const district = z.strictObject({
  name,
  lat: z.number().check(z.minimum(-85), z.maximum(85)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
  radiusKm: z.number().check(z.positive(), z.maximum(200)),
  people: positive,
});

const trade = z.strictObject({
  requestsPerWeek: positive,
  urgency: z.strictObject({ veryUrgent: share, soon: share, notUrgent: share }),
  /** How many there are, by district. */
  professionals: z.record(name, z.int().check(z.minimum(0), z.maximum(10_000))),
  radiusKm: z.number().check(z.positive(), z.maximum(500)),
  hours: z.enum(['always', 'workdays']),
  answers: z.strictObject({
    yes: share,
    no: share,
    medianMinutes: positive,
    spread: z.number().check(z.minimum(0), z.maximum(5)),
  }),
});

const schema = z.strictObject({
  timeZone: z.string().check(z.refine(isTimeZone, 'no time zone such as America/Toronto')),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Of the professionals; requests a month of null are without a limit. */
  quotas: z
    .array(z.strictObject({ share, requestsPerMonth: z.nullable(z.int().check(z.minimum(1))) }))
    .check(z.minLength(1), z.refine(isWhole, 'shares that are not 1 together')),
  customers: z.strictObject({ decideAfterHours: positive, giveUpAfterHours: positive }),
  districts: z.array(district).check(z.minLength(1), z.maxLength(200)),
  trades: z.record(z.string().check(z.refine(isProfession, 'no trade of the catalogue')), trade),
});

type Written = z.output<typeof schema>;
export type District = Written['districts'][number];
export type CityTrade = Written['trades'][string];

/** A city to simulate: demand, supply and how people answer. */
export type City = Omit<Written, 'trades'> & { trades: ReadonlyMap<Profession, CityTrade> };

/** Reads a city's file; raises an error that names what is wrong in it, and where. */
export function readCity(text: string): City {
  const { trades, ...city } = parse(text);
  const known = new Set(city.districts.map((one) => one.name));
  if (known.size < city.districts.length) throw new Error('districts: two have one name');
  for (const [slug, { urgency, professionals, answers }] of Object.entries(trades)) {
    const unknown = Object.keys(professionals).find((one) => !known.has(one));
    if (unknown) throw new Error(`trades.${slug}.professionals: there is no district ${unknown}`);
    const urgencies = [urgency.veryUrgent, urgency.soon, urgency.notUrgent];
    if (!isOne(urgencies))
      throw new Error(`trades.${slug}.urgency: shares that are not 1 together`);
    if (answers.yes + answers.no > 1) {
      throw new Error(`trades.${slug}.answers: yes and no are more than 1 together`);
    }
  }
  return { ...city, trades: new Map(Object.entries(trades)) as unknown as City['trades'] };
}

function parse(text: string): Written {
  const { data, error } = schema.safeParse(asJson(text));
  if (data) return data;
  throw new Error(problemIn(error.issues[0]!));
}

/** Where the problem is, and what. */
function problemIn(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.') || 'the file';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${field}: there is no field ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return `${field}: expected ${issue.expected}`;
    case 'invalid_value':
      return `${field}: one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `${field}: ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}`;
    case 'too_big':
      return `${field}: at most ${String(issue.maximum)}`;
    case 'invalid_key':
      return problemIn({ ...issue.issues[0]!, path: issue.path });
    default:
      return `${field}: ${issue.message}`;
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function isWhole(parts: readonly { share: number }[]): boolean {
  return isOne(parts.map((part) => part.share));
}

function isOne(shares: readonly number[]): boolean {
  return Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) < 1e-6;
}

function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(zone);
}
