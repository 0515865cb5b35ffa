import type { Draw } from './draw.ts';
import { hostileText } from './hostile.ts';

const LISTS = ['users', 'requests', 'professionals', 'feedback', 'audit', 'reports'];
const ORDERS = ['created', 'createdAt', 'name', 'email', 'rating', '__proto__'];
const ID = '018f2b3c-0000-7000-8000-000000000001';

/** A well-formed cursor with invalid parts. */
export function hostileCursor(draw: Draw): string {
  const part = () =>
    draw.one([ID, '2026-01-01T00:00:00.000000Z', hostileText(draw), hostileText(draw)]);
  const parts = [draw.one(LISTS), draw.one(ORDERS), part(), part()];
  const writings = [
    () => JSON.stringify(parts),
    () => JSON.stringify(parts.slice(draw.below(4))),
    () => parts.slice(2).join(' '),
    () => JSON.stringify({ after: part() }),
    () => '[1e400,null,{}]',
  ];
  const text = draw.one(writings)();
  return draw.onceIn(6) ? text : Buffer.from(text).toString('base64url');
}
