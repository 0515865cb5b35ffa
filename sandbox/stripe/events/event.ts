import type { Stripe } from 'stripe';

/** An object as Stripe writes it, whole and without anything expanded. */
export interface StripeObject {
  id: string;
  object: string;
  customer?: string | { id: string } | null;
}

/** An event as it is sent and listed. */
export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StripeObject; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
}
