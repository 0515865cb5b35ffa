import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { HEIGHT, ringsWithin, WIDTH, type OnMap } from './on-map.ts';
import { placeLabels } from './place-labels.ts';
import { spread } from './spread.ts';

interface AreaMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  radiusKm: number;
  places: readonly (OnMap & { name: string })[];
  people?: readonly (OnMap & { id: string; face: ReactNode; isThere?: boolean })[];
  className?: string | undefined;
}

/**
 * A map without tiles: the lit window in the middle, rings of kilometres, the names of districts and
 * towns, and faces in their area.
 */
export function AreaMap({ label, radiusKm, places, people = [], className }: AreaMapProps) {
  const spots = spread(people, radiusKm);
  const labels = placeLabels(places, radiusKm, spots);
  return (
    <figure
      role="img"
      aria-label={label}
      className={classes('area-map relative overflow-hidden rounded-lg', className)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
        <Ground radiusKm={radiusKm} />
        {people.map(({ id, isThere }, index) => (
          <path
            key={id}
            d={`M${WIDTH / 2} ${HEIGHT / 2}L${spots[index]!.x} ${spots[index]!.y}`}
            className={classes('area-map-way', isThere && 'area-map-way-lit')}
          />
        ))}
        {labels.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="1.6" className="area-map-town" />
        ))}
        <LitWindow />
      </svg>
      {labels.map(({ name, ...spot }) => (
        <OnTop key={name} spot={spot} className="area-map-name -translate-y-full">
          {name}
        </OnTop>
      ))}
      {people.map(({ id, face }, index) => (
        <OnTop key={id} spot={spots[index]!} className="area-map-face -translate-y-1/2">
          {face}
        </OnTop>
      ))}
    </figure>
  );
}

interface OnTopProps {
  spot: { x: number; y: number };
  className: string;
  children: ReactNode;
}

/** In the page's own text size, however large the map is. */
function OnTop({ spot: { x, y }, className, children }: OnTopProps) {
  return (
    <span
      aria-hidden="true"
      className={classes('absolute -translate-x-1/2', className)}
      style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
    >
      {children}
    </span>
  );
}

function Ground({ radiusKm }: { radiusKm: number }) {
  const t = useTranslations('map');
  return (
    <>
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="44" className="area-map-glow" />
      {ringsWithin(radiusKm).map(({ km, r }) => (
        <g key={km}>
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={r} className="area-map-ring" />
          {r > 30 && (
            <text x={WIDTH / 2} y={HEIGHT / 2 + r + 3} textAnchor="middle" className="area-map-km">
              {t('km', { km: String(km) })}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** The mark of the site: a house whose window is lit. */
function LitWindow() {
  return (
    <g transform={`translate(${WIDTH / 2 - 11} ${HEIGHT / 2 - 13})`}>
      <path d="M11 1 21 9v14H1V9z" className="area-map-house" />
      <rect x="7" y="11" width="8" height="9" rx="4" className="area-map-window" />
    </g>
  );
}
