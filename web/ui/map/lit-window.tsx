/** The mark of the site, a house whose window is lit, for a drawing: 22 wide and 24 high. */
export function LitWindow() {
  return (
    <>
      <path d="M11 1 21 9v14H1V9z" className="area-map-house" />
      <rect x="7" y="11" width="8" height="9" rx="4" className="area-map-window" />
    </>
  );
}
