/** Keeps the place of a map that is still loading. */
export function MapGround() {
  return <div className="area-map aspect-16/11 w-full rounded-lg" />;
}
