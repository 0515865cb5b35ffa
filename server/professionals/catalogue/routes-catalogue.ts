import { CATEGORIES, getCatalogue } from '#contract/professionals/catalogue.ts';
import { LANGUAGES } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { isOffered, ownTradeName, tradesByCategory } from './catalogue.ts';

/** The public catalogue. */
export function catalogueRoutes(): Route[] {
  return [
    route(getCatalogue, async () => {
      const groups = tradesByCategory();
      return {
        names: PROFESSIONS.flatMap((profession) =>
          LANGUAGES.flatMap((language) => {
            const name = ownTradeName(profession, language);
            return name === undefined ? [] : [{ profession, language, name }];
          }),
        ),
        notOffered: PROFESSIONS.filter((profession) => !isOffered(profession)),
        groups: CATEGORIES.flatMap((category) => {
          const professions = groups.get(category);
          return professions ? [{ category, professions }] : [];
        }),
      };
    }),
  ];
}
