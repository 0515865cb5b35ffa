import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import {
  middleOf,
  positionOf,
  ringsWithin,
  WHOLE,
  type Extent,
  type Ground,
  type OnMap,
  type Spot,
} from '#contract/look/map/on-map.ts';
import { placeLabels } from '#contract/look/map/place-labels.ts';
import { ringLabels } from '#contract/look/map/ring-labels.ts';
import { spread } from '#contract/look/map/spread.ts';
import { classes } from '#web/ui/classes.ts';

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
  places: readonly (OnMap & { name: string })[];
  people?: readonly (OnMap & { id: string; face: ReactNode; isThere?: boolean })[];
  /** Pictures below it, by their corners in the north-west; they name the places themselves. */
  tiles?: Tiles | null;
  className?: string | undefined;
}

/**
 * A map without tiles: the lit window in the middle, rings of kilometres, the names of districts and
 * towns, and faces in their area.
 */
export function AreaMap(props: AreaMapProps) {
  const { label, places, people = [], tiles, className, ...of } = props;
  const extent = { ground: WHOLE, ...of };
  const { ground } = extent;
  const middle = middleOf(ground);
  const spots = spread(people, extent);
  const labels = tiles ? [] : placeLabels(places, extent, spots);
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
        <Rings extent={extent} faces={spots} />
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
        <LitWindow at={middle} />
      </svg>
      {labels.map(({ name, ...spot }) => (
        <OnTop key={name} {...{ spot, ground }} className="area-map-name -translate-y-full">
          {name}
        </OnTop>
      ))}
      {people.map(({ id, face }, index) => (
        <OnTop
          key={id}
          spot={spots[index]!}
          ground={ground}
          className="area-map-face -translate-y-1/2"
        >
          {face}
        </OnTop>
      ))}
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
      className={classes('absolute -translate-x-1/2', className)}
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

function Rings({ extent, faces }: { extent: Extent; faces: readonly Spot[] }) {
  const t = useTranslations('map');
  const { x, y } = middleOf(extent.ground);
  return (
    <>
      <circle cx={x} cy={y} r="44" className="area-map-glow" />
      {ringsWithin(extent).map(({ km, r }) => (
        <circle key={km} cx={x} cy={y} r={r} className="area-map-ring" />
      ))}
      {ringLabels(extent, faces).map(({ km, ...at }) => (
        <text key={km} x={at.x} y={at.y + 3} textAnchor="middle" className="area-map-km">
          {t('km', { km: String(km) })}
        </text>
      ))}
    </>
  );
}

/** The mark of the site: a house whose window is lit. */
function LitWindow({ at: { x, y } }: { at: Spot }) {
  return (
    <g transform={`translate(${x - 11} ${y - 13})`}>
      <path d="M11 1 21 9v14H1V9z" className="area-map-house" />
      <rect x="7" y="11" width="8" height="9" rx="4" className="area-map-window" />
    </g>
  );
}
