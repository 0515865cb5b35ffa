import { Client } from 'pg';
import type { Script } from './script.ts';
import type { SocketConnection } from './world.ts';

/**
 * Runs scripts, chosen at random, on a number of connections; returns the throughput per second.
 */
export type Runner = (
  scripts: readonly Script[],
  options: { connection: SocketConnection; connections: number; seconds: number },
) => Promise<number>;

/** Runs scripts with the bare driver, prepared: the baseline without pgbench. */
export function driverRunner(): Runner {
  let fresh = 1_000_000_000;
  return async (scripts, { connection, connections, seconds }) => {
    const prepared = scripts.map(prepare);
    const end = performance.now() + seconds * 1000;
    const counts = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new Client(connection);
        await client.connect();
        let count = 0;
        for (; performance.now() < end; count++) {
          const script = prepared[Math.floor(Math.random() * prepared.length)];
          if (script) await repeat(client, script, fresh++);
        }
        await client.end();
        return count;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  };
}

interface Prepared {
  variables: Script['variables'];
  statements: { name: string; text: string; parameters: string[] }[];
}

function prepare({ variables, statements }: Script, script: number): Prepared {
  return {
    variables,
    statements: statements.map((statement, index) => {
      const parameters: string[] = [];
      const text = statement.replace(/(?<!:):([a-z]\w*)/g, (_, name: string) => {
        parameters.push(name);
        return `$${parameters.length}`;
      });
      return { name: `s${script}_${index}`, text, parameters };
    }),
  };
}

async function repeat(client: Client, { variables, statements }: Prepared, fresh: number) {
  const values: Record<string, number> = { fresh };
  for (const [name, [from, to]] of Object.entries(variables)) {
    values[name] = from + Math.floor(Math.random() * (to - from + 1));
  }
  for (const { name, text, parameters } of statements) {
    await client.query({ name, text, values: parameters.map((parameter) => values[parameter]) });
  }
}
