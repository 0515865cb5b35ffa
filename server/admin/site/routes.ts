import { changeLanguages, readLanguages } from '#contract/admin/site-languages.ts';
import {
  changeBrand,
  changeUnits,
  listContactMessages as listContacts,
  listPageVersions as listVersions,
  listSitePages,
  markContactAnswered,
  publishPage,
  readBrand,
  readPageVersion,
  readUnits,
  restorePage,
  uploadLogo,
} from '#contract/admin/site.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import {
  listContactMessages,
  listCurrentPages,
  listPageVersions,
  readBrandSettings,
  readVersion,
} from '#server/site/site.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { readLanguagesWithCounts, setLanguagesAs } from './languages.ts';
import { readUnitsWithCounts, setUnitsAs } from './units.ts';
import { markAs, publishAs, restoreAs, setBrandAs, storeUploadedLogo } from './site.ts';

/** Brand, units, languages, pages and contact messages of the site, edited by its operator. */
export function adminSiteRoutes(platform: Platform): Route[] {
  return [
    ...brandRoutes(platform),
    ...unitsRoutes(platform),
    ...languagesRoutes(platform),
    ...pageRoutes(platform),
    ...contactRoutes(platform),
  ];
}

function brandRoutes(platform: Platform): Route[] {
  const { db, brand } = platform;
  return [
    route(readBrand, async () => readBrandSettings(db, brand.defaultName)),
    route(changeBrand, async ({ body }, call) => {
      await setBrandAs(platform, actorOf(call), body);
      return readBrandSettings(db, brand.defaultName);
    }),
    route(uploadLogo, async ({ body }, call) => storeUploadedLogo(platform, actorOf(call), body)),
  ];
}

function unitsRoutes(platform: Platform): Route[] {
  return [
    route(readUnits, async () => readUnitsWithCounts(platform)),
    route(changeUnits, async ({ body }, call) => {
      await setUnitsAs(platform, actorOf(call), body);
      return readUnitsWithCounts(platform);
    }),
  ];
}

function languagesRoutes(platform: Platform): Route[] {
  return [
    route(readLanguages, async () => readLanguagesWithCounts(platform)),
    route(changeLanguages, async ({ body }, call) => {
      await setLanguagesAs(platform, actorOf(call), body);
      return readLanguagesWithCounts(platform);
    }),
  ];
}

function pageRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(listSitePages, async () => listCurrentPages(db)),
    route(listVersions, async ({ params }) => listPageVersions(db, params)),
    route(readPageVersion, async ({ params }) => readVersion(db, params)),
    route(publishPage, async ({ params, body }, call) =>
      publishAs(platform, actorOf(call), params, body),
    ),
    route(restorePage, async ({ params, body }, call) =>
      restoreAs(platform, actorOf(call), params, body),
    ),
  ];
}

function contactRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(listContacts, async ({ query: { state, after, limit: most = PAGE_ROWS } }, call) => {
      const answered = state && state === 'answered';
      const messages = await listContactMessages(db, { answered, after, most });
      await recordAudit(db, platform, actorOf(call), {
        action: 'read',
        target: { kind: 'list', id: 'contact-messages' },
        after: { state: state ?? null, rows: messages.length },
      });
      return messages;
    }),
    route(markContactAnswered, async ({ params: { id }, body: { answered } }, call) =>
      markAs(platform, actorOf(call), { id, answered }),
    ),
  ];
}
