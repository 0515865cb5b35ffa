import { isRight, type Judged } from './evaluate.ts';

/** The messages whose confidence lies in one tenth: how sure the analysis was, how often it was right. */
export type Tenth = {
  readonly from: number;
  readonly messages: number;
  readonly confidence: number;
  readonly right: number;
};

const TENTHS = 10;

/** How far confidence and truth agree, tenth by tenth; tenths without messages are left out. */
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

/** The expected calibration error: how far confidence is from truth, on average, 0 to 1. */
export function calibrationError(judged: readonly Judged[]): number {
  const gaps = reliability(judged).map(
    (each) => each.messages * Math.abs(each.confidence - each.right),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / judged.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
