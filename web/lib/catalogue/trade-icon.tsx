import { isAdded, type Profession } from '#contract/professionals/professions.ts';
import { tradeTint } from '#contract/professionals/trade-look.ts';
import { useCatalogue, useCategory } from './catalogue.ts';
import { classes } from '#web/ui/classes.ts';

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
  const { icons } = useCatalogue();
  const chosen = icons.find((one) => one.profession === profession)?.icon;
  const category = useCategory(profession);
  const plain = isAdded(profession) ? 'icon-wrench' : profession;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-md',
        square,
        `trade-tint-${tradeTint(profession, category)}`,
        className,
      )}
    >
      <svg className={icon}>
        <use href={`/trades.svg#${chosen ? `icon-${chosen}` : plain}`} />
      </svg>
    </span>
  );
}
