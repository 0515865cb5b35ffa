import { CATEGORIES, getCatalogue } from '#contract/professionals/catalogue.ts';
import { LANGUAGES } from '#contract/language.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import {
  isOffered,
  listChosenIcons,
  listTrades,
  ownTradeName,
  tradesByCategory,
} from './catalogue.ts';

/** The public catalogue. */
export function catalogueRoutes(): Route[] {
  return [
    route(getCatalogue, async () => {
      const groups = tradesByCategory();
      return {
        names: listTrades().flatMap((profession) =>
          LANGUAGES.flatMap((language) => {
            const name = ownTradeName(profession, language);
            return name === undefined ? [] : [{ profession, language, name }];
          }),
        ),
        notOffered: listTrades().filter((profession) => !isOffered(profession)),
        icons: listChosenIcons(),
        groups: CATEGORIES.flatMap((category) => {
          const professions = groups.get(category);
          return professions ? [{ category, professions }] : [];
        }),
      };
    }),
  ];
}
