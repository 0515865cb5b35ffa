import { whole, text } from '../form.ts';
import { invalid } from '../refusal.ts';
import type { Call } from './call.ts';

export const PAGING = ['limit', 'starting_after', 'ending_before'] as const;

/** One page, newest first, as in https://docs.stripe.com/api/pagination. */
export function pageOf<T extends { id: string }>(all: T[], { parameters }: Call, url: string) {
  const limit = whole(parameters, 'limit') ?? 10;
  if (!(limit >= 1 && limit <= 100)) {
    throw invalid('Limit must be between 1 and 100', { param: 'limit' });
  }
  const after = text(parameters, 'starting_after');
  const before = text(parameters, 'ending_before');
  const start = after === undefined ? 0 : placeOf(all, after, 'starting_after') + 1;
  if (before === undefined) {
    return {
      object: 'list',
      data: all.slice(start, start + limit),
      has_more: all.length > start + limit,
      url,
    };
  }
  const end = placeOf(all, before, 'ending_before');
  const from = Math.max(0, end - limit);
  return { object: 'list', data: all.slice(from, end), has_more: from > 0, url };
}

function placeOf(all: { id: string }[], id: string, param: string): number {
  const place = all.findIndex((one) => one.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
}
