import { changeCatalogue, listCatalogue } from '#contract/admin/catalogue.ts';
import { changeTrade, type TradeStanding } from '#server/professionals/professionals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { readCatalogue } from './catalogue.ts';

/** Calls by which operators edit the catalogue of trades. */
export function adminCatalogueRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(listCatalogue, async () => readCatalogue(db)),

    route(changeCatalogue, async ({ params: { profession }, body }, call) => {
      await changeTrade(platform, profession, body, (tx, before, after) =>
        recordAudit(tx, platform, actorOf(call), {
          action: 'changed',
          target: { kind: 'profession', id: profession },
          before: auditNames(before),
          after: auditNames(after),
        }),
      );
      const entry = (await readCatalogue(db)).find((one) => one.profession === profession);
      assertThat(entry !== undefined, 'not_found');
      return entry;
    }),
  ];
}

function auditNames({ names, cue_words, active, category, icon }: TradeStanding) {
  return { names, cueWords: cue_words, active, category, icon };
}
