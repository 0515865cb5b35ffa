import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine } from '#scripts/install-proof/machine.ts';

/** What the people of the proof are asked. */
export type Question = 'count' | 'mark' | 'forget pauses' | 'settle' | 'compare with the mark';

export interface Answer {
  /** Writes that were acknowledged. */
  acked: number;
  /** The longest time without one since the mark. */
  pauseSeconds?: number;
  refused?: number;
  unknown?: number;
  repeated?: number;
  mails?: number;
  /** In words; none where everything held. */
  faults?: string[];
}

/** People who write to the site of a machine. */
export interface Traffic {
  ask(question: Question): Promise<Answer>;
  /** Resolves once so many more writes were acknowledged. */
  more(writes: number): Promise<void>;
  end(): void;
}

const ROLE = 'proof';
const MORE_MS = 10 * 60_000;
const PROGRAM = join(import.meta.dirname, 'traffic-program.ts');

/** Lets people write to the site, past its Caddy, from inside the machine's network. */
export async function startTraffic(machine: Machine, mailFile: string): Promise<Traffic> {
  await machine.run(
    `runuser -u postgres -- psql -qc
    "create role ${ROLE} superuser login password '${ROLE}'"`.replaceAll(/\n\s+/g, ' '),
  );
  const database = `postgres://${ROLE}:${ROLE}@127.0.0.1:5432/nearhand`;
  const node = join(import.meta.dirname, '../../node_modules/.bin/node');
  const program = [node, PROGRAM, database, 'http://127.0.0.1:3000', mailFile];
  const enter = ['--pdeathsig', 'KILL', 'nsenter', '-t', String(machine.pid), '-n'];
  const child = spawn('setpriv', [...enter, ...program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The people of the proof ended with ${String(code)}.`);
  });
  ended.catch(() => {});
  const answered = async () => (await Promise.race([once(child, 'message'), ended]))[0] as Answer;
  await answered();
  const ask = (question: Question) => {
    child.send(question);
    return answered();
  };
  return {
    ask,
    async more(writes) {
      const { acked } = await ask('count');
      const end = Date.now() + MORE_MS;
      while ((await ask('count')).acked < acked + writes) {
        if (Date.now() > end) throw new Error(`Fewer than ${writes} writes in ten minutes.`);
        await sleep(500);
      }
    },
    end: () => child.kill('SIGKILL'),
  };
}
