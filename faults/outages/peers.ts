import { startFakePhoton } from '#tests/fakes/address-service.ts';
import { startFaultyPeer, type FaultyPeer, type PeerFault } from './faulty-peer.ts';
import type { Outage, Stage } from './outage.ts';

/** The services outside our walls that a request and its notices need: mail, and addresses. */
export interface Peers {
  /** Of the program, so that it asks them. */
  environment: Record<string, string>;
  outages: readonly Outage[];
  /** Tells the mail's way where the mail server is. */
  begin(stage: Stage): void;
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

/** A request may wait 1.5 s for an address service; nobody waits for mail. In milliseconds. */
const ANSWER_MS = 5000;

/** Opens both, each behind a server that can be any of the faults. */
export async function openPeers(): Promise<Peers> {
  const [mail, addresses, photon] = await Promise.all([
    startFaultyPeer(),
    startFaultyPeer(),
    startFakePhoton(),
  ]);
  addresses.leadTo(Number(new URL(photon.url).port));
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      PLACES_PROVIDER: 'photon',
      PHOTON_URL: `http://127.0.0.1:${addresses.port}`,
    },
    outages: FAULTS.map((fault) => outageOf(fault, [mail, addresses])),
    begin: ({ smtp }) => mail.leadTo(Number(new URL(smtp.url).port)),
    async stop() {
      mail.stop();
      addresses.stop();
      await photon.close();
    },
  };
}

function outageOf(fault: PeerFault, peers: readonly FaultyPeer[]): Outage {
  return {
    name: `mail and addresses: each ${fault}`,
    seconds: 15,
    begin() {
      for (const peer of peers) peer.suffer(fault);
      return () => {
        for (const peer of peers) peer.suffer(undefined);
      };
    },
    during: { ready: 'serves', read: 'serves', write: 'serves', suggest: 'serves' },
    answerMs: ANSWER_MS,
  };
}
