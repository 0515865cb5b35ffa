import { hash } from 'node:crypto';
import { judgeColour, shadesOf } from '#contract/brand-colours.ts';
import type { BrandSettings } from '#contract/admin/site.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { uuidv8 } from '#server/platform/uuid.ts';
import { assertBasedOn } from './based-on.ts';
import { presentBrand, presentLogo } from './present.ts';
import * as queries from './queries-settings.ts';

/** The operator's choice: null is the default. */
export interface BrandChoice {
  basedOn: number;
  name: string | null;
  colour: string | null;
  logoId: string | null;
  logoHasName: boolean;
}

/** A re-encoded logo. */
export interface DrawnLogo {
  png: Buffer;
  width: number;
  height: number;
}

type Following = Pick<Platform, 'db' | 'live' | 'brand'>;

/** Loads the brand once this node listens, and again on every invalidation. */
export function followBrand(platform: Following): void {
  platform.live.onSharedInvalidated('brand', () => reloadBrand(platform));
}

/** Reloads the brand: at once on the node that changed it, on the others by invalidation. */
export async function reloadBrand({ db, brand }: Omit<Following, 'live'>): Promise<void> {
  const settings = await queries.readSettings(db);
  const logo = settings.logo_id === null ? undefined : await queries.findLogo(db, settings.logo_id);
  brand.set({
    name: settings.name ?? brand.defaultName,
    shades: settings.colour === null ? null : shadesOf(settings.colour),
    logo: logo ? { ...presentLogo(logo), hasName: settings.logo_has_name } : null,
    version: settings.version,
  });
}

/** The operator's choice, and the name where they chose none. */
export async function readBrandSettings(db: Db, defaultName: string): Promise<BrandSettings> {
  const row = await queries.readSettings(db);
  const logo = row.logo_id === null ? undefined : await queries.findLogo(db, row.logo_id);
  return presentBrand(row, logo, defaultName);
}

/**
 * Changes name, colour and logo, and invalidates them on every node at the commit. @throws Refusal `changed_meanwhile`, `colour_unreadable` with its contrast and the nearest sufficient one, or `not_found` for an unknown
 * logo
 */
export async function setBrand(
  platform: Pick<Platform, 'clock' | 'live'>,
  tx: Tx,
  choice: BrandChoice,
  by: string,
): Promise<{ before: BrandFacts; after: BrandFacts }> {
  const { basedOn, name, colour, logoId: logo_id, logoHasName: logo_has_name } = choice;
  const before = await queries.lockSettings(tx);
  assertBasedOn(basedOn, { version: before.version, by: before.changed_by });
  if (colour !== null) assertReadable(colour);
  assertThat(logo_id === null || (await queries.findLogo(tx, logo_id)) !== undefined, 'not_found');
  const to = { name, colour, logo_id, logo_has_name, changed_by: by };
  const after = { ...before, ...to, version: before.version + 1, changed_at: platform.clock.now() };
  await queries.updateSettings(tx, after);
  await platform.live.invalidateShared(tx, 'brand');
  return { before: factsOf(before), after: factsOf(after) };
}

/** For the audit log: whether there is a name, never which. */
type BrandFacts = ReturnType<typeof factsOf>;
function factsOf({ version, name, colour, logo_id }: queries.SettingsRow) {
  return { version, hasName: name !== null, colour, logo: logo_id };
}

function assertReadable(colour: string): void {
  const { readable, ratio, nearest } = judgeColour(colour);
  if (readable) return;
  throw new Refusal('colour_unreadable', {
    details: [
      { field: 'colour', problem: `contrast ${ratio}` },
      { field: 'colour', problem: `nearest ${nearest}` },
    ],
  });
}

/**
 * Stores a logo; it is shown once the brand refers to it. The same picture is the same logo, so that
 * an upload that is repeated adds nothing.
 */
export async function storeLogo(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  logo: DrawnLogo,
): Promise<{ logo: queries.LogoRow; isNew: boolean }> {
  const id = uuidv8(`logo ${hash('sha256', logo.png)}`);
  const row = { id, ...logo, created_at: clock.now() };
  return { logo: row, isNew: await queries.insertLogo(tx, row) };
}
