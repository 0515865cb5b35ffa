import { formStyle } from './form-style.ts';

/** How a site wants its form to look: https://docs.stripe.com/elements/appearance-api. */
export interface Appearance {
  theme?: string;
  variables?: Readonly<Record<string, string | undefined>>;
  rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  disableAnimations?: boolean;
}

const LIGHT = {
  fontFamily: 'system-ui, sans-serif',
  fontLineHeight: '1.4',
  fontSizeBase: '16px',
  fontSizeSm: '0.93rem',
  fontSizeXs: '0.8rem',
  fontWeightMedium: '600',
  spacingUnit: '4px',
  borderRadius: '5px',
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#6d6e78',
  colorTextPlaceholder: '#757680',
  colorDanger: '#df1b41',
  inputColorBorder: '#d8dbe4',
};
const NIGHT = {
  ...LIGHT,
  colorPrimary: '#85d996',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#c3c4cc',
  colorTextPlaceholder: '#a4a6b2',
  colorDanger: '#fe87a1',
  inputColorBorder: '#5a5c6b',
};
const FLAT = { ...LIGHT, colorBackground: '#f1f1f4', inputColorBorder: 'transparent' };
const THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stripe: LIGHT,
  night: NIGHT,
  flat: FLAT,
};

/**
 * The style sheets of a form, built by the CSSOM, never as text of a page, so that they pass the
 * strictest CSP and no value can break out of its rule.
 */
export function styleSheets({ theme, variables, rules }: Appearance): CSSStyleSheet[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyle);
  const own = new CSSStyleSheet();
  const values = { ...(THEMES[theme ?? 'stripe'] ?? LIGHT), ...variables };
  const host = addRule(own, ':host');
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) host?.style.setProperty(`--${name}`, value);
  }
  for (const [selector, look] of Object.entries(rules ?? {})) {
    // As specific as our own, which no rule for plain fields may override.
    const rule = addRule(own, selector.replaceAll(/(?<!\.Input)\.Input--/g, '.Input.Input--'));
    for (const [name, value] of Object.entries(look)) {
      rule?.style.setProperty(dashed(name), value);
    }
  }
  return [sheet, own];
}

/** An empty rule; undefined for a selector the browser does not support. */
function addRule(sheet: CSSStyleSheet, selector: string): CSSStyleRule | undefined {
  try {
    const at = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
    return sheet.cssRules[at] as CSSStyleRule;
  } catch {
    return undefined;
  }
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
