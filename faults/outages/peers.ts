import type { PeerFault } from './faulty-peer.ts';
import type { Outage, Stage } from './outage.ts';
import { openAddresses, openMail, openPush, openTexts, type Service } from './services.ts';

/** The services outside our walls that a request and its notices need. */
export interface Peers {
  /** Of the program, so that it asks them. */
  environment: Record<string, string>;
  outages: readonly Outage[];
  /** Before anybody writes. */
  begin(stage: Stage): Promise<void>;
  stop(): Promise<void>;
}

const FAULTS: readonly PeerFault[] = [
  'refuses',
  'answers 500',
  'answers 429',
  'stalls',
  'sends a byte a second',
  'sends garbage',
  'breaks off in the middle',
];

/** A request may wait 1.5 s for an address service; nobody waits for messages. In milliseconds. */
const ANSWER_MS = 5000;

/** Opens them all, each behind a server that can be any of the faults. */
export async function openPeers(): Promise<Peers> {
  const services = await Promise.all([openMail(), openAddresses(), openTexts(), openPush()]);
  return {
    environment: Object.assign({}, ...services.map(({ environment }) => environment)),
    outages: FAULTS.map((fault) => outageOf(fault, services)),
    async begin(stage) {
      for (const service of services) await service.begin?.(stage);
    },
    async stop() {
      for (const { peer, stop } of services) {
        peer.stop();
        await stop?.();
      }
    },
  };
}

function outageOf(fault: PeerFault, services: readonly Service[]): Outage {
  return {
    name: `${services.map(({ name }) => name).join(', ')}: each ${fault}`,
    seconds: 15,
    begin() {
      for (const { peer } of services) peer.suffer(fault);
      return () => {
        for (const { peer } of services) peer.suffer(undefined);
      };
    },
    during: { ready: 'serves', read: 'serves', write: 'serves', suggest: 'serves' },
    answerMs: ANSWER_MS,
  };
}
