import type { Profession } from '#contract/professionals/professions.ts';
import { TRADE_SCENES, tradeTint, type SceneName } from '#contract/professionals/trade-look.ts';
import { Html, markup } from '#server/platform/html.ts';
import { TRADE_ICONS } from './trades/icons.ts';

/** The icon of a trade on a square in the tint of its group. */
export function tradeIcon(profession: Profession): Html {
  return markup`<span aria-hidden="true" class="trade-tint-${tradeTint(profession)} inline-flex size-11 shrink-0 items-center justify-center rounded-md"><svg class="size-6" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${new Html(TRADE_ICONS[profession])}</svg></span>`;
}

/** The scene of a trade. */
export function sceneOf(profession: Profession, look: string): Html {
  return scene(TRADE_SCENES[profession], look);
}

/** A scene at dusk, four to three. */
export function scene(name: SceneName, look: string): Html {
  return markup`<img src="/scenes/${name}.svg" width="320" height="240" alt="" class="${look} object-cover">`;
}
