import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { todayOf } from '#contract/agreements/today.ts';
import { TAX_PRESETS } from '#contract/quotes/taxes.ts';
import { encodeAgreement } from './encode.ts';
import type { AgreementStatement } from './statement.ts';
import { NotWhole, verifyAgreement } from './verify.ts';

const RUNS = 1000;
const SEED = 22;

interface Signer {
  id: string;
  key: CryptoKey;
  publicKey: JWK;
}
let signer: Signer;
let other: Signer;
beforeAll(async () => {
  [signer, other] = [await aSigner(), await aSigner()];
});

async function aSigner(): Promise<Signer> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const id = await calculateJwkThumbprint(bare);
  return { id, key: pair.privateKey, publicKey: { ...bare, kid: id, alg: 'EdDSA', use: 'sig' } };
}

const line = (least: number) =>
  fc.record({
    what: fc.string({ minLength: 1, maxLength: 20 }).map((what) => `x${what}`.trim()),
    quantity: fc.integer({ min: 1, max: 20_000 }),
    unit: fc.constantFrom('flat' as const, 'hour' as const, 'm2' as const),
    unitPrice: fc.integer({ min: least, max: 90_000 }),
  });
const statements: fc.Arbitrary<AgreementStatement> = fc
  .record({
    lines: fc.array(line(0), { minLength: 1, maxLength: 5 }),
    changes: fc.array(fc.array(line(0), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    name: fc.string({ minLength: 1, maxLength: 30 }),
    preset: fc.constantFrom('quebec' as const, 'ontario' as const, 'none' as const),
    id: fc.uuid({ version: 7 }),
  })
  .map(({ lines, changes, name, preset, id }) => {
    const terms = {
      kind: 'fixed' as const,
      lines,
      taxes: TAX_PRESETS[preset].map((tax) => ({ ...tax, name: null, number: null })),
      ceiling: null,
      deposit: null,
      validUntil: '2026-12-24T12:00:00.000Z',
      times: [],
      note: null,
    };
    const numbered = changes.map((of, index) => ({
      number: index + 1,
      acceptedAt: '2026-12-25T12:00:00.000Z',
      terms: { lines: of, ceiling: null, reason: 'More work' },
    }));
    const statement: AgreementStatement = {
      issuer: 'https://nearhand.example',
      requestId: id,
      quoteId: id,
      revision: 1,
      professional: { id, name },
      customer: { name },
      work: { profession: 'plumber', place: 'Montréal' },
      currency: 'CAD',
      agreedAt: '2026-12-20T12:00:00.000Z',
      terms: { ...terms, lines: [...lines], times: [] },
      changes: numbered.map((change, index) => ({
        ...change,
        total: todayOf(terms, numbered.slice(0, index + 1)).total,
      })),
      total: todayOf(terms, numbered).total,
      ceiling: null,
    };
    return statement;
  });

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const textIn = (part = '') => Buffer.from(part, 'base64url').toString();

interface Tampered {
  file: string;
  statement: AgreementStatement;
  at: number;
}
type Tampering = (of: Tampered) => string | Promise<string>;

const partsOf = (file: string) => file.trim().split('.') as [string, string, string];
const rejoin = (parts: readonly string[]) => `${parts.join('.')}\n`;
const withHeader = (file: string, change: object) => {
  const [header, ...rest] = partsOf(file);
  return rejoin([base64(JSON.stringify({ ...JSON.parse(textIn(header)), ...change })), ...rest]);
};
const withStatement = (file: string, statement: unknown) => {
  const [header, , signature] = partsOf(file);
  return rejoin([header, base64(JSON.stringify(statement)), signature]);
};

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Everything somebody might do to a file, by what they do. */
const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'another character': ({ file, at }) => {
    const place = at % (file.length - 1);
    const next = CHARACTERS[(CHARACTERS.indexOf(file[place]!) + 1 + (at % 62)) % 64]!;
    return file.slice(0, place) + (next === file[place] ? '*' : next) + file.slice(place + 1);
  },
  'the spare bits of the last character': ({ file }) => {
    const last = file.trimEnd().at(-1)!;
    return `${file.trimEnd().slice(0, -1)}${CHARACTERS[CHARACTERS.indexOf(last) ^ 1]!}\n`;
  },
  'another total': ({ file, statement }) =>
    withStatement(file, { ...statement, total: statement.total + 1 }),
  'another name': ({ file, statement }) =>
    withStatement(file, { ...statement, customer: { name: 'Eve' } }),
  'a change left out or made up': ({ file, statement }) =>
    withStatement(file, {
      ...statement,
      changes: statement.changes.length > 0 ? [] : [{ number: 1 }],
    }),
  'the same said with other spaces': ({ file, statement }) => {
    const [header, , signature] = partsOf(file);
    return rejoin([header, base64(JSON.stringify(statement, null, 1)), signature]);
  },
  'the signature of another file': async ({ file, statement }) => {
    const twin = await encodeAgreement({ ...statement, revision: 2 }, signer);
    return rejoin([...partsOf(file).slice(0, 2), partsOf(twin.file)[2]]);
  },
  'no signature': ({ file }) => rejoin([...partsOf(file).slice(0, 2), '']),
  'no algorithm': ({ file }) => withHeader(file, { alg: 'none' }),
  'a secret of the public key': ({ file }) => {
    const [header, payload] = partsOf(withHeader(file, { alg: 'HS256' }));
    const secret = JSON.stringify(signer.publicKey);
    const mac = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
    return rejoin([header, payload, mac]);
  },
  'a key of one’s own': async ({ statement }) => (await encodeAgreement(statement, other)).file,
  'a key of one’s own under our name': async ({ statement }) =>
    (await encodeAgreement(statement, { id: signer.id, key: other.key })).file,
  'a key in the header': ({ file }) => withHeader(file, { jwk: other.publicKey, kid: other.id }),
  'another kind of file': ({ file }) => withHeader(file, { typ: 'nearhand-reviews+json' }),
  'an unknown extension': ({ file }) => withHeader(file, { crit: ['b64'], b64: false }),
  'a part cut off': ({ file, at }) => file.slice(0, at % (file.length - 1)),
  'something before it': ({ file }) => ` ${file}`,
  'something after it': ({ file }) => `${file}\n`,
  'a byte that is no text': ({ file }) => file.replace('.', '.\u0000'),
  padding: ({ file }) => `${file.trimEnd()}=\n`,
  'two files': ({ file }) => file + file,
  'lines broken': ({ file }) => file.replace('.', '.\r\n'),
};

const flawOf = (file: string) =>
  verifyAgreement(file, [signer.publicKey]).then(
    () => null,
    (error: unknown) => {
      if (error instanceof NotWhole) return error.flaw;
      throw error;
    },
  );

describe('without a database', () => {
  it(`accepts ${RUNS} whole files, with what they say`, async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (statement) => {
        const { file, digest } = await encodeAgreement(statement, signer);
        const whole = await verifyAgreement(file, [other.publicKey, signer.publicKey]);
        expect(whole).toEqual({ statement, digest, keyId: signer.id });
        expect(await encodeAgreement(statement, signer)).toEqual({ file, digest });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it(`refuses ${RUNS} tampered files, whatever was done to them`, async () => {
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        statements,
        fc.constantFrom(...Object.keys(TAMPERINGS)),
        fc.nat({ max: 100_000 }),
        async (statement, name, at) => {
          const { file } = await encodeAgreement(statement, signer);
          const tampered = await TAMPERINGS[name]!({ file, statement, at });
          expect(tampered).not.toBe(file);
          expect([name, await flawOf(tampered)]).not.toEqual([name, null]);
          done.set(name, (done.get(name) ?? 0) + 1);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    expect(done.size).toBe(Object.keys(TAMPERINGS).length);
  });

  it('refuses what is signed, but does not add up', async () => {
    const [statement] = fc.sample(statements, { numRuns: 1, seed: SEED });
    const wrong = { ...statement!, total: statement!.total + 1 };
    expect(await flawOf((await encodeAgreement(wrong, signer)).file)).toBe('content');
  });
});
