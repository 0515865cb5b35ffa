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
 * An icon of the first screen, drawn in CSS (styles/icons.css) so that it adds nothing to the
 * script. Other screens use lucide-react. Decorative.
 */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden="true" className={classes('icon', `icon-${name}`, className)} />;
}
