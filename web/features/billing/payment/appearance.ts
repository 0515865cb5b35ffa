import type { Appearance } from '@stripe/stripe-js';

/** The style of the payment form, from the site's design tokens (web/styles/theme.css). */
export function formAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  const line = token('color-line-strong');
  const focus = token('color-pine-600');
  return {
    theme: 'stripe',
    variables: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '17px',
      fontWeightMedium: '600',
      spacingUnit: '4px',
      borderRadius: '12px',
      colorPrimary: token('color-pine-700'),
      colorBackground: token('color-white'),
      colorText: token('color-ink'),
      colorTextSecondary: token('color-ink-soft'),
      colorTextPlaceholder: token('color-ink-faint'),
      colorDanger: token('color-coral-600'),
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '12px 16px' },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}`, outline: 'none' },
      '.Label': { fontWeight: '600', color: token('color-ink') },
    },
  };
}
