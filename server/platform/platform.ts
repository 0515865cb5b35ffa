import type { AddressService } from './addresses/address-service.ts';
import type { BrandHolder } from './brand.ts';
import type { LanguagesHolder } from './languages.ts';
import type { UnitsHolder } from './units.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database, DatabaseConnection } from './database/db.ts';
import type { LoadShedder } from './http/load-shedding.ts';
import type { FileStore } from './file-store/file-store.ts';
import type { Replica } from './database/replica/replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Draining } from './draining.ts';
import type { LookUp } from './outbound/dns.ts';
import type { LiveStream } from './live/live.ts';
import type { Log } from './logging/log.ts';
import type { StripeAccount } from './stripe.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The technology a domain uses, assembled once in server/app/context.ts. */
export interface Platform {
  config: Config;
  db: Database;
  /** The way to the same database past any pooler, for work that needs a session. */
  direct: DatabaseConnection;
  /** For reads that may be a few seconds old. */
  replica: Replica;
  /** Whether LISTEN works; not behind a pooler in transaction mode without DATABASE_DIRECT_URL. */
  listens: boolean;
  clock: Clock;
  log: Log;
  tracing: Tracing;
  jobs: Jobs;
  live: LiveStream;
  draining: Draining;
  shedder: LoadShedder;
  files: FileStore;
  /** The DNS, where the senders of mails are looked up. */
  lookUp: LookUp;
  /** Name and look of the site; `config.brandName` is its name, too. */
  brand: BrandHolder;
  /** Currency and unit of distance; `config.currency` and `config.distanceUnit` are the same. */
  units: UnitsHolder;
  /** What the site offers; `config.offeredLanguages` and `config.defaultLanguage` are the same. */
  languages: LanguagesHolder;
  /** Undefined where only the embedded gazetteer is used. */
  addresses: AddressService | undefined;
  /** Undefined where nothing is sold: in production without keys. */
  stripe: StripeAccount | undefined;
}
