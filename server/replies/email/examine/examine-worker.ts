// A thread that reads one mail after the other, so that a hostile one costs nobody else anything: it is
// ended from outside once it takes too long.
import { parentPort } from 'node:worker_threads';
import type { LookUp } from '#server/platform/outbound/dns.ts';
import type { Asked, FromWorker, ToWorker } from './examine-mail.ts';
import { readContent } from './mail-content.ts';
import { proveSender } from './prove-sender.ts';

const lookUps = new Map<number, PromiseWithResolvers<string[] | string[][]>>();
let lastLookUp = 0;

parentPort?.on('message', (message: ToWorker) => {
  if ('mail' in message) void examine(message.mail);
  else answerLookUp(message);
});

async function examine({ raw, peer, returnPath, isTrusted, from }: Asked): Promise<void> {
  try {
    const proof = isTrusted
      ? ({ state: 'proven', signature: null } as const)
      : await proveSender({ raw, peer, returnPath }, from, lookUp);
    if (proof.state !== 'proven') return send({ examined: { proof } });
    send({ examined: { proof, content: await readContent(raw) } });
  } catch {
    send({ examined: 'too_complex' });
  }
}

const lookUp: LookUp = (name, type) => {
  const id = (lastLookUp += 1);
  const answer = Promise.withResolvers<string[] | string[][]>();
  lookUps.set(id, answer);
  send({ lookUp: { id, name, type } });
  return answer.promise;
};

function answerLookUp({ id, records, code }: Exclude<ToWorker, { mail: unknown }>): void {
  const asked = lookUps.get(id);
  lookUps.delete(id);
  if (records) asked?.resolve(records);
  else asked?.reject(Object.assign(new Error('No such record'), { code }));
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message, []);
}
