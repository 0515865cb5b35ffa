import { createDemoUser } from '#server/accounts/accounts.ts';
import { hashPassword, passwordMatches } from '#server/platform/passwords.ts';
import { startApp } from './app.ts';
import { openConnection } from './http-connection.ts';
import type { Figure } from './report.ts';
import type { Sizes } from './sizes.ts';
import { median, timed } from './statistics.ts';
import type { BenchDatabase } from './world.ts';

const password = 'correct horse battery staple';

/** A sign-in by password, against the hash of a password alone at the cost it has in production. */
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
  connection.close();
  await app.stop();
  const time = (of: 'whole' | 'alone') => median(rounds.map((round) => round[of])).toFixed(1);
  return [
    {
      name: 'sign-in by password',
      measured: median(rounds.map(({ alone, whole }) => alone / whole)),
      unit: 'x',
      budget: { atLeast: 0.8 },
      detail: `${time('whole')} ms, of which the hash alone ${time('alone')} ms`,
    },
  ];
}
