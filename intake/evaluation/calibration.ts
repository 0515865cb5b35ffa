import { isRight, type Judged } from './evaluate.ts';

/** The messages whose confidence is in one tenth: mean confidence and accuracy. */
export type Tenth = {
  readonly from: number;
  readonly messages: number;
  readonly confidence: number;
  readonly right: number;
};

const TENTHS = 10;

/** The reliability diagram by tenths; empty tenths are left out. */
export function reliability(judged: readonly Judged[]): Tenth[] {
  const tenthOf = ({ got }: Judged) => Math.min(TENTHS - 1, Math.floor(got.confidence * TENTHS));
  return [...Map.groupBy(judged, tenthOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, members]) => ({
      from: tenth / TENTHS,
      messages: members.length,
      confidence: mean(members.map(({ got }) => got.confidence)),
      right: mean(members.map((each) => Number(isRight(each, 'profession')))),
    }));
}

/** The expected calibration error (ECE), 0 to 1. */
export function calibrationError(judged: readonly Judged[]): number {
  const gaps = reliability(judged).map(
    (each) => each.messages * Math.abs(each.confidence - each.right),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / judged.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
