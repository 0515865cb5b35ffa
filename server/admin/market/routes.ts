import { exportMarket, readMarket as readMarketCall } from '#contract/admin/market.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { marketFile } from './csv.ts';
import { readMarket } from './market-cache.ts';
import type { MarketFilter } from './compute-market.ts';

type Query = Parsed<typeof readMarketCall>['query'];

/** The figures of the market; they contain no personal data. */
export function marketRoutes(platform: Platform): Route[] {
  return [
    route(readMarketCall, ({ query }) => readMarket(platform, asked(query))),
    route(exportMarket, async ({ query }, { language }) =>
      marketFile(await readMarket(platform, asked(query)), query.table, language),
    ),
  ];
}

function asked({ days = '30', profession, city }: Query): MarketFilter {
  return { days: Number(days), profession: profession ?? null, city: city ?? null };
}
