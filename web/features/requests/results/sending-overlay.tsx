import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { LitWindow } from '#web/ui/map/lit-window.tsx';

/** The ends of the three ways, around the middle of the drawing. */
const ENDS = [
  { x: 44, y: 38, look: '' },
  { x: 200, y: 30, look: '[animation-delay:120ms]' },
  { x: 176, y: 126, look: '[animation-delay:240ms]' },
] as const;

/**
 * An overlay while the request is being submitted: three ways lead from the lit window, or it goes to the
 * professional of this name alone.
 */
export function SendingOverlay({ to }: { to: string | undefined }) {
  const t = useTranslations('requests');
  const ends = to ? ENDS.slice(0, 1) : ENDS;
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-2 bg-paper/95 px-6 text-center backdrop-blur-sm"
    >
      <svg viewBox="0 0 240 156" aria-hidden="true" className="mb-3 w-60 overflow-visible">
        <circle cx="120" cy="78" r="36" className="area-map-ring" />
        <circle cx="120" cy="78" r="72" className="area-map-ring" />
        <circle cx="120" cy="78" r="40" className="area-map-glow" />
        {ends.map(({ x, y, look }) => (
          <path
            key={x}
            d={`M120 78L${x} ${y}`}
            className={classes('area-map-way stroke-2', look)}
          />
        ))}
        {ends.map(({ x, y, look }) => (
          <circle key={x} cx={x} cy={y} r="9" className={classes('area-map-end', look)} />
        ))}
        <g transform="translate(109 65)">
          <LitWindow />
        </g>
      </svg>
      <p className="font-display text-2xl font-semibold">{t('sending')}</p>
      <p className="text-ink-soft">
        {to ? t('direct.sendingHint', { name: to }) : t('sendingHint')}
      </p>
    </div>
  );
}
