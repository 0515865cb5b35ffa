const ROUND = [1, 2, 5, 10];
const MAX_STEPS = 4;

/** Round axis ticks from 0 to at least `max`, in at most four equal steps. */
export function roundTicks(max: number): number[] {
  const least = Math.max(1, max / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND.find((factor) => factor * power >= least) ?? 10);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every how many of `count` labels one is shown, so that each has `room` of `width` pixels. */
export function labelStep(count: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}
