import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeReachable } from '#faults/site/reachable.ts';
import { derivedPushKeys } from '#server/platform/delivery/push-keys.ts';
import { startFakePhoton } from '#tests/fakes/address-service.ts';
import { startFakePush } from '#tests/fakes/push.ts';
import { startFakeSms } from '#tests/fakes/sms.ts';
import { startFaultyPeer, type FaultyPeer } from './faulty-peer.ts';
import type { Stage } from './outage.ts';

/** A service outside our walls, behind a server that can be any of the faults. */
export interface Service {
  name: string;
  peer: FaultyPeer;
  /** Of the program, so that it asks this one. */
  environment: Record<string, string>;
  /** Before anybody writes. */
  begin?(stage: Stage): void | Promise<void>;
  stop?(): Promise<void>;
}

/** The mail server of the scene. */
export async function openMail(): Promise<Service> {
  const peer = await startFaultyPeer();
  return {
    name: 'mail',
    peer,
    environment: { SMTP_URL: `smtp://127.0.0.1:${peer.port}` },
    begin: ({ smtp }) => peer.leadTo(portOf(smtp.url)),
  };
}

export async function openAddresses(): Promise<Service> {
  const [peer, photon] = await Promise.all([startFaultyPeer(), startFakePhoton()]);
  peer.leadTo(portOf(photon.url));
  return {
    name: 'addresses',
    peer,
    environment: { PLACES_PROVIDER: 'photon', PHOTON_URL: `http://127.0.0.1:${peer.port}` },
    stop: () => photon.close(),
  };
}

export async function openTexts(): Promise<Service> {
  const [peer, sms] = await Promise.all([startFaultyPeer(), startFakeSms()]);
  peer.leadTo(portOf(sms.baseUrl));
  return {
    name: 'texts',
    peer,
    environment: {
      SMS_BASE_URL: `http://127.0.0.1:${peer.port}`,
      SMS_ACCOUNT_SID: 'ACfaults',
      SMS_AUTH_TOKEN: 'a-token-of-the-fault-programme',
      SMS_FROM: '+15145550199',
    },
    begin: ({ received }) => void (received.texts = sms.messages),
    stop: () => sms.close(),
  };
}

/** A push service, to which faults are garbage before TLS; and people who get texts and push. */
export async function openPush(): Promise<Service> {
  const peer = await startFaultyPeer();
  const push = await startFakePush(peer.port);
  peer.leadTo(push.port);
  const folder = await mkdtemp(join(tmpdir(), 'nearhand-peers-'));
  const certificate = join(folder, 'push.pem');
  await writeFile(certificate, push.certificate);
  const { publicKey, privateKey } = derivedPushKeys('the push messages of the fault programme');
  return {
    name: 'push',
    peer,
    environment: {
      PUSH_HOSTS: push.host,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    async begin({ cluster, people, received }) {
      received.browsers = await makeReachable(cluster.db, people, { push, siteKey: publicKey });
    },
    async stop() {
      await push.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The port in an address. */
export function portOf(url: string): number {
  return Number(new URL(url).port);
}
