import { addTrade, changeCatalogue, listCatalogue } from '#contract/admin/catalogue.ts';
import * as trades from '#server/professionals/professionals.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Db } from '#server/platform/database/db.ts';
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
      await trades.changeTrade(platform, profession, body, (tx, before, after) =>
        recordAudit(tx, platform, actorOf(call), {
          action: 'changed',
          target: { kind: 'profession', id: profession },
          before: auditNames(before),
          after: auditNames(after),
        }),
      );
      return readEntry(db, profession);
    }),

    route(addTrade, async ({ body }, call) => {
      const profession = await trades.addTrade(platform, body, (tx, id, after) =>
        recordAudit(tx, platform, actorOf(call), {
          action: 'created',
          target: { kind: 'profession', id },
          after: auditNames(after),
        }),
      );
      return readEntry(db, profession);
    }),
  ];
}

async function readEntry(db: Db, profession: Profession) {
  const entry = (await readCatalogue(db)).find((one) => one.profession === profession);
  assertThat(entry !== undefined, 'not_found');
  return entry;
}

function auditNames(standing: trades.TradeStanding) {
  const { names, cue_words, examples, extra_questions, active, category, icon } = standing;
  const extraQuestions = trades.readQuestions(extra_questions);
  return { names, cueWords: cue_words, examples, extraQuestions, active, category, icon };
}
