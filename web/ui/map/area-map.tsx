import type { ReactNode } from 'react';
import {
  lengthOf,
  middleOf,
  positionOf,
  ringsWithin,
  WHOLE,
  type Extent,
  type Ground,
  type OnMap,
  type Spot,
} from '#contract/look/map/on-map.ts';
import { placeLabels, type Side } from '#contract/look/map/place-labels.ts';
import { ringLabels } from '#contract/look/map/ring-labels.ts';
import { spread } from '#contract/look/map/spread.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { DISTANCE_UNIT } from '#web/lib/distance-unit.ts';
import { classes } from '#web/ui/classes.ts';
import { LitWindow } from './lit-window.tsx';

interface Tiles {
  credit: string;
  widthKm: number;
  images: readonly (OnMap & { url: string })[];
}

interface AreaMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  radiusKm: number;
  ground?: Ground;
  /** `isOutside` of a circle: fainter. */
  places: readonly (OnMap & { name: string; isOutside?: boolean })[];
  people?: readonly (OnMap & { id: string; face: ReactNode; isThere?: boolean })[];
  /** Whose face is in the middle, instead of the lit window. */
  middle?: ReactNode;
  /** Around the middle: an area that is served, or where somebody is in a direction not known. */
  circle?: MapCircle | undefined;
  /** How wide it is where it is narrowest, in pixels: for its names. */
  narrowest?: number;
  /** Pictures below it, by their corners in the north-west; they name the places themselves. */
  tiles?: Tiles | null;
  className?: string | undefined;
}

interface MapCircle {
  km: number;
  means: 'served' | 'somewhere';
}

const CENTRED = '-translate-1/2';
const SIDES: Record<Side, string> = {
  above: '-translate-x-1/2 -translate-y-full pb-0.5',
  right: '-translate-y-1/2 pl-1.5',
  left: '-translate-x-full -translate-y-1/2 pr-1.5',
  below: '-translate-x-1/2 pt-0.5',
};

/**
 * A map without tiles: the lit window or a face in the middle, rings of distances, the names of
 * districts and towns, and faces in their area. East is on the right in every language.
 */
export function AreaMap(props: AreaMapProps) {
  const {
    label,
    places,
    people = [],
    tiles,
    middle: face,
    circle,
    narrowest,
    className,
    ...of
  } = props;
  const { distance } = useFormatting();
  const extent = { ground: WHOLE, unit: DISTANCE_UNIT, ...of };
  const { ground } = extent;
  const middle = middleOf(ground);
  const spots = spread(people, extent);
  const line = circle && lengthOf(circle.km, extent);
  const labels = tiles ? [] : placeLabels(places, extent, spots, { narrowest, circle: line });
  return (
    <figure
      role="img"
      aria-label={label}
      className={classes('area-map relative overflow-hidden rounded-lg', className)}
    >
      <svg
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        aria-hidden="true"
        className="block w-full"
      >
        {tiles && <Pictures tiles={tiles} extent={extent} />}
        {!face && <circle cx={middle.x} cy={middle.y} r="44" className="area-map-glow" />}
        {circle && <Circle at={middle} r={line ?? 0} means={circle.means} />}
        {ringsWithin(extent).map(({ km, r }) => (
          <circle key={km} cx={middle.x} cy={middle.y} r={r} className="area-map-ring" />
        ))}
        {people.map(({ id, isThere }, index) => (
          <path
            key={id}
            d={`M${middle.x} ${middle.y}L${spots[index]!.x} ${spots[index]!.y}`}
            className={classes('area-map-way', isThere && 'area-map-way-lit')}
          />
        ))}
        {labels.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="1.6" className="area-map-town" />
        ))}
        {!face && (
          <g transform={`translate(${middle.x - 11} ${middle.y - 13})`}>
            <LitWindow />
          </g>
        )}
      </svg>
      {ringLabels(extent, spots).map(({ km, ...spot }) => (
        <OnTop key={km} {...{ spot, ground }} className={`area-map-distance ${CENTRED}`}>
          {distance(km)}
        </OnTop>
      ))}
      {labels.map(({ name, isOutside, side, ...spot }) => (
        <OnTop
          key={name}
          {...{ spot, ground }}
          className={classes('area-map-name', SIDES[side], isOutside && 'area-map-outside')}
        >
          {name}
        </OnTop>
      ))}
      {people.map(({ id, face: theirs }, index) => (
        <OnTop key={id} spot={spots[index]!} ground={ground} className={`area-map-face ${CENTRED}`}>
          {theirs}
        </OnTop>
      ))}
      {face && (
        <OnTop spot={middle} ground={ground} className={CENTRED}>
          {face}
        </OnTop>
      )}
      {tiles && <span className="area-map-credit">{tiles.credit}</span>}
    </figure>
  );
}

interface OnTopProps {
  spot: Spot;
  ground: Ground;
  className: string;
  children: ReactNode;
}

/** In the page's own text size, however large the map is. */
function OnTop({ spot: { x, y }, ground, className, children }: OnTopProps) {
  return (
    <span
      aria-hidden="true"
      className={classes('absolute', className)}
      style={{ left: `${(100 * x) / ground.width}%`, top: `${(100 * y) / ground.height}%` }}
    >
      {children}
    </span>
  );
}

function Pictures({ tiles, extent }: { tiles: Tiles; extent: Extent }) {
  const width = (tiles.widthKm * extent.ground.radius) / extent.radiusKm;
  return tiles.images.map(({ url, ...corner }) => (
    <image
      key={url}
      href={url}
      {...positionOf(corner, extent)}
      width={width}
      height={width}
      className="area-map-tile"
    />
  ));
}

function Circle({ at: { x, y }, r, means }: { at: Spot; r: number } & Pick<MapCircle, 'means'>) {
  const at = { cx: x, cy: y, r };
  if (means === 'served') return <circle {...at} className="area-map-served" />;
  return (
    <>
      <circle {...at} className="area-map-somewhere-glow" />
      <circle {...at} className="area-map-somewhere" />
    </>
  );
}
