import { openStripeSandbox, type StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { startFakeLanguageModel, type FakeLanguageModel } from '#tests/fakes/language-model.ts';
import { startFakeS3 } from '#tests/fakes/s3.ts';
import { SECRET } from '#faults/site/node.ts';
import { startFaultyPeer } from './faulty-peer.ts';
import { portOf, type Service } from './services.ts';

// Services that somebody waits for: what they are needed for is refused while they fail.

/** The sandbox in place of Stripe: it has to be attached to the database of the scene. */
export async function openPayments(): Promise<Service & { sandbox: StripeSandbox }> {
  const [peer, sandbox] = await Promise.all([
    startFaultyPeer(),
    openStripeSandbox({ sessionSecret: SECRET }),
  ]);
  const { access } = sandbox;
  peer.leadTo(access.port);
  return {
    name: 'payments',
    peer,
    sandbox,
    environment: {
      STRIPE_API_URL: `http://127.0.0.1:${peer.port}`,
      STRIPE_SECRET_KEY: access.secretKey,
      STRIPE_PUBLISHABLE_KEY: access.publishableKey,
      STRIPE_WEBHOOK_SECRET: access.webhookSecret,
      STRIPE_PRICE_PROFESSIONAL: access.prices.professional,
      STRIPE_PRICE_PREMIUM: access.prices.premium,
    },
    stop: () => sandbox.close(),
  };
}

/** The bucket of photos and documents. */
export async function openBucket(): Promise<Service> {
  const [peer, s3] = await Promise.all([startFaultyPeer(), startFakeS3()]);
  peer.leadTo(portOf(s3.bucket.endpoint));
  return {
    name: 'files',
    peer,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${peer.port}`,
      S3_BUCKET: s3.bucket.bucket,
      S3_REGION: s3.bucket.region,
      S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
    },
    stop: () => s3.close(),
  };
}

/** A language model that understands every message as one for a plumber. */
export async function openModel(): Promise<Service & { model: FakeLanguageModel }> {
  const [peer, model] = await Promise.all([startFaultyPeer(), startFakeLanguageModel()]);
  model.reply = { says: PLUMBER };
  peer.leadTo(portOf(model.baseUrl));
  return {
    name: 'language model',
    peer,
    model,
    environment: {
      LLM_BASE_URL: `http://127.0.0.1:${peer.port}/v1`,
      LLM_MODEL: 'small',
      LLM_DAILY_LIMIT: '1000000000',
    },
    stop: () => model.close(),
  };
}

const PLUMBER = {
  kind: 'need',
  profession: 'plumber',
  alternatives: [],
  description: null,
  location: null,
  urgency: null,
  otherNeeds: [],
  emergency: null,
};
