import { isOwnPhoto, portraitUrl } from '#contract/portraits.ts';
import { classes } from './classes.ts';

const SIZES = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-9 text-sm',
  md: 'size-12 text-base',
  lg: 'size-16 text-lg',
} as const;

interface AvatarProps {
  name: string;
  src?: string | null;
  /** The id of the person: without a photo they get the drawing of this id, else initials. */
  of?: string | null;
  size?: keyof typeof SIZES;
}

/** A photo, a drawing or initials. Decorative: the name is beside it. */
export function Avatar({ name, src, of, size = 'md' }: AvatarProps) {
  const frame = classes('shrink-0 rounded-full', SIZES[size]);
  if (of || isOwnPhoto(src))
    return (
      <img
        src={portraitUrl(of ?? '', src)}
        alt=""
        decoding="async"
        className={classes(frame, 'bg-pine-100 object-cover')}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        frame,
        'inline-flex items-center justify-center bg-pine-100 font-display font-semibold text-pine-700',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /^./u.exec(word ?? '')?.[0].toLocaleUpperCase()).join('');
}
