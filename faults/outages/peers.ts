import type { PeerFault } from './faulty-peer.ts';
import { openBucket, openModel, openPayments } from './needed-services.ts';
import type { Outage, Stage } from './outage.ts';
import { openPeopleOfPeers } from './people-of-peers.ts';
import { openAddresses, openMail, openPush, openTexts, type Service } from './services.ts';

/** The services outside our walls. */
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

/** A request may wait 1.5 s for an address service, a message 3 s for a model. In milliseconds. */
const ANSWER_MS = 5000;
/** Those of somebody who pays, for several calls of Stripe, and of a file of up to 10 MB. */
const LIMITS_MS = { plan: 20_000, file: 25_000 };

/** Opens them all, each behind a server that can be any of the faults. */
export async function openPeers(): Promise<Peers> {
  const [payments, model] = await Promise.all([openPayments(), openModel()]);
  const others = [openMail(), openAddresses(), openTexts(), openPush(), openBucket()];
  const services: Service[] = [...(await Promise.all(others)), payments, model];
  return {
    environment: Object.assign({}, ...services.map(({ environment }) => environment)),
    outages: [
      ...FAULTS.map((fault) => outageOfAll(fault, services)),
      ...services.map((service, at) => outageOfOne(FAULTS[at % FAULTS.length]!, service)),
    ],
    async begin(stage) {
      for (const service of services) await service.begin?.(stage);
      await openPeopleOfPeers(stage, { ...payments, ...model });
    },
    async stop() {
      for (const { peer, stop } of services) {
        peer.stop();
        await stop?.();
      }
    },
  };
}

function outageOfAll(fault: PeerFault, services: readonly Service[]): Outage {
  return {
    ...outageOf(fault, services, { plan: 'either', file: 'either' }),
    name: `${services.map(({ name }) => name).join(', ')}: each ${fault}`,
  };
}

/** Only what needs the service may be refused. */
function outageOfOne(fault: PeerFault, service: Service): Outage {
  return {
    ...outageOf(fault, [service], {
      plan: service.name === 'payments' ? 'either' : 'serves',
      file: service.name === 'files' ? 'either' : 'serves',
    }),
    name: `${service.name} alone ${fault}`,
  };
}

function outageOf(
  fault: PeerFault,
  services: readonly Service[],
  dependent: Pick<Outage['during'], 'plan' | 'file'>,
): Omit<Outage, 'name'> {
  const suffer = (suffered: PeerFault | undefined) => {
    for (const { peer } of services) peer.suffer(suffered);
  };
  return {
    seconds: 15,
    begin() {
      suffer(fault);
      return () => suffer(undefined);
    },
    during: {
      ready: 'serves',
      read: 'serves',
      write: 'serves',
      suggest: 'serves',
      assistant: 'serves',
      operator: 'serves',
      ...dependent,
    },
    answerMs: ANSWER_MS,
    limitsMs: LIMITS_MS,
  };
}
