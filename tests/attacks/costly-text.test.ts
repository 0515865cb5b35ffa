import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { writeContact } from '#contract/site.ts';
import { emailAddress, phoneNumber } from '#contract/text.ts';
import { analyseMessage, createPlaceFinder } from '#server/assistant/assistant.ts';
import { maskContacts } from '#server/matching/matching.ts';
import { isPlainName } from '#server/platform/plain-name.ts';
import { autocompletePlaces, findPlaceName, guessPlace } from '#server/places/places.ts';

// Processing a text costs time linear in its length, whatever it says (ReDoS): hill climbing
// towards the most costly text finds none much costlier than plain words. Both are measured here,
// in CPU of this process. Plain words have a ’ where the texts tried are long: a text with any
// character beyond Latin-1 takes a regular expression three times as long.

const finder = createPlaceFinder(findPlaceName);
const TARGETS: [
  string,
  (text: string) => unknown,
  { plain: string; most: number; times: number },
][] = [
  [
    'the search for a place',
    (input) => autocompletePlaces({ input, language: 'es' }),
    { plain: 'san', most: 200, times: 6 },
  ],
  ['the guess of a place', (text) => guessPlace(text, 'fr'), { plain: 'san', most: 300, times: 6 }],
  [
    'the analysis of a message',
    (message) => analyseMessage(message, 'en', finder),
    { plain: 'my sink has been leaking in Laval since noon, '.repeat(110), most: 5000, times: 6 },
  ],
  [
    'masking',
    maskContacts,
    { plain: 'call me after five, I’ll pay 300 $ '.repeat(115), most: 4000, times: 20 },
  ],
  [
    'the contact form',
    (message) => writeContact.body.safeParse({ name: 'Ida', email: 'ida@example.com', message }),
    { plain: 'Your map’s upside down, north of Laval. '.repeat(98), most: 4000, times: 20 },
  ],
  [
    'an e-mail address',
    (typed) => emailAddress.safeParse(typed),
    { plain: `${'marie.eve.'.repeat(6)}t@example.com`, most: 254, times: 20 },
  ],
  [
    'a phone number',
    (typed) => phoneNumber.safeParse(typed).success && parsePhoneNumberFromString(typed, 'CA'),
    { plain: '+1 514 555 0123', most: 32, times: 20 },
  ],
  ['a name', isPlainName, { plain: 'Marie-Ève Tremblay '.repeat(5), most: 100, times: 20 }],
];

const PARTS =
  'santa w laval, |san |saint-jean, |la paz bc, |st st |qc |123 rue |H2X 1Y4 |a| |, |.|-|1 |@|five one four |dot com |aaaaaaaaaa|é|\u200B|(|5 '.split(
    '|',
  );
/** NEARHAND_CLIMB_STEPS=120 climbs longer. */
const STEPS = Number(process.env['NEARHAND_CLIMB_STEPS'] ?? 60);

it.each(TARGETS)(
  '%s',
  (_, work, { plain, most, times }) => {
    const usual = Math.max(leastCpu(work, plain, 9), 50);
    const [worst, text] = climb(work, most);
    if (worst > usual * times) console.warn(`${worst} µs: ${JSON.stringify(text)}`);
    expect(worst / usual).toBeLessThan(times);
  },
  600_000,
);

/** The most costly text found by seeded hill climbing, and its cost in microseconds. */
function climb(work: (text: string) => unknown, most: number): [number, string] {
  let seed = 7;
  const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let best: [number, string] = [0, ''];
  for (const part of PARTS) {
    const text = part.repeat(Math.ceil(most / part.length)).slice(0, most);
    best = better(best, [leastCpu(work, text, 3, best[0]), text]);
  }
  for (let step = 0; step < STEPS; step += 1) {
    const at = draw(best[1].length + 1);
    const part = PARTS[draw(PARTS.length)]!.repeat(1 + draw(4));
    const text = (best[1].slice(0, at) + part + best[1].slice(at + draw(part.length + 1))).slice(
      0,
      most,
    );
    best = better(best, [leastCpu(work, text, 3, best[0]), text]);
  }
  return [leastCpu(work, best[1], 9), best[1]];
}

function better(one: [number, string], other: [number, string]): [number, string] {
  return other[0] > one[0] ? other : one;
}

/**
 * Microseconds of CPU, the minimum of several runs: excludes other load. Stops once it is no more than
 * `beaten`.
 */
function leastCpu(
  work: (text: string) => unknown,
  text: string,
  tries: number,
  beaten = 0,
): number {
  let least = Infinity;
  for (let once = 0; once < tries && least > beaten; once += 1) {
    const before = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
