import type { Language } from '#contract/language.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { SendMessage } from '#server/messaging/messaging.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { InboundText } from './inbound-text.ts';

/** What texts need of the other domains. */
export interface TextDependencies {
  /** Never invites the owner of a phone again. */
  stopContacting: (platform: Platform, phone: string) => Promise<void>;
}

/** A text that was recorded, and whose it is. */
export interface Received {
  platform: Platform;
  sendMessage: SendMessage;
  dependencies: TextDependencies;
  /** The id of its record: the idempotency key of all it causes. */
  id: string;
  text: InboundText;
  /** Whose proven phone it came from. */
  person: Person | undefined;
  /** The language it is answered in. */
  language: Language;
}
