import { classes } from './classes.ts';

interface IconProps {
  name:
    | 'arrow-right'
    | 'briefcase'
    | 'check'
    | 'globe'
    | 'hammer'
    | 'laptop'
    | 'leave'
    | 'list'
    | 'person'
    | 'pin'
    | 'sprout';
  className?: string;
}

/**
 * An icon of the first screen, drawn by the style sheet (styles/icons.css) so that it adds nothing
 * to its script. Other screens take theirs from lucide-react. Decorative.
 */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden="true" className={classes('icon', `icon-${name}`, className)} />;
}
