import { STAND_IN_STYLE } from '#server/platform/page-header.ts';
import { LOOK_STYLE } from '#server/platform/page-look.ts';

/** The styles of the stand-in for a phone. */
export const phoneStyle = `${LOOK_STYLE}${STAND_IN_STYLE}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template:auto 1fr/minmax(0,1fr);background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{display:flex;flex-direction:column;justify-self:center;width:calc(100% - 2rem);max-width:28rem;margin:1.5rem 0;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--card);overflow:clip}
main>div{padding:1.25rem 1.25rem 1rem}
p.badge{display:inline-block;margin:0 0 .625rem;color:var(--warning);font-size:.8125rem}
h1{margin:0 0 .25rem;font-size:1.375rem;line-height:1.25;letter-spacing:-.02em;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h2{margin:1.25rem 0 .25rem;font-size:1rem}
p{margin:0;color:var(--ink-faint);font-size:.9375rem;text-wrap:pretty}
ol,ul{list-style:none;margin:0;padding:0}
#texts{display:flex;flex-direction:column;gap:.75rem;min-height:16rem;padding:1.25rem}
main>.log{flex:1;padding:0;border-top:1px solid var(--line);background:var(--sunken)}
#texts li{display:grid;gap:.25rem;justify-items:start;max-width:86%}
#texts li.sent{align-self:end;justify-items:end}
p.bubble{width:fit-content;color:var(--ink);padding:.625rem .875rem;border-radius:.25rem 1.125rem 1.125rem 1.125rem;background:var(--card);white-space:pre-line;overflow-wrap:anywhere}
.sent p.bubble{border-radius:1.125rem .25rem 1.125rem 1.125rem;background:var(--dusk);color:var(--white)}
.sent .bubble a{color:inherit}
.bubble a,ul a,.other{color:var(--pine-600)}
small{color:var(--ink-faint);font-size:.8125rem;line-height:1.25rem;font-variant-numeric:tabular-nums}
.none{margin:auto;text-align:center}
p.wrong{padding:.75rem 1.25rem;border-top:1px solid var(--line);color:var(--clay-ink)}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:.625rem;padding:.875rem 1.25rem 1.25rem;border-top:1px solid var(--line);background:var(--card)}
.write{position:sticky;bottom:0}
.row{display:flex;gap:.5rem}
label{font-size:.875rem;font-weight:700}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;min-width:0;margin:0;padding:0;border:0}
legend{float:inline-start;margin-inline-end:1rem;padding:0;font-size:.875rem;font-weight:700}
fieldset label{display:flex;align-items:center;gap:.375rem;min-height:1.5rem;font-weight:400}
input[type=radio]{accent-color:var(--pine-600);width:1.125rem;height:1.125rem;margin:0}
input:not([type=radio]){flex:1;min-width:0;min-height:2.75rem;padding:.5rem .875rem;border:1px solid var(--line-strong);border-radius:var(--radius-md);background:var(--card);color:inherit;font:inherit}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:var(--radius-md);background:var(--evening);color:var(--white);font:inherit;font-weight:700;cursor:pointer}
button:hover{background:var(--evening-hover)}
ul{padding:0 1.25rem 1.25rem}
ul a{display:block;padding:.625rem 0;font-weight:700;font-variant-numeric:tabular-nums}
.other{display:inline-block;margin-top:.5rem;padding:.25rem 0;font-size:.875rem;font-weight:700}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
@media (max-width:30rem){main{width:100%;margin:0;border-width:0 0 1px;border-radius:0}}
`;
