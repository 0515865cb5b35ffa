/**
 * Where the first sentence is on the screen before the conversation, which is still shown while the
 * conversation is first rendered: in the field it was typed in, or on the button that says it.
 */
export function placeOfWords(): DOMRect | null {
  const field = document.querySelector('textarea');
  const source = field?.value ? field : document.activeElement;
  if (!source || source === document.body) return null;
  const place = source.getBoundingClientRect();
  return place.bottom > 0 && place.top < innerHeight ? place : null;
}

/** Lets an element travel from another place of the screen to its own. */
export function travelFrom(place: DOMRect, element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const own = element.getBoundingClientRect();
  const across = place.left - own.left;
  const down = place.top + (place.height - own.height) / 2 - own.top;
  element.animate([{ opacity: 0.4, transform: `translate(${across}px, ${down}px)` }, {}], {
    duration: 420,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
}
