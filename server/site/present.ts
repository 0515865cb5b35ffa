import type { BrandSettings, ContactMessage, PageVersion, SiteLogo } from '#contract/admin/site.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { LogoRow, SettingsRow } from './queries-settings.ts';
import type { ContactRow } from './queries-contact.ts';
import type { PageRow } from './queries-pages.ts';

export function presentLogo({ id, width, height }: LogoRow): SiteLogo {
  return { id, url: `/api/site/logos/${id}`, width, height };
}

export function presentBrand(
  row: SettingsRow,
  logo: LogoRow | undefined,
  defaultName: string,
): BrandSettings {
  return {
    version: row.version,
    name: row.name,
    defaultName,
    colour: row.colour,
    logo: logo ? presentLogo(logo) : null,
    logoHasName: row.logo_has_name,
    changedAt: isoOrNull(row.changed_at),
    changedBy: row.changed_by,
  };
}

/** A published version, or the built-in one, which has a title alone. */
export function presentVersion(
  row: Omit<PageRow, 'lead' | 'sections'> | undefined,
  builtInTitle: string,
): PageVersion {
  return {
    version: row?.version ?? 0,
    title: row?.title ?? builtInTitle,
    publishedAt: row?.published_at.toISOString() ?? null,
    publishedBy: row?.published_by ?? null,
    restores: row?.restores ?? null,
  };
}

/** `cursor` is the position in the list: its moment and its id. */
export function presentContact(row: ContactRow): ContactMessage {
  const at = row.created_at.toISOString();
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language as ContactMessage['language'],
    message: row.message,
    userId: row.user_id,
    createdAt: at,
    answeredAt: isoOrNull(row.answered_at),
    answeredBy: row.answered_by,
    cursor: Buffer.from(`${at} ${row.id}`).toString('base64url'),
  };
}
