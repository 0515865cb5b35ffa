import { CATEGORIES, getCatalogue } from '#contract/professionals/catalogue.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import * as questions from '#contract/requests/extra-questions.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import {
  isKnownTrade,
  isOffered,
  listChosenIcons,
  listExtraQuestions,
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
          UNDERSTOOD_LANGUAGES.flatMap((language) => {
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

    route(questions.listExtraQuestions, async ({ params: { profession }, query: { language } }) => {
      assertThat(isKnownTrade(profession), 'not_found');
      return listExtraQuestions(profession, language);
    }),
  ];
}
