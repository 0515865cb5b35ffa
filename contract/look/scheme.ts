/** The local storage key of the chosen scheme: `light` or `dark`; absent where the system chooses. */
export const SCHEME_KEY = 'scheme';

/**
 * Applies a chosen scheme before the first paint: `data-scheme` on the root, and the colour of the
 * browser's own frame. In the head of every page of ours, behind its `theme-color`; where scripts
 * do not run, the system chooses.
 */
export const SCHEME_SCRIPT = [
  'try {',
  `var scheme = localStorage.getItem('${SCHEME_KEY}');`,
  '} catch (e) {}',
  'if (/^(light|dark)$/.test(scheme)) {',
  'document.documentElement.dataset.scheme = scheme;',
  "document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {",
  "meta.media = meta.media.indexOf(scheme) < 0 ? 'not all' : 'all';",
  '});',
  '}',
].join('\n');
