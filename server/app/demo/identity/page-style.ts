import { LOOK_STYLE } from '#server/platform/page-look.ts';

/**
 * The styles of the stand-ins: the product's look with a striped edge, so that nobody mistakes them
 * for the real provider.
 */
export const pageStyle = `${LOOK_STYLE}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:27rem;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--card)}
main::before{content:"";display:block;height:.625rem;background:repeating-linear-gradient(-45deg,var(--lamp) 0 .75rem,var(--on-lamp) .75rem 1.5rem)}
div{padding:1.5rem 1.5rem 1.75rem}
.badge{display:inline-block;margin:0 0 .75rem;padding:.15rem .75rem;border-radius:2rem;background:var(--stone);color:var(--warning);font-size:.875rem;font-weight:650;letter-spacing:.02em}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0;color:var(--ink-faint);font-size:.9375rem;text-wrap:pretty}
form{display:grid;gap:.625rem;margin:1.25rem 0 0}
button{display:flex;align-items:center;gap:.875rem;width:100%;min-height:2.75rem;padding:.75rem .875rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:transparent;color:inherit;font:inherit;text-align:left;cursor:pointer;transition:border-color .15s,background .15s}
button:hover{border-color:var(--pine-600);background:var(--pine-50)}
button>span:last-child{display:grid;min-width:0;overflow-wrap:anywhere}
.initials{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--pine-50);color:var(--pine-600);font-weight:650}
strong{font-weight:600;line-height:1.3}
small{color:var(--ink-faint);font-size:.875rem;line-height:1.4}
.cancel{justify-content:center;border-color:transparent;color:var(--pine-600);font-weight:600}
a{display:inline-block;margin-top:1.25rem;color:var(--pine-600);font-weight:600}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`;
