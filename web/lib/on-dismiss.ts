/** Calls back on Escape, and once the focus or a finger is elsewhere; gives what ends it. */
export function onDismiss(menu: HTMLElement | null, left: () => void): () => void {
  const controller = new AbortController();
  const outside = ({ target }: Event) => menu?.contains(target as Node | null) || left();
  const { signal } = controller;
  document.addEventListener('focusin', outside, { signal });
  document.addEventListener('pointerdown', outside, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && left(), { signal });
  return () => controller.abort();
}
