import { expect } from 'vitest';
import { getOwnRequest } from '#contract/requests/requests.ts';
import {
  assignByOperator,
  cancelByOperator,
  reopenByOperator,
  replaceByOperator,
} from '#server/matching/matching.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { firstLive, takeOperators, type OperatorStep } from './life-model.ts';
import type { Scene } from './life-scene.ts';

const nothing = '018f2b3c-0000-7000-8000-000000000001';

/** Executes an operator's action, bypassing the panel, and returns how many are contacted by it. */
export async function operate(scene: Scene, meant: OperatorStep): Promise<number> {
  const step = meant.do === 'replace' ? { ...meant, who: aimed(scene, meant.who) } : meant;
  const isStrangers = step.do === 'assign' && !('ask' in scene.people[step.who]!);
  if (isStrangers) return 0;
  const said = await act(scene, step).then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
  expect([step, said]).toEqual([step, takeOperators(scene.model, step)]);
  return step.do === 'assign' && said === 'ok' ? 1 : 0;
}

/** Mostly at somebody who was contacted. */
function aimed({ model, people }: Scene, who: number): number {
  const asked = [...model.leads.keys()];
  const pool = [...asked, ...asked, ...people.keys()];
  return pool[who % pool.length]!;
}

async function act(scene: Scene, step: OperatorStep): Promise<unknown> {
  const { site, requestId, people, model } = scene;
  const { platform } = site;
  const witness = async () => {};
  switch (step.do) {
    case 'operatorCancels':
      return cancelByOperator(platform, requestId, witness);
    case 'operatorReopens':
      return reopenByOperator(platform, requestId, {
        isReviewed: async () => false,
        recordAudit: witness,
      });
    case 'replace':
      return replaceByOperator(platform, await leadOf(scene, step.who), witness);
    default: {
      const first = step.instead ? firstLive(model) : undefined;
      const insteadOf = first === undefined ? null : await leadOf(scene, first);
      const { professionalId } = people[step.who]!;
      return assignByOperator(platform, requestId, { professionalId, insteadOf }, witness);
    }
  }
}

async function leadOf({ customer, people, requestId }: Scene, who: number): Promise<string> {
  const { leads } = await customer.call(getOwnRequest, { params: { id: requestId } });
  const id = people[who]?.professionalId;
  return leads.find(({ professional }) => professional.id === id)?.id ?? nothing;
}
