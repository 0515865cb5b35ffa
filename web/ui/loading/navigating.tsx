/** A thin bar at the upper edge, where the next screen takes more than a moment. */
export function Navigating() {
  return <div aria-hidden="true" className="navigating" />;
}
