import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { StarShape } from '#web/ui/star-shape.tsx';

const ALL = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  value: number;
  onChange: (value: number) => void;
}

/** One to five stars: a group of radio buttons, so the arrow keys work, drawn as one row of stars. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const t = useTranslations('reviews.dialog');
  const name = useId();
  const [pointed, setPointed] = useState<number>();
  const choose = (stars: number) => {
    setPointed(undefined);
    onChange(stars);
  };
  const shown = pointed ?? value;
  const word = ALL.find((stars) => stars === shown) ?? 5;
  return (
    <fieldset className="flex flex-col items-center gap-1 rounded-lg bg-sunken px-4 pt-4 pb-5">
      <legend className="sr-only">{t('rating')}</legend>
      <div className="flex" onPointerLeave={() => setPointed(undefined)}>
        {ALL.map((stars) => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            className="cursor-pointer rounded-md p-1.5 transition-transform has-focus-visible:outline-2 has-focus-visible:outline-pine-600 motion-safe:hover:scale-110 motion-safe:active:scale-95"
          >
            <input
              type="radio"
              name={name}
              checked={stars === value}
              onChange={() => choose(stars)}
              aria-label={`${t('stars', { count: stars })}, ${t(`words.s${stars}`)}`}
              className="sr-only"
            />
            <StarShape
              className={classes(
                'size-10 transition-colors',
                stars <= shown ? 'fill-pine-600' : 'fill-line-strong',
              )}
            />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="font-display text-lg font-semibold">
        {t(`words.s${word}`)}
      </p>
    </fieldset>
  );
}
