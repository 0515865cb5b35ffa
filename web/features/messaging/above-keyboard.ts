/** Smaller differences are browser bars. */
const SMALLEST_KEYBOARD = 120;

/**
 * A ref callback: keeps a full-screen element above the on-screen keyboard, which some browsers
 * overlay without resizing the page.
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
