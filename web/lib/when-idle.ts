const onceIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));

/** Acts once the page is loaded and the browser idle; after two seconds where it cannot say when. */
export function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') onceIdle(act);
  else addEventListener('load', () => onceIdle(act), { once: true });
}
