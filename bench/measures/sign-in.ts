import { createDemoUser } from '#server/accounts/accounts.ts';
import { hashPassword, passwordMatches } from '#server/platform/secrets/passwords.ts';
import { startApp } from '../app.ts';
import { openConnection, type HttpConnection } from '../http-connection.ts';
import type { Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { median, timed } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

const password = 'correct horse battery staple';

/** Within the rate limit of wrong passwords (docs/limits.md). */
const refusals = 9;

/** A sign-in by password, against a password hash alone at production cost. */
export async function measureSignIn(
  database: BenchDatabase,
  dataDir: string,
  { signIns }: Sizes,
): Promise<Figure[]> {
  const email = 'signs.in@synthetic.test';
  await createDemoUser(database.db, {
    role: 'customer',
    name: 'Signs In',
    email,
    password,
    language: 'en',
  });
  const hash = await hashPassword(password);
  const app = await startApp(database.connection, dataDir);
  const connection = await openConnection(app.port);
  const body = { email, password };
  const signIn = async () => {
    const answer = await connection.ask({ method: 'POST', path: '/api/auth/sign-in', body });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.body}`);
  };
  const rounds: { whole: number; alone: number }[] = [];
  await signIn();
  for (let round = 0; round < signIns; round++) {
    const alone = await timed(() => passwordMatches(password, hash));
    rounds.push({ alone, whole: await timed(signIn) });
  }
  const figures = [againstTheHash(rounds), await measureRefused(connection, email)];
  connection.close();
  await app.stop();
  return figures;
}

function againstTheHash(rounds: readonly { whole: number; alone: number }[]): Figure {
  const time = (of: 'whole' | 'alone') => median(rounds.map((round) => round[of])).toFixed(1);
  return {
    name: 'sign-in by password',
    measured: median(rounds.map(({ alone, whole }) => alone / whole)),
    unit: 'x',
    budget: { atLeast: 0.8 },
    detail: `${time('whole')} ms, of which the hash alone ${time('alone')} ms`,
  };
}

/** The timing side channel of a refusal: whether anybody has that address. */
async function measureRefused(connection: HttpConnection, known: string): Promise<Figure> {
  const refuse = (email: string) =>
    timed(async () => {
      const body = { email, password: 'a wrong password' };
      const answer = await connection.ask({ method: 'POST', path: '/api/auth/sign-in', body });
      if (answer.status !== 401) throw new Error(`a wrong password answered ${answer.status}`);
    });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < refusals; round++) {
    // In alternating order.
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      times[who].push(await refuse(who === 'known' ? known : 'nobody@synthetic.test'));
    }
  }
  const [ofUnknown, ofKnown] = [median(times.unknown), median(times.known)];
  return {
    name: 'refused sign-in, unknown to known',
    measured: ofUnknown / ofKnown,
    unit: 'x',
    detail: `${ofUnknown.toFixed(1)} ms unknown, ${ofKnown.toFixed(1)} ms known`,
  };
}
