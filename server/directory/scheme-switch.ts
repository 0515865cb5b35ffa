import { SCHEME_KEY } from '#contract/look/scheme.ts';
import type { Language } from '#contract/language.ts';
import { Html, markup } from '#server/platform/html.ts';
import { scriptSource } from '#server/platform/page-look.ts';
import { textsIn } from './texts/texts.ts';

const SCHEMES = ['system', 'light', 'dark'] as const;

/** Shows the buttons, which do nothing without it, and applies and stores what is pressed. */
const SCRIPT = [
  '(function () {',
  "var group = document.getElementById('scheme'), root = document.documentElement;",
  'function show() {',
  "group.querySelectorAll('button').forEach(function (button) {",
  "button.setAttribute('aria-pressed', button.value === (root.dataset.scheme || 'system'));",
  '});',
  '}',
  "group.addEventListener('click', function (event) {",
  'var scheme = event.target.value;',
  'if (!scheme) return;',
  "var chosen = scheme === 'system' ? '' : scheme;",
  'try {',
  `if (chosen) localStorage.setItem('${SCHEME_KEY}', chosen); else localStorage.removeItem('${SCHEME_KEY}');`,
  '} catch (e) {}',
  'if (chosen) root.dataset.scheme = chosen; else delete root.dataset.scheme;',
  "document.querySelectorAll('meta[name=theme-color]').forEach(function (meta, index) {",
  "var own = index ? 'dark' : 'light';",
  "meta.media = !chosen ? '(prefers-color-scheme: ' + own + ')' : chosen === own ? 'all' : 'not all';",
  '});',
  'show();',
  '});',
  'group.hidden = false;',
  'show();',
  '})();',
].join('\n');

/** The source that lets a Content-Security-Policy run the script of the switch. */
export const SWITCH_SOURCE = scriptSource(SCRIPT);

/** The switch between light, dark, and what the system says; hidden where scripts do not run. */
export function schemeSwitch(language: Language): Html {
  const texts = textsIn(language).scheme;
  const buttons = SCHEMES.map(
    (scheme) =>
      markup`<button type="button" value="${scheme}" class="min-h-9 rounded-md px-3 text-sm font-semibold text-mist hover:text-white focus-visible:outline-white aria-pressed:bg-white/15 aria-pressed:text-white sm:px-4">${texts[scheme]}</button>`,
  );
  return markup`<div id="scheme" hidden role="group" aria-label="${texts.label}" class="inline-flex gap-1 self-start rounded-lg bg-white/10 p-1 [&[hidden]]:hidden">${buttons}</div><script>${new Html(SCRIPT)}</script>`;
}
