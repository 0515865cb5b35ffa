import { acceptTime, proposeTimes, reportNoShow } from '#contract/appointments/appointments.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const HOUR_MS = 3_600_000;

/** Times that begin so many hours from now. */
const timesIn = ({ world }: Cell, ...hours: number[]) =>
  hours.map((hour) => {
    const from = world.site.platform.clock.now().getTime() + hour * HOUR_MS;
    return { from: new Date(from).toISOString(), to: new Date(from + HOUR_MS).toISOString() };
  });

const ofLead = ({ world }: Cell, part: string) =>
  `/api/service-request-professionals/${world.leads.accepted}/${part}`;

/** What PA proposes to the customer of R1. */
async function proposed(cell: Cell): Promise<string> {
  const { world } = cell;
  const { proposal } = await world.pro_accepted.call(proposeTimes, {
    params: { id: world.leads.accepted },
    body: { times: timesIn(cell, 1) },
  });
  return proposal?.id ?? '';
}

/** What PA proposed and the customer accepted, an hour from now. */
async function agreed(cell: Cell): Promise<string> {
  const params = { id: await proposed(cell) };
  const { appointments } = await cell.world.custA_owner.call(acceptTime, {
    params,
    body: { time: 0 },
  });
  return appointments[0]?.id ?? '';
}

/** The same, whose time has come meanwhile. */
async function begun(cell: Cell): Promise<string> {
  const { db, clock } = cell.world.site.platform;
  const id = await agreed(cell);
  const starts_at = new Date(clock.now().getTime() - HOUR_MS);
  await db.updateTable('appointments').set({ starts_at }).where('id', '=', id).execute();
  return id;
}

const onProposal =
  (verb: string, body: object = {}) =>
  async (cell: Cell) => ({
    path: `/api/appointment-proposals/${await proposed(cell)}/${verb}`,
    body,
  });

const onAppointment =
  (verb: string, body: object = {}) =>
  async (cell: Cell) => ({ path: `/api/appointments/${await agreed(cell)}/${verb}`, body });

/** Appointments of PA and the customer of R1. */
export const appointmentCalls: Ways = {
  'GET /api/service-request-professionals/:id/appointments (lead of PA)': (cell) => ({
    path: ofLead(cell, 'appointments'),
  }),
  'POST /api/service-request-professionals/:id/appointment-proposals (lead of PA)': (cell) => ({
    path: ofLead(cell, 'appointment-proposals'),
    body: { times: timesIn(cell, 24, 48) },
  }),
  'POST /api/appointment-proposals/:id/acceptance (of PA)': onProposal('acceptance', { time: 0 }),
  'POST /api/appointment-proposals/:id/refusal (of PA)': onProposal('refusal'),
  'POST /api/appointment-proposals/:id/withdrawal (of PA)': onProposal('withdrawal'),
  'POST /api/appointments/:id/cancellation (of PA)': onAppointment('cancellation', {
    reason: 'The pump broke',
  }),
  'PUT /api/external-calendar': () => ({
    path: '/api/external-calendar',
    body: { calendarAddress: 'https://127.0.0.1/calendar.ics' },
  }),
  'POST /api/calendar-feed': () => ({ path: '/api/calendar-feed', body: {} }),
  'GET /api/calendars/:token (unknown)': () => ({ path: `/api/calendars/${'A'.repeat(43)}.ics` }),
  'POST /api/appointments/:id/departure (of PA)': onAppointment('departure'),
  'POST /api/appointments/:id/arrival (of PA)': onAppointment('arrival'),
  'POST /api/appointments/:id/no-show (of PA, begun)': async (cell) => ({
    path: `/api/appointments/${await begun(cell)}/no-show`,
    body: {},
  }),
  'POST /api/appointments/:id/presence (of PA, said to be missed by them)': async (cell) => {
    const id = await begun(cell);
    await cell.world.custA_owner.call(reportNoShow, { params: { id }, body: {} });
    return { path: `/api/appointments/${id}/presence`, body: {} };
  },
};
