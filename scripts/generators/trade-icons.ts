import { CHOSEN_ICONS } from '#server/directory/trades/chosen-icons.ts';
import { TRADE_ICONS } from '#server/directory/trades/icons.ts';

/**
 * All icons of trades in one file, `<use href="/trades.svg#plumber">`; those an operator can choose
 * as `#icon-key`.
 */
export function tradeIconsFile(): string {
  const chosen = Object.entries(CHOSEN_ICONS).map(([name, shapes]) => [`icon-${name}`, shapes]);
  const symbols = [...Object.entries(TRADE_ICONS), ...chosen].map(
    ([name, shapes]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
