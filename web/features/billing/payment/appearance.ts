import type { Appearance } from '@stripe/stripe-js';
import type { Colour } from '#contract/look/colours.ts';
import { RADII } from '#contract/look/sizes.ts';

/** The style of the payment form, from the site's design tokens, in the scheme shown now. */
export function formAppearance(isDark: boolean): Appearance {
  const line = resolved('line-strong');
  const focus = resolved('pine-600');
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      fontWeightMedium: '600',
      spacingUnit: '4px',
      borderRadius: `${RADII.md}px`,
      colorPrimary: resolved('pine-700'),
      colorBackground: resolved('card'),
      colorText: resolved('ink'),
      colorTextSecondary: resolved('ink-soft'),
      colorTextPlaceholder: resolved('ink-faint'),
      colorDanger: resolved('clay-ink'),
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '12px 16px' },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}`, outline: 'none' },
      '.Label': { fontWeight: '600', color: resolved('ink') },
    },
  };
}

/** A token is light and dark at once; only as the colour of an element it is one of the two. */
function resolved(name: Colour): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
