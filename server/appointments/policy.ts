import type {
  Appointment,
  AppointmentStatus,
  LeadAppointments,
  Proposal,
  Side,
} from '#contract/appointments/appointments.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** What decides the allowed actions on the appointments of a lead, for one side. */
export interface MeetingSituation {
  side: Side;
  lead: LeadStatus;
  request: RequestStatus;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
  now: Date;
}

/** What of an appointment decides its allowed actions. */
export interface AppointmentTimes {
  status: AppointmentStatus;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  missed_by: Side | null;
}

/** How early a professional may say that they are on the way, or there. */
const SET_OUT_EARLY_MS = 4 * HOUR_MS;
const ARRIVE_EARLY_MS = 2 * HOUR_MS;

/** How long after its beginning a no-show may be said, and after that contested. */
const NO_SHOW_DAYS = 7;
const CONTEST_DAYS = 14;

/** From how many appointments on it is shown how many a person missed. */
export const MIN_SHOWN_APPOINTMENTS = 5;

/** Whether times may be proposed and accepted: the lead is accepted and its request not over. */
export function mayMeet({
  lead,
  request,
  isBlocked,
}: Pick<MeetingSituation, 'lead' | 'request' | 'isBlocked'>): boolean {
  const isOpen = request === 'accepted' || request === 'in_progress';
  return lead === 'accepted' && isOpen && !isBlocked;
}

/** Whether an appointment can still be moved or called off: it has not begun. */
export function isToCome(
  { status, starts_at }: Pick<AppointmentTimes, 'status' | 'starts_at'>,
  now: Date,
): boolean {
  return (status === 'agreed' || status === 'on_the_way') && starts_at > now;
}

/** Whether new times may be proposed, as a move where an appointment is to come. */
export function meetingActions(
  situation: MeetingSituation,
  newest: AppointmentTimes | undefined,
): LeadAppointments['allowedActions'] {
  if (!mayMeet(situation)) return [];
  return newest && isToCome(newest, situation.now) ? ['move'] : ['propose'];
}

/** Actions a side may take on an appointment now. */
export function appointmentActions(
  appointment: AppointmentTimes,
  situation: MeetingSituation,
): Appointment['allowedActions'] {
  const { status } = appointment;
  const { side, now, isBlocked } = situation;
  if (isBlocked) return [];
  if (status === 'missed') return mayContest(appointment, situation) ? ['contestNoShow'] : [];
  const isTheirs = mayMeet(situation);
  const isBefore = status === 'agreed' || status === 'on_the_way';
  const isEnding = now >= appointment.ends_at;
  const isWay = isTheirs && side === 'professional' && !isEnding;
  const may = {
    setOut: isWay && status === 'agreed' && isWithin(appointment, SET_OUT_EARLY_MS, now),
    arrive: isWay && isBefore && isWithin(appointment, ARRIVE_EARLY_MS, now),
    callOff: isTheirs && isBefore && !isEnding,
    reportNoShow: maySayNoShow(appointment, now),
  };
  return (['setOut', 'arrive', 'callOff', 'reportNoShow'] as const).filter((action) => may[action]);
}

function isWithin({ starts_at }: AppointmentTimes, early: number, now: Date): boolean {
  return now.getTime() >= starts_at.getTime() - early;
}

function maySayNoShow({ status, starts_at }: AppointmentTimes, now: Date): boolean {
  const since = now.getTime() - starts_at.getTime();
  const isPossible = ['agreed', 'on_the_way', 'arrived', 'over'].includes(status);
  return isPossible && since >= 0 && since <= NO_SHOW_DAYS * DAY_MS;
}

function mayContest({ ended_at, missed_by }: AppointmentTimes, { side, now }: MeetingSituation) {
  if (missed_by !== side || ended_at === null) return false;
  return now.getTime() - ended_at.getTime() <= CONTEST_DAYS * DAY_MS;
}

/** Actions a side may take on an open proposal. */
export function proposalActions(
  proposal: { proposed_by: Side; expires_at: Date },
  situation: MeetingSituation,
): Proposal['allowedActions'] {
  const { side, now } = situation;
  if (!mayMeet(situation)) return [];
  if (proposal.proposed_by === side) return ['withdraw'];
  return proposal.expires_at > now ? ['accept', 'decline'] : ['decline'];
}
