import * as calls from '#contract/appointments/appointments.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { acceptTime } from './agree.ts';
import { arrive, callOff, contestNoShow, reportNoShow, setOut } from './attend.ts';
import type { Caller } from './locked-meeting.ts';
import { declineTimes, proposeTimes, withdrawTimes } from './propose.ts';
import { findAppointment } from './queries.ts';
import { findProposal } from './queries-proposals.ts';
import { readAppointments } from './read.ts';

export function appointmentRoutes(platform: Platform): Route[] {
  return [...proposalRoutes(platform), ...attendanceRoutes(platform)];
}

function proposalRoutes(platform: Platform): Route[] {
  const ofProposal = async (caller: Caller, id: string) =>
    readAppointments(platform, caller, (await findProposal(platform.db, id))?.lead_id ?? id);
  return [
    route(calls.listAppointments, async ({ params }, { session }) =>
      readAppointments(platform, session, params.id),
    ),

    route(calls.proposeTimes, async ({ params, body }, call) => {
      await limit(platform, call, 'appointments');
      const { session, idempotencyKey } = call;
      const { times, note = null } = body;
      const proposing = { leadId: params.id, times, note: note || null, idempotencyKey };
      await proposeTimes(platform, session, proposing);
      return readAppointments(platform, session, params.id);
    }),

    route(calls.acceptTime, async ({ params, body }, { session }) => {
      await acceptTime(platform, session, params.id, body.time);
      return ofProposal(session, params.id);
    }),

    route(calls.declineTimes, async ({ params }, { session }) => {
      await declineTimes(platform, session, params.id);
      return ofProposal(session, params.id);
    }),

    route(calls.withdrawTimes, async ({ params }, { session }) => {
      await withdrawTimes(platform, session, params.id);
      return ofProposal(session, params.id);
    }),
  ];
}

function attendanceRoutes(platform: Platform): Route[] {
  const ofAppointment = async (caller: Caller, id: string) =>
    readAppointments(platform, caller, (await findAppointment(platform.db, id))?.lead_id ?? id);
  return [
    route(calls.callOffAppointment, async ({ params, body }, { session }) => {
      await callOff(platform, session, params.id, body.reason);
      return ofAppointment(session, params.id);
    }),

    route(calls.setOut, async ({ params }, { session }) => {
      await setOut(platform, session, params.id);
      return ofAppointment(session, params.id);
    }),

    route(calls.arrive, async ({ params }, { session }) => {
      await arrive(platform, session, params.id);
      return ofAppointment(session, params.id);
    }),

    route(calls.reportNoShow, async ({ params }, { session }) => {
      await reportNoShow(platform, session, params.id);
      return ofAppointment(session, params.id);
    }),

    route(calls.contestNoShow, async ({ params }, { session }) => {
      await contestNoShow(platform, session, params.id);
      return ofAppointment(session, params.id);
    }),
  ];
}
