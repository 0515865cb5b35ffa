import type { Draw } from './draw.ts';
import { hostileLike, hostileValue } from './hostile.ts';

const EXTRA = [
  '__proto__',
  'constructor',
  'userId',
  'role',
  'id',
  'isAdmin',
  'language',
  'toString',
];

/** Mutates one part of a value. */
export function bent(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value)) return bentArray(value, draw);
  if (typeof value === 'object' && value !== null) {
    return bentObject(value as Record<string, unknown>, draw);
  }
  return hostileLike(value, draw);
}

function bentArray(list: unknown[], draw: Draw): unknown {
  if (list.length === 0 || draw.onceIn(4)) return hostileValue(draw);
  if (draw.onceIn(4)) return Array.from({ length: draw.one([50, 101, 1001]) }, () => list[0]);
  const place = draw.below(list.length);
  return list.map((item, index) => (index === place ? bent(item, draw) : item));
}

function bentObject(record: Record<string, unknown>, draw: Draw): unknown {
  const names = Object.keys(record);
  if (names.length === 0 || draw.onceIn(12)) return hostileValue(draw);
  const name = draw.one(names);
  const { [name]: part, ...others } = record;
  switch (draw.below(10)) {
    case 0:
      return others;
    case 1:
      return { ...record, [name]: null };
    case 2:
      // Plain assignment of `__proto__` would not create a property.
      return Object.fromEntries([...Object.entries(record), [draw.one(EXTRA), hostileValue(draw)]]);
    case 3:
      return { ...record, [name]: hostileValue(draw) };
    default:
      return { ...others, [name]: bent(part, draw) };
  }
}
