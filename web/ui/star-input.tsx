import { useId } from 'react';
import { classes } from './classes.ts';

const STAR = 'M10 1.6l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.6l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

interface StarInputProps {
  /** 1 to 5 */
  value: number;
  onChange: (value: number) => void;
  legend: string;
  /** The words of one choice, e.g. "4 stars". */
  optionLabel: (stars: number) => string;
}

/** A choice of one to five stars: five radio buttons in a fieldset. */
export function StarInput({ value, onChange, legend, optionLabel }: StarInputProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="rounded-sm p-1 has-focus-visible:outline-2 has-focus-visible:outline-pine-600"
          >
            <input
              type="radio"
              name={name}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{optionLabel(stars)}</span>
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="size-8 transition-transform hover:scale-110"
            >
              <path
                d={STAR}
                className={classes(stars <= value ? 'fill-marigold-400' : 'fill-line')}
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
