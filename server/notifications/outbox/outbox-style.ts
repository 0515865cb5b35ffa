import { PAGE_HEADER_STYLE } from '#server/platform/page-header.ts';
import { LOOK_STYLE } from '#server/platform/page-look.ts';

/** The styles of the outbox, in the colours of the product. */
export const outboxStyle = `${LOOK_STYLE}${PAGE_HEADER_STYLE}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:50rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:2.125rem;letter-spacing:-.02em}
p,.meta{margin:0;color:var(--ink-faint)}
form{display:flex;gap:.5rem;margin:1.25rem 0 1.5rem}
input{flex:1;min-width:0;min-height:2.75rem;padding:.5rem .875rem;border:1px solid var(--line-strong);border-radius:var(--radius-md);background:var(--card);color:inherit;font:inherit}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:var(--radius-md);background:var(--evening);color:var(--white);font:inherit;font-weight:700;cursor:pointer}
button:hover{background:var(--evening-hover)}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
main>details{margin:0 0 .75rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--card);overflow:hidden}
main>details>summary{display:grid;grid-template-columns:7.5rem 1fr auto;gap:0 1rem;padding:.875rem 1.25rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--pine-50)}
summary:focus-visible{outline-offset:-2px;border-radius:var(--radius-lg)}
summary strong{font-weight:700;overflow-wrap:anywhere}
summary .meta{grid-column:2;font-size:.875rem;line-height:1.25rem;overflow-wrap:anywhere}
summary time.meta{grid-area:1/3;align-self:center;font-variant-numeric:tabular-nums}
.medium{grid-row:1/3;align-self:center;justify-self:start;padding:.125rem .625rem;border-radius:2rem;background:var(--pine-100);color:var(--pine-700);font-size:.75rem;line-height:1.25rem;font-weight:700;white-space:nowrap}
.medium.sms{background:var(--tile);color:var(--tile-ink)}
.medium.push{background:var(--lilac);color:var(--lilac-ink)}
iframe{display:block;width:100%;height:44rem;border:0;border-top:1px solid var(--line);background:var(--paper)}
.plain{border-top:1px solid var(--line)}
.plain summary{padding:.625rem 1.25rem;color:var(--pine-600);font-size:.875rem;font-weight:700;cursor:pointer}
pre{margin:0;padding:1rem 1.25rem;border-top:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
.phone{padding:1.5rem 1.25rem;border-top:1px solid var(--line);background:var(--sunken)}
.bubble{width:fit-content;max-width:26rem;padding:.75rem 1rem;border-radius:.25rem 1.25rem 1.25rem 1.25rem;background:var(--card);color:var(--ink);white-space:pre-line;overflow-wrap:anywhere}
.answer{padding:0 1.25rem 1rem;background:var(--sunken)}
.answer a{display:inline-block;padding:.25rem 0;color:var(--pine-600);font-size:.875rem;font-weight:700}
.none{padding:3rem 1rem;border:1px dashed var(--line);border-radius:var(--radius-lg);text-align:center}
@media (max-width:40rem){main>details>summary{grid-template-columns:1fr auto;gap:.25rem .75rem;padding:.875rem 1rem}.medium{grid-area:1/1}summary time.meta{grid-area:1/2}main>details>summary strong,main>details>summary .meta:not(time){grid-column:1/3}iframe{height:36rem}}
`;
