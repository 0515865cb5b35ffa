/**
 * Calls back on Escape, on a focus change, and on a press outside; returns the unsubscribe
 * function.
 */
export function onDismiss(menu: HTMLElement | null, left: () => void): () => void {
  const controller = new AbortController();
  const outside = ({ target }: Event) => menu?.contains(target as Node | null) || left();
  const { signal } = controller;
  document.addEventListener('focusin', outside, { signal });
  document.addEventListener('pointerdown', outside, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && left(), { signal });
  return () => controller.abort();
}
