import type { Profession } from '#contract/professionals/professions.ts';
import { tradeTint, type TradeTint } from '#contract/professionals/trade-look.ts';
import { classes } from '#web/ui/classes.ts';

const TINTS: Record<TradeTint, string> = {
  tile: 'bg-tile text-tile-ink',
  brick: 'bg-brick text-brick-ink',
  sage: 'bg-sage text-sage-ink',
  butter: 'bg-butter text-butter-ink',
  lilac: 'bg-lilac text-lilac-ink',
  stone: 'bg-stone text-stone-ink',
};

const SIZES = {
  sm: { square: 'size-8', icon: 'size-4.5' },
  md: { square: 'size-11', icon: 'size-6' },
  lg: { square: 'size-14', icon: 'size-8' },
} as const;

interface TradeIconProps {
  profession: Profession;
  size?: keyof typeof SIZES;
  className?: string;
}

/** The icon of a trade on a square in the tint of its group. Decorative: the name is beside it. */
export function TradeIcon({ profession, size = 'md', className }: TradeIconProps) {
  const { square, icon } = SIZES[size];
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-md',
        square,
        TINTS[tradeTint(profession)],
        className,
      )}
    >
      <svg className={icon}>
        <use href={`/trades.svg#${profession}`} />
      </svg>
    </span>
  );
}
