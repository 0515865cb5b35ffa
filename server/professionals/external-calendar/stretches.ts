/** From one moment to a later one, in milliseconds since the epoch. */
export interface Stretch {
  from: number;
  to: number;
}

/** The same time as stretches in order that do not touch. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) apart.push({ from, to });
  }
  return apart;
}

/** What is left of a stretch without busy ones, which are in order and apart. */
export function without(stretch: Stretch, busy: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  let { from } = stretch;
  for (const one of busy) {
    if (one.to <= from) continue;
    if (one.from >= stretch.to) break;
    if (one.from > from) free.push({ from, to: one.from });
    from = one.to;
  }
  return from < stretch.to ? [...free, { from, to: stretch.to }] : free;
}
