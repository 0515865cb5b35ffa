import { STAND_IN_STYLE } from '#server/platform/page-header.ts';
import { LOOK_STYLE } from '#server/platform/page-look.ts';

/** The styles of the stand-ins for identity providers. */
export const pageStyle = `${LOOK_STYLE}${STAND_IN_STYLE}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{place-self:center;width:calc(100% - 2rem);max-width:28rem;margin:1.5rem 0;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--card)}
main>div{padding:1.5rem 1.5rem 1.75rem}
.badge{display:inline-block;margin:0 0 .75rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p:not(.badge){margin:0;color:var(--ink-faint);font-size:.9375rem;text-wrap:pretty}
form{display:grid;gap:.625rem;margin:1.25rem 0 0}
button{display:flex;align-items:center;gap:.875rem;width:100%;min-height:2.75rem;padding:.75rem .875rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:transparent;color:inherit;font:inherit;text-align:start;cursor:pointer;transition:border-color .15s,background .15s}
button:hover{border-color:var(--pine-600);background:var(--pine-50)}
button>span:last-child{display:grid;min-width:0;overflow-wrap:anywhere}
.face{flex:none;width:3rem;height:3rem;border-radius:50%;background:var(--pine-100)}
strong{font-weight:700;line-height:1.3}
small{color:var(--ink-faint);font-size:.875rem;line-height:1.4}
.cancel{justify-content:center;border-color:transparent;color:var(--pine-600);font-weight:700}
main a{display:inline-block;margin-top:1.25rem;color:var(--pine-600);font-weight:700}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`;
