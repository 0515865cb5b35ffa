import * as calls from '#contract/appointments/appointments.ts';
import { listNotices } from '#contract/notifications.ts';
import type { StartedApp } from './app.ts';
import { aStage, answer, type Stage } from './life/life.ts';
import { leadOf } from './people.ts';

const HOUR = 3600;

type Person = Pick<Stage['marie'], 'call' | 'ask'>;

/** Marie with a request that Ann and Ben accepted, and what she and Ann do about their appointments. */
export async function aMeeting(site: StartedApp) {
  const stage = await aStage(site);
  const { id } = await stage.submit();
  for (const one of [stage.ann, stage.ben]) await answer(one, 'accepted');
  const lead = await leadOf(stage.ann);
  const steps = stepsOf(site, lead);
  return { ...stage, ...steps, id, lead, agree: agreeing(stage, steps) };
}

export type Meeting = Awaited<ReturnType<typeof aMeeting>>;

function stepsOf(site: StartedApp, lead: string) {
  const after = (seconds: number) =>
    new Date(site.platform.clock.now().getTime() + seconds * 1000).toISOString();
  /** Two hours, so many seconds from now. */
  const span = (seconds: number) => ({ from: after(seconds), to: after(seconds + 2 * HOUR) });
  const params = { id: lead };
  return {
    after,
    span,
    propose: (who: Person, seconds: readonly number[]) => {
      const body = { times: seconds.map(span), note: 'The dog is friendly' };
      return who.call(calls.proposeTimes, { params, body });
    },
    accept: (who: Person, proposalId: string, time = 0) =>
      who.call(calls.acceptTime, { params: { id: proposalId }, body: { time } }),
    seenBy: (who: Person) => who.call(calls.listAppointments, { params }),
    kindsTo: async (who: Person) => (await who.call(listNotices)).notices.map(({ kind }) => kind),
  };
}

/** What Ann proposed and Marie accepted, so many seconds from now. */
function agreeing({ ann, marie }: Stage, { propose, accept }: ReturnType<typeof stepsOf>) {
  return async (seconds: number) => {
    const { proposal } = await propose(ann, [seconds]);
    const { appointments } = await accept(marie, proposal!.id);
    return appointments[0]!;
  };
}
