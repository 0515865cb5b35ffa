import type { Language } from '#contract/language.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { icon } from '../shapes.ts';
import { textsIn } from '../texts/texts.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-md px-3 font-semibold underline underline-offset-4';

/**
 * Ways to pass a page on. The public pages run no script for it, so they are links of a mail program, a
 * text message and WhatsApp, and the address itself to copy.
 */
export function share(url: string, name: string, language: Language): Html {
  const texts = textsIn(language).share;
  const words = encodeURIComponent(`${name}: ${url}`);
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
  return markup`<details class="relative"><summary class="inline-flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-md text-sm font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">${icon('share', 'size-4')}${texts.title}</summary>
<div class="absolute start-0 z-10 mt-2 w-72 max-w-[80vw] rounded-lg border border-line bg-card p-3 shadow-float"><ul class="text-sm">
<li><a href="${mail}" class="${LINK}">${texts.mail}</a></li>
<li><a href="sms:?&body=${words}" class="${LINK}">${texts.sms}</a></li>
<li><a href="https://wa.me/?text=${words}" rel="noreferrer" class="${LINK}">WhatsApp</a></li>
</ul><label class="mt-2 block border-t border-line px-3 pt-3 text-xs text-ink-faint">${texts.address}<input readonly value="${url}" class="mt-1 block min-h-11 w-full rounded-md border border-line-strong bg-card px-3 text-sm text-ink"></label></div></details>`;
}
