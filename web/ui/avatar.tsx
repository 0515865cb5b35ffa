import { classes } from './classes.ts';

const COLOURS = [
  'bg-pine-100 text-pine-700',
  'bg-marigold-100 text-marigold-700',
  'bg-coral-100 text-coral-700',
  'bg-sky-50 text-sky-700',
  'bg-pine-700 text-white',
] as const;

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-16 text-xl' } as const;

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
}

/**
 * A picture, or the initials on a colour derived from the name. Decorative: the name is beside it.
 */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const frame = classes('shrink-0 rounded-full', SIZES[size]);
  if (src) return <img src={src} alt="" className={classes(frame, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        frame,
        'inline-flex items-center justify-center font-display font-semibold',
        COLOURS[hash(name) % COLOURS.length],
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

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
