import { sql, type RawBuilder } from 'kysely';

type ElementType = 'uuid' | 'text' | 'bytea' | 'int' | 'float8' | 'jsonb' | 'timestamptz';

/**
 * An array as a parameter whose length the planner does not see. It would make a plan of its own for
 * each length, in every call: planning takes longer than reading the few rows of a hot statement.
 */
export function arrayOf(type: ElementType, values: readonly unknown[]): RawBuilder<unknown> {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${values}::${array})::${array}`;
}

/**
 * What callers of a batch ask for as the rows of `asked`, numbered from 1 by `n`: of each column its
 * type and where it comes from.
 */
export function askedRows<Input>(
  inputs: readonly Input[],
  columns: Record<string, readonly [ElementType, (input: Input) => unknown]>,
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(([type, valueOf]) =>
    arrayOf(type, inputs.map(valueOf)),
  );
  const names = [...Object.keys(columns), 'n'].map((name) => sql.ref(name));
  return sql`unnest(${sql.join(arrays)}) with ordinality as asked (${sql.join(names)})`;
}
