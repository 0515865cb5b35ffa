import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { publicProfessional, updateProfessional } from '#contract/professionals/professionals.ts';
import { tradeSlug } from '#server/directory/trades/trades.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

/** The address of PA's public page; PA has consented to it. */
async function pageOfPa({ world: { pro_accepted: ann } }: Cell): Promise<string> {
  const params = { id: ann.professionalId };
  const shown = await ann.call(publicProfessional, { params });
  if (shown.publicPath) return shown.publicPath;
  const { publicPath } = await ann.call(updateProfessional, { params, body: { listed: true } });
  return publicPath ?? '';
}

async function cityOfPa(cell: Cell, language: UnderstoodLanguage): Promise<string> {
  await pageOfPa(cell);
  return `/${language}/${tradeSlug(cell.world.profession, language)}/montreal-quebec`;
}

const ofLanguage = (language: UnderstoodLanguage): [string, Ways[string]][] => [
  [
    `GET /${language}/pro/:name (PA)`,
    async (cell) => ({ path: `/${language}${await pageOfPa(cell)}` }),
  ],
  [
    `GET /${language}/badge/:file (PA)`,
    async (cell) => {
      await pageOfPa(cell);
      return { path: `/${language}/badge/${cell.world.pro_accepted.professionalId}.svg` };
    },
  ],
  [
    `GET /${language}/professionals`,
    async (cell) => {
      await pageOfPa(cell);
      return { path: `/${language}/professionals` };
    },
  ],
  [
    `GET /${language}/:trade (of PA)`,
    async (cell) => ({ path: (await cityOfPa(cell, language)).replace('/montreal-quebec', '') }),
  ],
  [
    `GET /${language}/:trade/:city (of PA)`,
    async (cell) => ({ path: await cityOfPa(cell, language) }),
  ],
];

/** The public pages, and what search engines read. */
export const pageCalls: Ways = {
  ...Object.fromEntries(UNDERSTOOD_LANGUAGES.flatMap(ofLanguage)),
  'GET /pro/:name (PA)': async (cell) => ({ path: await pageOfPa(cell) }),
  'GET /sitemap/:file (professionals)': async (cell) => {
    await pageOfPa(cell);
    const index = await cell.client.fetch('/sitemap.xml');
    return { path: /<loc>[^<]*?(\/sitemap\/[^<]+)/.exec(await index.text())?.[1] ?? '' };
  },
};
