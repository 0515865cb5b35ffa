import { isBuiltIn, type Profession } from '#contract/professionals/professions.ts';
import { tradeScene, tradeTint, type SceneName } from '#contract/professionals/trade-look.ts';
import { Html, markup } from '#server/platform/html.ts';
import { tradeStyle } from '#server/professionals/professionals.ts';
import { CHOSEN_ICONS } from './trades/chosen-icons.ts';
import { TRADE_ICONS } from './trades/icons.ts';

/** The icon of a trade on a square in the tint of its group. */
export function tradeIcon(profession: Profession): Html {
  const { category } = tradeStyle(profession);
  return markup`<span aria-hidden="true" class="trade-tint-${tradeTint(profession, category)} inline-flex size-11 shrink-0 items-center justify-center rounded-md"><svg class="size-6" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${new Html(shapesOf(profession))}</svg></span>`;
}

/** The scene of a trade. */
export function sceneOf(profession: Profession, look: string): Html {
  return scene(tradeScene(profession, tradeStyle(profession).category), look);
}

/** A scene at dusk, four to three. */
export function scene(name: SceneName, look: string): Html {
  return markup`<img src="/scenes/${name}.svg" width="320" height="240" alt="" class="${look} object-cover">`;
}

/** The icon the operator chose, else that of the trade, else a plain one. */
function shapesOf(profession: Profession): string {
  const { icon } = tradeStyle(profession);
  if (icon) return CHOSEN_ICONS[icon];
  return isBuiltIn(profession) ? TRADE_ICONS[profession] : CHOSEN_ICONS.wrench;
}
