/** Smaller differences are bars of the browser. */
const SMALLEST_KEYBOARD = 120;

/**
 * A ref callback: keeps an element that fills the screen above a keyboard on the screen, which some
 * browsers lay over the page without making it smaller.
 */
export function aboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const { visualViewport: view } = globalThis;
  if (!element || !view) return undefined;
  const fit = () => {
    const covered = innerHeight - view.height > SMALLEST_KEYBOARD && view.scale < 1.1;
    element.style.height = covered ? `${view.height}px` : '';
    element.style.marginTop = covered ? `${view.offsetTop}px` : '';
  };
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
  };
}
