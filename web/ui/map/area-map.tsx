import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { LitWindow } from './lit-window.tsx';
import { HEIGHT, lengthOf, numberedRings, ringsWithin, WIDTH, type OnMap } from './on-map.ts';
import { placeLabels, type Side } from './place-labels.ts';
import { spread } from './spread.ts';

interface AreaMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  radiusKm: number;
  /** `isOutside` of a circle: fainter. */
  places: readonly (OnMap & { name: string; isOutside?: boolean })[];
  people?: readonly (OnMap & { id: string; face: ReactNode; isThere?: boolean })[];
  /** Whose face is in the middle, instead of the lit window. */
  middle?: ReactNode;
  /** Around the middle: an area that is served, or where somebody is in a direction not known. */
  circle?: { km: number; means: 'served' | 'somewhere' } | undefined;
  /** How wide it is where it is narrowest, in pixels: for its names. */
  narrowest?: number;
  className?: string | undefined;
}

const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const CENTRED = '-translate-1/2';
const SIDES: Record<Side, string> = {
  above: '-translate-x-1/2 -translate-y-full pb-0.5',
  right: '-translate-y-1/2 pl-1.5',
  left: '-translate-x-full -translate-y-1/2 pr-1.5',
  below: '-translate-x-1/2 pt-0.5',
};

/**
 * A map without tiles: the lit window or a face in the middle, rings of kilometres, the names of
 * districts and towns, and faces in their area.
 */
export function AreaMap(props: AreaMapProps) {
  const { label, radiusKm, places, people = [], middle, circle, narrowest, className } = props;
  const t = useTranslations('map');
  const spots = spread(people, radiusKm);
  const ground = { radiusKm, faces: spots, ...(narrowest && { narrowest }) };
  const labels = placeLabels(places, ground);
  return (
    <figure
      role="img"
      aria-label={label}
      className={classes('area-map relative overflow-hidden rounded-lg', className)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
        {!middle && <circle cx={MIDDLE.x} cy={MIDDLE.y} r="44" className="area-map-glow" />}
        {circle && <Circle r={lengthOf(circle.km, radiusKm)} means={circle.means} />}
        {ringsWithin(radiusKm).map(({ km, r }) => (
          <circle key={km} cx={MIDDLE.x} cy={MIDDLE.y} r={r} className="area-map-ring" />
        ))}
        {people.map(({ id, isThere }, index) => (
          <path
            key={id}
            d={`M${MIDDLE.x} ${MIDDLE.y}L${spots[index]!.x} ${spots[index]!.y}`}
            className={classes('area-map-way', isThere && 'area-map-way-lit')}
          />
        ))}
        {labels.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="1.6" className="area-map-town" />
        ))}
        {!middle && (
          <g transform={`translate(${MIDDLE.x - 11} ${MIDDLE.y - 13})`}>
            <LitWindow />
          </g>
        )}
      </svg>
      {numberedRings(radiusKm).map(({ km, ...spot }) => (
        <OnTop key={km} spot={spot} className={`area-map-km ${CENTRED}`}>
          {t('km', { km: String(km) })}
        </OnTop>
      ))}
      {labels.map(({ name, isOutside, side, ...spot }) => (
        <OnTop
          key={name}
          spot={spot}
          className={classes('area-map-name', SIDES[side], isOutside && 'area-map-outside')}
        >
          {name}
        </OnTop>
      ))}
      {people.map(({ id, face }, index) => (
        <OnTop key={id} spot={spots[index]!} className={`area-map-face ${CENTRED}`}>
          {face}
        </OnTop>
      ))}
      {middle && (
        <OnTop spot={MIDDLE} className={CENTRED}>
          {middle}
        </OnTop>
      )}
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
      className={classes('absolute', className)}
      style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
    >
      {children}
    </span>
  );
}

function Circle({ r, means }: { r: number; means: 'served' | 'somewhere' }) {
  const at = { cx: MIDDLE.x, cy: MIDDLE.y, r };
  if (means === 'served') return <circle {...at} className="area-map-served" />;
  return (
    <>
      <circle {...at} className="area-map-somewhere-glow" />
      <circle {...at} className="area-map-somewhere" />
    </>
  );
}
