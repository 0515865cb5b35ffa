import type { PageVersion, SiteLogo } from '#contract/admin/site.ts';
import type { Upload } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { PageContent, PageSlug } from '#contract/site.ts';
import { renderLogo } from '#server/files/files.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  storeLogo,
  reloadBrand,
  markAnswered,
  presentLogo,
  publishVersion,
  restorePageVersion,
  setBrand,
} from '#server/site/site.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';

type Choice = Parameters<typeof setBrand>[2];
interface PageOf {
  slug: PageSlug;
  language: Language;
}

/**
 * Changes the brand, audited; this node has it when the promise resolves.
 * @throws Refusal `changed_meanwhile`, `colour_unreadable`, `not_found`
 */
export async function setBrandAs(platform: Platform, actor: Actor, choice: Choice): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const stood = await setBrand(platform, tx, choice, actor.email);
    const target = { kind: 'site', id: 'brand' } as const;
    await recordAudit(tx, platform, actor, { action: 'changed', target, ...stood });
  });
  await reloadBrand(platform);
}

/**
 * Re-encodes an uploaded logo and stores it, once for each picture.
 * @throws Refusal `unreadable_file`, `too_large`
 */
export async function storeUploadedLogo(
  platform: Platform,
  actor: Actor,
  file: Upload,
): Promise<SiteLogo> {
  const drawn = await renderLogo(await file.read());
  return platform.db.transaction().execute(async (tx) => {
    const { logo, isNew } = await storeLogo(platform, tx, drawn);
    const { id, width, height } = logo;
    const target = { kind: 'site', id: `logo ${id}` } as const;
    const after = { width, height };
    if (isNew) await recordAudit(tx, platform, actor, { action: 'created', target, after });
    return presentLogo(logo);
  });
}

/**
 * Publishes a new version of a page.
 * @throws Refusal `changed_meanwhile`
 */
export async function publishAs(
  platform: Platform,
  actor: Actor,
  of: PageOf,
  { basedOn, content }: { basedOn: number; content: PageContent },
): Promise<PageVersion> {
  return platform.db.transaction().execute(async (tx) => {
    const made = await publishVersion(platform, tx, of, { basedOn, content, by: actor.email });
    const after = { version: made.version, sections: content.sections.length };
    const before = { version: basedOn };
    await recordAudit(tx, platform, actor, {
      action: 'published',
      target: targetOf(of),
      before,
      after,
    });
    return made;
  });
}

/**
 * Publishes an old version again.
 * @throws Refusal `not_found`, `changed_meanwhile`
 */
export async function restoreAs(
  platform: Platform,
  actor: Actor,
  of: PageOf,
  { basedOn, version }: { basedOn: number; version: number },
): Promise<PageVersion> {
  return platform.db.transaction().execute(async (tx) => {
    const made = await restorePageVersion(platform, tx, of, { basedOn, version, by: actor.email });
    await recordAudit(tx, platform, actor, {
      action: 'published',
      target: targetOf(of),
      before: { version: basedOn },
      after: { version: made.version, restores: version },
    });
    return made;
  });
}

/**
 * Marks a contact message as answered or unanswered.
 * @throws Refusal `not_found`
 */
export async function markAs(
  platform: Platform,
  actor: Actor,
  { id, answered }: { id: string; answered: boolean },
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    if (!(await markAnswered(platform, tx, { id, answered, by: actor.email }))) return;
    const target = { kind: 'message', id } as const;
    await recordAudit(tx, platform, actor, { action: 'changed', target, after: { answered } });
  });
}

function targetOf({ slug, language }: PageOf) {
  return { kind: 'page', id: `${slug}/${language}` } as const;
}
