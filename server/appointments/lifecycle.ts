import type {
  AppointmentStatus,
  ProposalStatus,
  Side,
} from '#contract/appointments/appointments.ts';

interface Transition<Status> {
  by: readonly (Side | 'system')[];
  from: readonly Status[];
  to: Status;
  /** For scheduled transitions: how long after what. */
  after?: string;
  /** The domain event recorded with it. */
  event?: `appointment.${string}`;
}

const BOTH = ['customer', 'professional'] as const;
const TO_COME = ['agreed', 'on_the_way'] as const;

/** Every transition of an appointment. It begins as `agreed`. */
export const appointmentLifecycle = {
  /** Another time was accepted before it began. */
  move: { by: BOTH, from: TO_COME, to: 'agreed', event: 'appointment.moved' },
  callOff: { by: BOTH, from: TO_COME, to: 'called_off', event: 'appointment.called-off' },
  setOut: {
    by: ['professional'],
    from: ['agreed'],
    to: 'on_the_way',
    event: 'appointment.on-the-way',
  },
  arrive: { by: ['professional'], from: TO_COME, to: 'arrived', event: 'appointment.arrived' },
  /** Its end has come, or the next one was agreed after it had begun. */
  pass: {
    by: ['system'],
    from: ['agreed', 'on_the_way', 'arrived'],
    to: 'over',
    after: 'its end',
  },
  reportNoShow: {
    by: BOTH,
    from: ['agreed', 'on_the_way', 'arrived', 'over'],
    to: 'missed',
    event: 'appointment.missed',
  },
  contestNoShow: { by: BOTH, from: ['missed'], to: 'disputed', event: 'appointment.disputed' },
  /** The lead or the request ended before it began. */
  close: { by: ['system'], from: TO_COME, to: 'closed', event: 'appointment.called-off' },
} as const satisfies Record<string, Transition<AppointmentStatus>>;

export type AppointmentEvent = keyof typeof appointmentLifecycle;

/** The next status of an appointment after an event, or null where it is not allowed in that status. */
export function nextAppointmentStatus(
  status: AppointmentStatus,
  event: AppointmentEvent,
): AppointmentStatus | null {
  const transition: Transition<AppointmentStatus> = appointmentLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

/** Every transition of proposed times. They begin as `open`; nothing leads out of the other statuses. */
export const proposalLifecycle = {
  /** Either side proposed others. */
  replace: { by: BOTH, from: ['open'], to: 'replaced', event: 'appointment.proposed' },
  withdraw: { by: BOTH, from: ['open'], to: 'withdrawn' },
  decline: { by: BOTH, from: ['open'], to: 'declined', event: 'appointment.declined' },
  accept: { by: BOTH, from: ['open'], to: 'accepted', event: 'appointment.agreed' },
  expire: { by: ['system'], from: ['open'], to: 'expired', after: 'the last of the times' },
  /** The lead or the request ended. */
  close: { by: ['system'], from: ['open'], to: 'closed' },
} as const satisfies Record<string, Transition<ProposalStatus>>;

export type ProposalEvent = keyof typeof proposalLifecycle;

/** The next status of a proposal after an event, or null where it is not allowed in that status. */
export function nextProposalStatus(
  status: ProposalStatus,
  event: ProposalEvent,
): ProposalStatus | null {
  const transition: Transition<ProposalStatus> = proposalLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}
