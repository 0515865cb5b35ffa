import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { currentTrace, inTrace, newTrace, type Trace } from '#server/platform/tracing/trace.ts';
import {
  assertNoneRefused,
  batched,
  batchedQuery,
  batchedRows,
  OF_MANY_ROWS,
  type Gathering,
} from './batched.ts';

const together = (numbers: readonly number[], call: (number: number) => Promise<unknown>) =>
  Promise.allSettled(numbers.map(call)).then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
  );

describe('calls made at the same time', () => {
  test('are answered together, each in its place', async () => {
    const asked: (readonly number[])[] = [];
    const double = batched(async (numbers: readonly number[]) => {
      asked.push(numbers);
      return numbers.map((one) => one * 2);
    });
    expect(await together([1, 2, 3], double)).toEqual([2, 4, 6]);
    expect(asked).toEqual([[1, 2, 3]]);
  });

  test.each([
    [{}, [96, 54]],
    [OF_MANY_ROWS, [24, 24, 24, 24, 24, 24, 6]],
  ])('are answered in batches of limited size: %j', async (gathering, sizes) => {
    const asked: number[] = [];
    const echo = batched(async (numbers: readonly number[]) => {
      asked.push(numbers.length);
      return numbers;
    }, gathering);
    const numbers = Array.from({ length: 150 }, (_, number) => number);
    expect(await together(numbers, echo)).toEqual(numbers);
    expect(asked).toEqual(sizes);
  });

  describe('where one is on its way', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const turn = () => new Promise((resolve) => setImmediate(resolve));

    function held(gathering: Gathering = {}) {
      const asked: (readonly number[])[] = [];
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const ask = batched(async (numbers: readonly number[]) => {
        asked.push(numbers);
        await released;
        return numbers;
      }, gathering);
      return { asked, ask, release };
    }

    test('gather until it is answered', async () => {
      const { asked, ask, release } = held();
      const calls = [];
      for (const number of [1, 2, 3]) {
        calls.push(ask(number));
        await turn();
      }
      expect(asked).toEqual([[1]]);
      release();
      expect(await Promise.all(calls)).toEqual([1, 2, 3]);
      expect(asked).toEqual([[1], [2, 3]]);
    });

    test('wait for no slow one, but for the fourth', async () => {
      const { asked, ask, release } = held();
      const calls = [];
      for (const number of [1, 2, 3, 4, 5]) {
        calls.push(ask(number));
        await turn();
        vi.advanceTimersByTime(5);
      }
      calls.push(ask(6));
      await turn();
      expect(asked).toEqual([[1], [2], [3], [4]]);
      release();
      expect(await Promise.all(calls)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(asked).toEqual([[1], [2], [3], [4], [5, 6]]);
    });

    test('gather for longer where that is said', async () => {
      const { asked, ask, release } = held({ gatheredForMs: 60 });
      const calls = [ask(1)];
      await turn();
      calls.push(ask(2));
      await turn();
      vi.advanceTimersByTime(59);
      expect(asked).toEqual([[1]]);
      vi.advanceTimersByTime(1);
      expect(asked).toEqual([[1], [2]]);
      release();
      expect(await Promise.all(calls)).toEqual([1, 2]);
    });
  });

  test('share a trace only where all of them have it', async () => {
    const seen: (Trace | undefined)[] = [];
    const ask = batched(async (numbers: readonly number[]) => {
      seen.push(currentTrace());
      return numbers;
    });
    const [one, other] = [newTrace(), newTrace()];
    await Promise.all([inTrace(one, () => ask(1)), inTrace(one, () => ask(2))]);
    await Promise.all([inTrace(one, () => ask(1)), inTrace(other, () => ask(2))]);
    expect(seen).toEqual([one, undefined]);
  });

  test('are answered without those that are refused', async () => {
    const seen: (readonly number[])[] = [];
    const odd = batched(async (numbers: readonly number[]) => {
      seen.push(numbers);
      assertNoneRefused(numbers.map((one) => (one % 2 ? undefined : new Error(`${one} is even`))));
      return numbers;
    });
    expect(await together([1, 2, 3, 4], odd)).toEqual([1, '2 is even', 3, '4 is even']);
    expect(seen).toEqual([
      [1, 2, 3, 4],
      [1, 3],
    ]);
  });

  test('are answered each by itself where the batch fails', async () => {
    const fragile = batched(async (numbers: readonly number[]) => {
      if (numbers.includes(2)) throw new Error('two broke it');
      return numbers;
    });
    expect(await together([1, 2, 3], fragile)).toEqual([1, 'two broke it', 3]);
  });
});

describe('a query', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const asked = vi.fn<(asked: readonly unknown[]) => void>();
  const successor = batchedQuery(async (db, numbers: readonly number[]) => {
    asked(numbers);
    const { rows } = await sql<{ next: number }>`
      select number + 1 as next from unnest(${numbers}::int[]) with ordinality as asked (number, place)
      order by place`.execute(db);
    return rows.map(({ next }) => next);
  });

  test('on the pool is one statement for concurrent callers', async () => {
    asked.mockClear();
    const answers = await Promise.all([5, 1, 5].map((number) => successor(database.db, number)));
    expect(answers).toEqual([6, 2, 6]);
    expect(asked).toHaveBeenCalledExactlyOnceWith([5, 1, 5]);
  });

  test('within a transaction sees what the transaction wrote', async () => {
    asked.mockClear();
    await database.db.transaction().execute(async (tx) => {
      expect(await Promise.all([successor(tx, 1), successor(tx, 2)])).toEqual([2, 3]);
    });
    expect(asked.mock.calls).toEqual([[[1]], [[2]]]);
  });

  test('of rows gives each caller those of its own ids, and asks nothing for none', async () => {
    asked.mockClear();
    const multiples = batchedRows(
      async (_, ids) => {
        asked(ids);
        return ids.flatMap((id) => [1, 2].map((times) => ({ id, text: id.repeat(times) })));
      },
      ({ id }) => id,
    );
    const of = (...ids: string[]) =>
      multiples(database.db, ids).then((rows) => rows.map(({ text }) => text));
    expect(await Promise.all([of('a', 'b'), of('b'), of()])).toEqual([
      ['a', 'aa', 'b', 'bb'],
      ['b', 'bb'],
      [],
    ]);
    expect(asked).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  });
});
