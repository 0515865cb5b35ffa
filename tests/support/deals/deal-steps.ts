import fc from 'fast-check';
import { PROFESSIONALS, TABS, type DealStep } from './deal.ts';

const who = fc.nat({ max: PROFESSIONALS - 1 });
const tab = fc.nat({ max: TABS - 1 });
const pick = fc.nat({ max: 20 });
const price = (min: number) => fc.integer({ min, max: 90_000 });
const quantity = fc.constantFrom(1, 333, 1000, 1500, 12_345);
const one = <Do extends DealStep['do']>(...acts: Do[]) => fc.constantFrom(...acts);

const step: fc.Arbitrary<DealStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: one('offer'),
      who,
      price: price(0),
      quantity,
      estimate: fc.boolean(),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: one('propose'),
      who,
      price: price(-60_000),
      quantity,
      lift: fc.boolean(),
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: one('see'), tab }) },
  { weight: 5, arbitrary: fc.record({ do: one('accept'), tab, pick }) },
  { weight: 10, arbitrary: fc.record({ do: one('acceptChange'), tab, pick }) },
  { weight: 2, arbitrary: fc.record({ do: one('decline', 'declineChange'), tab, pick }) },
  { weight: 1, arbitrary: fc.record({ do: one('withdraw', 'stepBack', 'withdrawChange'), who }) },
  { weight: 1, arbitrary: fc.record({ do: one('hire'), who }) },
  { weight: 2, arbitrary: fc.record({ do: one('report'), who, share: fc.nat({ max: 110 }) }) },
  { weight: 1, arbitrary: fc.record({ do: one('cancel', 'complete', 'object') }) },
  { weight: 2, arbitrary: fc.record({ do: one('invoice'), who }) },
  { weight: 1, arbitrary: fc.record({ do: one('wait'), days: fc.constantFrom(1, 4) }) },
);

/** Who does what, in any order: begins with offers, so that most stories have something to agree on. */
export function interleavings(length: number): fc.Arbitrary<DealStep[]> {
  const steps = fc.array(step, { minLength: length, maxLength: length, size: 'max' });
  return fc
    .tuple(fc.array(price(1), { minLength: 2, maxLength: PROFESSIONALS }), quantity, steps)
    .map(([prices, of, rest]) => [
      ...prices.map((first, index): DealStep => ({
        do: 'offer',
        who: index,
        price: first,
        quantity: of,
        estimate: index === 1,
      })),
      { do: 'see', tab: 0 },
      { do: 'see', tab: 1 },
      ...rest,
    ]);
}
