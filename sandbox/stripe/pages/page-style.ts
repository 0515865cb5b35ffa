import { STAND_IN_STYLE } from '#server/platform/page-header.ts';
import { LOOK_STYLE } from '#server/platform/page-look.ts';

/** The styles of the payment pages. */
export const pageStyle = `${LOOK_STYLE}${STAND_IN_STYLE}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:calc(100% - 2rem);max-width:30rem;margin:1.25rem auto 3rem;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--card)}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 1.5rem;border-bottom:1px solid var(--line)}
.badge{margin:0}
.panel{padding:1.5rem}
.sunken{background:var(--sunken)}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 .875rem;font-size:1.125rem;line-height:1.3;letter-spacing:-.01em}
p{margin:0;text-wrap:pretty}
.soft{color:var(--ink-faint);font-size:.9375rem}
.what{margin:.5rem 0 0;color:var(--ink-faint);font-size:1.0625rem;font-weight:700;letter-spacing:0}
.gap{margin-bottom:1.25rem}
.mail{margin:-.625rem 0 1rem}
.price{margin:.125rem 0 .25rem;font-size:2.25rem;font-weight:700;line-height:1.15;letter-spacing:-.03em}
.price small{font-size:1rem;font-weight:400;letter-spacing:0;color:var(--ink-faint)}
dl{display:grid;grid-template-columns:1fr auto;gap:.625rem 0;margin:1.5rem 0 .5rem}
dt{min-width:0}
dt small{display:block;color:var(--ink-faint);font-size:.875rem;line-height:1.4}
dd{margin:0;padding-inline-start:1rem;text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.sum{padding-top:.625rem;border-top:1px solid var(--line);font-weight:700}
.sum~.sum~.sum{padding-top:0;border-top:0}
.alert{margin:0 0 1rem;padding:.75rem 1rem;border-radius:var(--radius-md);background:var(--clay-wash);color:var(--clay-ink);font-size:.9375rem;font-weight:700}
.note{margin:0 0 1rem;padding:.75rem 1rem;border-radius:var(--radius-md);background:var(--pine-50);color:var(--pine-600);font-size:.9375rem;font-weight:700}
form{margin:0}
.card{display:grid;gap:1rem}
.card label{display:block;margin-bottom:.3rem;font-size:.9375rem;font-weight:700}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 .75rem}
.pair>div{display:grid;grid-row:span 3;grid-template-rows:subgrid}
.pair label{align-self:end}
input,select{width:100%;min-height:3rem;padding:.625rem .875rem;border:1px solid var(--line-strong);border-radius:var(--radius-md);background:var(--card);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input::placeholder{color:var(--ink-faint);opacity:1}
input[aria-invalid=true]{border-color:var(--clay-ink);box-shadow:0 0 0 1px var(--clay-ink)}
.error{margin:.375rem 0 0;color:var(--clay-ink);font-size:.875rem;line-height:1.4}
.error:empty{display:none}
details{border:1px dashed var(--warning);border-radius:var(--radius-md);background:var(--stone);color:var(--warning)}
summary{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;padding:.5rem .875rem;border-radius:inherit;cursor:pointer;font-size:.9375rem;font-weight:700;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:.5rem;height:.5rem;margin:-.25rem .25rem 0 auto;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open]>summary::after{margin-top:.25rem;transform:rotate(-135deg)}
details ul{margin:0;padding:0 .375rem .375rem;list-style:none}
details li a{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:2.75rem;padding:.3rem .5rem;border-radius:var(--radius-md);color:inherit;font-size:.9375rem;font-weight:700;line-height:1.35;text-decoration:none}
details li a:hover{background:var(--card)}
details li small{font-variant-numeric:tabular-nums;font-size:.875rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border:1px solid var(--line-strong);border-radius:var(--radius-md);background:transparent;color:inherit;font:inherit;font-weight:700;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer;transition:background .15s,filter .15s}
button:hover,.button:hover{background:var(--pine-50)}
.main{width:100%;border-color:var(--evening);background:var(--evening);color:var(--white)}
.main:hover{background:var(--evening-hover)}
.small{min-height:2.75rem;padding:.25rem 1rem;font-size:.9375rem}
.fine{color:var(--ink-faint);font-size:.8125rem;line-height:1.5}
.back{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--pine-600);font-weight:700;text-decoration:none}
.back:hover{text-decoration:underline}
.choices{display:grid;gap:.625rem;margin-top:1.5rem}
section{padding:1.5rem;border-top:1px solid var(--line)}
section:first-of-type{border-top:0}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 1.25rem}
.row>div{min-width:0;flex:1 1 12rem}
.row strong{display:block;font-weight:700;line-height:1.4}
.bills{margin:0;padding:0;list-style:none}
.bills li{padding:.625rem 0;border-top:1px solid var(--line)}
.bills li:first-child{border-top:0;padding-top:0}
.bills span{color:var(--ink-faint);font-size:.9375rem}
.links{display:flex;gap:.25rem 1.25rem}
.links a,.link{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--pine-600);font-weight:700}
.tag{display:inline-block;padding:.05rem .625rem;border-radius:2rem;background:var(--pine-50);color:var(--pine-600)!important;font-size:.8125rem!important;font-weight:700}
.tag.due{background:var(--clay-wash);color:var(--clay-ink)!important}
details.plain{border:0;background:none;color:inherit}
details.plain>summary{display:inline-flex;width:auto;padding:.25rem 1rem;border:1px solid var(--line-strong);border-radius:var(--radius-md)}
details.plain>summary::after{margin-inline-start:.25rem}
details.plain>form{display:grid;gap:.75rem;justify-items:start;margin-top:.75rem}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
@media (min-width:60rem){
main{margin-top:2.5rem}
main.wide{max-width:60rem}
.columns{display:grid;grid-template-columns:5fr 6fr}
.columns>.panel{padding:2.25rem}
main.middle{max-width:42rem}
}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
