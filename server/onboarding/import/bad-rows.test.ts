import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { openImportSite, type ImportSite } from '#tests/support/import-site.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openImportSite();
});
afterAll(() => site.close());

const header =
  'name,email,phone,profession,city,region,country,years of experience,hourly rate,service radius,language,description,lawful basis\n';
const good = 'Bo,bo@bo.example,,plumber,Matane\n';

describe('a bad row is refused with its column, reason and fix', () => {
  it.each([
    ['no name', ',a@x.example,,plumber,Matane', 'name', /empty/, /Fill in/],
    ['a short name', 'A,a@x.example,,plumber,Matane', 'name', /too short/, /at least 2/],
    ['a long name', `${'A'.repeat(101)},a@x.example,,plumber,Matane`, 'name', /too long/, /100/],
    ['a link in a name', 'Ana evil.com,a@x.example,,plumber,Matane', 'name', /link/, /alone/],
    ['no contact', 'Ana,,,plumber,Matane', 'whole row', /neither/, /Add one/],
    ['a bad e-mail', 'Ana,ana at x,,plumber,Matane', 'email', /not an e-mail/, /one address/],
    [
      'two e-mails',
      'Ana,"a@x.example, b@x.example",,plumber,Matane',
      'email',
      /not an e-mail/,
      /one/,
    ],
    ['a bad phone', 'Ana,,12345,plumber,Matane', 'phone', /not a phone/, /area code/],
    [
      'two phones',
      'Ana,,418 555 0123 / 418 555 0124,plumber,Matane',
      'phone',
      /not a phone/,
      /one/,
    ],
    ['a rounded phone', 'Ana,,4.18556E+09,plumber,Matane', 'phone', /rounded/, /as text/],
    [
      'a landline alone',
      'Ana,,+33 1 42 68 53 00,plumber,Matane',
      'phone',
      /do not reach/,
      /mobile/,
    ],
    ['no profession', 'Ana,a@x.example,,,Matane', 'profession', /empty/, /Fill in/],
    ['a misspelt one', 'Ana,a@x.example,,plonber,Matane', 'profession', /no profession/, /Plumber/],
    [
      'an unknown one',
      'Ana,a@x.example,,sword swallower,Matane',
      'profession',
      /no prof/,
      /catalogue/,
    ],
    ['no town', 'Ana,a@x.example,,plumber,', 'city', /empty/, /Fill in/],
    ['a misspelt town', 'Ana,a@x.example,,plumber,Rimousky', 'city', /not find/, /Rimouski/],
    [
      'another country',
      'Ana,a@x.example,,plumber,Oshawa,Québec,Canada',
      'city',
      /not find/,
      /Ontario/,
    ],
    [
      'bad years',
      'Ana,a@x.example,,plumber,Matane,,,many',
      'years of experience',
      /range/,
      /0 to 50/,
    ],
    [
      'a rate in thousandths',
      'Ana,a@x.example,,plumber,Matane,,,,65.555',
      'hourly rate',
      /range/,
      /two decimals/,
    ],
    ['a low rate', 'Ana,a@x.example,,plumber,Matane,,,,3', 'hourly rate', /range/, /10 to 1000/],
    [
      'a rate in another currency',
      'Ana,a@x.example,,plumber,Matane,,,,65 CAD',
      'hourly rate',
      /another currency/,
      /USD/,
    ],
    ['a wide radius', 'Ana,a@x.example,,plumber,Matane,,,,,9999', 'service radius', /range/, /500/],
    [
      'a language',
      'Ana,a@x.example,,plumber,Matane,,,,,,Klingon',
      'language',
      /language/,
      /en, fr/,
    ],
    ['a NUL', 'Ana\0,a@x.example,,plumber,Matane', 'name', /not text/, /UTF-8/],
    ['writing turned around', 'Ana\u202e,a@x.example,,plumber,Matane', 'name', /not text/, /anew/],
    [
      'a long text',
      `Ana,a@x.example,,plumber,Matane,,,,,,,${'x'.repeat(2001)}`,
      'description',
      /long/,
      /2000/,
    ],
    [
      'a basis',
      'Ana,a@x.example,,plumber,Matane,,,,,,,,bought',
      'lawful basis',
      /not a lawful/,
      /referral/,
    ],
    [
      'too many cells',
      `Ana,a@x.example,,plumber,Matane${','.repeat(9)}x`,
      'whole row',
      /more cells/,
      /quot/,
    ],
    ['an open quote', '"Ana,a@x.example,,plumber,Matane', 'whole row', /quotation/, /twice/],
    [
      'a quote inside',
      'Ana "A" Roy,a@x.example,,plumber,Matane',
      'whole row',
      /quotation/,
      /twice/,
    ],
    ['an endless row', `Ana,${'x'.repeat(100_001)}`, 'whole row', /100,000/, /line break/],
  ])('%s', async (_, row, column, why, cure) => {
    const taken = await site.take(`${header}${row}\n${good}`, { dryRun: true });
    expect(taken.counts).toEqual({ created: 1, known: 0, refused: 1 });
    expect(taken.refused).toEqual([
      {
        row: 2,
        line: 2,
        problems: [
          {
            column,
            value: expect.any(String),
            why: expect.stringMatching(why),
            cure: expect.stringMatching(cure),
          },
        ],
      },
    ]);
  });

  it('with all its errors at once', async () => {
    const { refused } = await site.take(`${header}A,none,1,x,y\n`, { dryRun: true });
    expect(refused[0]?.problems.map(({ column }) => column)).toEqual([
      'city',
      'email',
      'phone',
      'name',
      'profession',
    ]);
  });

  it('with the value on one short line', async () => {
    const row = `"${'long\nline '.repeat(40)}",none,,plumber,Matane\n`;
    const { refused } = await site.take(header + row, { dryRun: true });
    const [name] = refused[0]?.problems.filter(({ column }) => column === 'name') ?? [];
    expect(name?.value).toMatch(/^(long line ){5,}.{0,10}…$/);
  });
});

test.each(UNDERSTOOD_LANGUAGES)(
  'the report is in the language of the operator: %s',
  async (language) => {
    const { refused } = await site.take(`${header}Ana,none,,plumber,Matane\n`, {
      dryRun: true,
      language,
    });
    const cures = { en: /^Write one/, fr: /^Écrivez une seule/, es: /^Escribe una sola/ };
    expect(refused[0]?.problems[0]?.cure).toMatch(cures[language]);
  },
);

test('an unclosed quote costs its own row and no other', async () => {
  const rows = [
    'Ana,a@x.example,,plumber,Matane',
    '"Open,o@x.example,,plumber,Matane',
    '"Bo, inc.",b@x.example,,plumber,Matane',
    'Cy,c@x.example,,plumber,Matane,,,,,,,"Two\nlines"',
    'Di,d@x.example,,plumber,Matane,,,,,,,"never closed',
    ...Array.from({ length: 150 }, (_, at) => `Eve ${at},e${at}@x.example,,plumber,Matane`),
  ];
  const taken = await site.take(header + rows.join('\n'), { dryRun: true });
  expect(taken.refused.map(({ row, line }) => [row, line])).toEqual([
    [3, 3],
    [6, 7],
  ]);
  expect(taken.counts).toEqual({ created: 153, known: 0, refused: 2 });
});

test('a formula, SQL or HTML stays plain text', async () => {
  const names = [
    '=CMD("calc")',
    "Robert'); drop table users;--",
    '<script>alert(1)</script>',
    '+SUM(1)',
  ];
  const rows = names.map(
    (name, at) => `"${name.replaceAll('"', '""')}",f${at}@x.example,,plumber,Matane\n`,
  );
  await site.take(header + rows.join(''));
  const stored = (await site.people()).map(({ name }) => name);
  expect(stored.toSorted()).toEqual(names.toSorted());
});
