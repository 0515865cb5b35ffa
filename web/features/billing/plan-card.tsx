import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';

interface PlanCardProps {
  plan: Plan;
  /**
   * Large on the public page, where the popular one stands out; compact beside the own subscription.
   */
  size: keyof typeof SIZES;
  /** Whether it is the reader's plan. */
  current: boolean;
  price: ReactNode;
  /** Its button. */
  children: ReactNode;
}

/** One plan: price, features and button. */
export function PlanCard({ plan, size, current, price, children }: PlanCardProps) {
  const t = useTranslations('plan-card');
  const { Heading, badge, ...look } = SIZES[size];
  const dark = size === 'large' && plan.isPopular;
  const ringed = size === 'compact' && current;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      aria-current={current || undefined}
      className={classes(
        'flex h-full flex-col border',
        look.card,
        dark ? DARK : ringed ? RINGED : PLAIN,
      )}
    >
      <div className={classes('flex items-center justify-between gap-2', look.head)}>
        <Heading id={`plan-${plan.id}`} className={look.title}>
          {plan.name}
        </Heading>
        {current ? (
          <Badge tone={badge}>{t('current')}</Badge>
        ) : (
          plan.isPopular && <Badge tone="pine">{t('popular')}</Badge>
        )}
      </div>
      {size === 'large' && (
        <p className={classes('mt-2 lg:min-h-13', dark ? 'text-mist' : 'text-ink-soft')}>
          {plan.description}
        </p>
      )}
      {price}
      <ul className={classes('flex flex-col', look.list)}>
        {linesOf(plan, t).map((line) => (
          <li key={line} className={classes('flex', look.line)}>
            <Check
              aria-hidden="true"
              className={classes(
                'shrink-0 stroke-3',
                look.check,
                dark ? 'text-mist' : 'text-pine-500',
              )}
            />
            {line}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}

const PLAIN = 'border-line bg-card';
const DARK = 'border-dusk bg-dusk text-mist lg:py-12';
const RINGED = 'border-pine-700 bg-card ring-1 ring-pine-700';

const SIZES = {
  large: {
    Heading: 'h2',
    badge: 'pine',
    card: 'rounded-xl p-6 sm:p-8',
    head: 'min-h-8 flex-wrap',
    title: 'text-lg',
    list: 'mt-6 mb-8 gap-3',
    line: 'gap-3',
    check: 'mt-1 size-4.5',
  },
  compact: {
    Heading: 'h3',
    badge: 'solid',
    card: 'rounded-lg p-5 transition-colors duration-300',
    head: 'min-h-7',
    title: 'text-lg',
    list: 'mt-4 mb-5 gap-2 text-sm',
    line: 'gap-2.5',
    check: 'mt-0.5 size-4',
  },
} as const;

function linesOf(
  { maxRequests, features }: Plan,
  t: ReturnType<typeof useTranslations<'plan-card'>>,
): string[] {
  const requests = maxRequests === null ? t('unlimited') : t('requests', { count: maxRequests });
  return [requests, ...features];
}
