import { openApiDocument } from '#server/platform/openapi/openapi.ts';
import type { World } from '#tests/authorization/world.ts';
import { openWorlds } from '#tests/authorization/worlds.ts';
import { ATTACKER_NAMES, ATTACKERS, makeCrowd, type Attacker, type Crowd } from './actors.ts';
import { askedByMatrix, askedBySchema } from './asked.ts';
import { watchCanaries } from './canaries.ts';
import { drawFrom, type Draw } from './draw.ts';
import { inputOf, type Input } from './input.ts';
import { faultOf } from './judge.ts';
import { operationsOf, turnsOf, type Operation } from './operations.ts';
import { send } from './send.ts';

/** Inputs per world; then a fresh world starts. */
export const INPUTS_OF_WORLD = 1000;

export interface Attack {
  seed: number;
  inputs: number;
}

export interface Outcome {
  sent: number;
  byStatus: Record<number, number>;
  byAttacker: Record<string, number>;
  byOperation: Record<string, number>;
  faults: string[];
}

const document = openApiDocument('0');

/**
 * Sends this many inputs to all operations as all attackers, one after the other, and judges each
 * answer.
 */
export async function attack({ seed, inputs }: Attack): Promise<Outcome> {
  const worlds = await openWorlds();
  const outcome: Outcome = { sent: 0, byStatus: {}, byAttacker: {}, byOperation: {}, faults: [] };
  while (outcome.sent < inputs) {
    const world = await worlds.copy();
    const most = Math.min(inputs, outcome.sent + INPUTS_OF_WORLD);
    await attackWorld(world, drawFrom(seed + outcome.sent), most, outcome);
    await world.site.stop();
  }
  await worlds.close();
  return outcome;
}

/** Until the inputs are sent, or an attacker has lost their account. */
async function attackWorld(world: World, draw: Draw, most: number, outcome: Outcome) {
  const { platform, log } = world.site;
  const turns = turnsOf(operationsOf(platform, document));
  const crowd = await makeCrowd(world);
  const canaries = watchCanaries(crowd);
  while (outcome.sent < most) {
    const operation = turns[outcome.sent % turns.length]!;
    const attacker = attackerOf(operation, draw);
    const cookie = await crowd.findCookie(attacker);
    if (cookie === undefined) break;
    const { length: logged } = log.lines;
    const input = await inputFor(operation, attacker, crowd, draw);
    const headers = { ...(cookie && { cookie }), ...input.headers };
    canaries.note(input);
    const answer = await send(world.site.url, { ...input, headers }).catch(String);
    const fault =
      typeof answer === 'string'
        ? answer
        : (faultOf(input, answer) ??
            (await canaries.findLeaks(attacker, operation.call, answer)).join(', ')) ||
          undefined;
    const errors = log.lines
      .slice(logged)
      .filter((line) => line.level === 'error' && !isOfPush(line));
    if (fault !== undefined || errors.length > 0) {
      const title = `#${outcome.sent} ${operation.call} as ${attacker}`;
      outcome.faults.push(`${title}: ${shown(input)} ${fault ?? ''} ${whyOf(errors)}`);
    }
    count(outcome, operation, attacker, typeof answer === 'string' ? 0 : answer.status);
  }
  for (const { queue, error } of await platform.jobs.runDue()) {
    if (error !== undefined && !isOfPush({ facts: { err: error } })) {
      outcome.faults.push(`before #${outcome.sent}: a job of ${queue}: ${error as Error}`);
    }
  }
}

/** One time in three one of the eight, else one the matrix admits, if any. */
function attackerOf({ rows }: Operation, draw: Draw): Attacker {
  const letIn = ATTACKER_NAMES.filter((name) =>
    rows.some(({ expect }) => expect[ATTACKERS[name]] < 400),
  );
  return draw.onceIn(3) || letIn.length === 0 ? draw.one(ATTACKER_NAMES) : draw.one(letIn);
}

async function inputFor(operation: Operation, attacker: Attacker, crowd: Crowd, draw: Draw) {
  const circumstances = { crowd, draw, components: document.components.schemas };
  const bySchema = askedBySchema(operation, circumstances);
  const byMatrix = draw.onceIn(2)
    ? await askedByMatrix(operation, attacker, circumstances)
    : undefined;
  const query = { ...(draw.onceIn(2) && bySchema.query), ...byMatrix?.query };
  return inputOf(operation, byMatrix ? { ...byMatrix, query } : bySchema, draw);
}

/** This site has no push service: errors about that are expected. */
function isOfPush({ facts }: { facts: object }): boolean {
  const { err } = facts as { err?: Error };
  return err?.message.startsWith('The push service could not be reached') ?? false;
}

function shown({ method, target, headers, body }: Input): string {
  const head = `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}`;
  return `${head} ${body?.toString().slice(0, 600) ?? ''}`;
}

function whyOf(errors: { facts: object; message: string }[]): string {
  return errors
    .map(({ facts, message }) => {
      const { err } = facts as { err?: Error };
      return `[${message}: ${err?.stack?.split('\n').slice(0, 6).join(' ') ?? ''}]`;
    })
    .join(' ');
}

function count(outcome: Outcome, { call }: Operation, attacker: Attacker, status: number): void {
  outcome.sent += 1;
  for (const [figures, key] of [
    [outcome.byStatus, status],
    [outcome.byAttacker, attacker],
    [outcome.byOperation, call],
  ] as [Record<string | number, number>, string | number][]) {
    figures[key] = (figures[key] ?? 0) + 1;
  }
}
