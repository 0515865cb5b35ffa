import { text } from '../form.ts';
import { findObject, listObjects } from '../queries.ts';
import { missing } from '../refusal.ts';
import type { SandboxEvent } from '../events/event.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const retrieveEvent: Handler = {
  takes: [],
  async answer(work, { id }) {
    const row = await findObject(work.tx, id);
    if (row?.kind !== 'event') throw missing('event', id);
    return row.body as SandboxEvent;
  },
};

export const listEvents: Handler = {
  takes: [...PAGING, 'type'],
  async answer(work, call) {
    const type = text(call.parameters, 'type');
    const all = (await listObjects(work.tx, 'event', undefined)).map(
      ({ body }) => body as SandboxEvent,
    );
    return pageOf(
      all.filter((event) => type === undefined || event.type === type),
      call,
      '/v1/events',
    );
  },
};
