import { expect, it } from 'vitest';
import { attack } from './fuzz/attack.ts';

// Fuzzing: every operation gets valid input, and then the same with mutations, as eight people: no
// 5xx, no hang, no failed job, each refusal has a code, and nobody is shown what is another's (answers
// are checked against their schema by the server itself). `npm run check:attacks` sends more.

const seed = Number(process.env['NEARHAND_FUZZ_SEED'] ?? 17);
const inputs = Number(process.env['NEARHAND_FUZZ_INPUTS'] ?? 2000);

it(`nothing of ${inputs} inputs of seed ${seed} fails, hangs or is refused without a code`, async () => {
  const outcome = await attack({ seed, inputs });
  const { byStatus, byAttacker, byOperation, faults } = outcome;
  console.info(
    JSON.stringify({ byStatus, byAttacker, operations: Object.keys(byOperation).length }),
  );
  expect(faults).toEqual([]);
  expect(outcome.sent).toBe(inputs);
  expect(Object.keys(byAttacker)).toHaveLength(8);
}, 3_600_000);
