import {
  Kysely,
  TransactionBuilder,
  type AccessMode,
  type IsolationLevel,
  type Transaction,
} from 'kysely';

/**
 * A prepared statement that reads `*` fails for good once a migration of a newer program has added a
 * column to what it reads. Names carry a generation: after the first failure every connection of this
 * process prepares anew.
 */
let generation = 0;

/** Part of the name of every prepared statement. */
export function planGeneration(): number {
  return generation;
}

/** Tries a second time, with statements prepared anew, where that is why the first failed. */
export async function retryingStalePlan<T>(work: () => Promise<T>): Promise<T> {
  const began = generation;
  try {
    return await work();
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    if (generation === began) generation += 1;
    return work();
  }
}

function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}

/**
 * Whose transactions are run again from their beginning, after they were rolled back: their work must
 * have no effect outside of them.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return retrying(super.transaction());
  }
}

/** The same for the builders that it makes. */
function retrying<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder) as TransactionBuilder<Tables>['execute'];
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
      retryingStalePlan(() => execute(work)),
    setIsolationLevel: (level: IsolationLevel) => retrying(setIsolationLevel(level)),
    setAccessMode: (mode: AccessMode) => retrying(setAccessMode(mode)),
  });
}
