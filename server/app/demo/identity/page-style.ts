/**
 * The styles of the stand-ins: the product's look with a striped edge, so that nobody mistakes them
 * for the real provider.
 */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c1f1d;--soft:#565d57;--paper:#fbf9f4;--card:#fff;--line:#e7e1d3;--strong:#8f8a7c;--pine:#17614a;--tint:#f0f6f2;--mark:#ffebc2;--mark-ink:#6b4100}
@media (prefers-color-scheme:dark){:root{--ink:#e9efe9;--soft:#a9b8af;--paper:#12211b;--card:#1a2c25;--line:#2d463b;--strong:#6d8277;--pine:#8dbba4;--tint:#213a30;--mark:#4a3a12;--mark-ink:#fbc965}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{width:100%;max-width:27rem;overflow:hidden;border:1px solid var(--line);border-radius:1.75rem;background:var(--card);box-shadow:0 8px 20px -6px rgb(40 34 20/.1),0 28px 56px -16px rgb(40 34 20/.16)}
main::before{content:"";display:block;height:.625rem;background:repeating-linear-gradient(-45deg,#f5b133 0 .75rem,#1c1f1d .75rem 1.5rem)}
div{padding:1.5rem 1.5rem 1.75rem}
.badge{display:inline-block;margin:0 0 .75rem;padding:.15rem .75rem;border-radius:2rem;background:var(--mark);color:var(--mark-ink);font-size:.875rem;font-weight:650;letter-spacing:.02em}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0;color:var(--soft);font-size:.9375rem;text-wrap:pretty}
form{display:grid;gap:.625rem;margin:1.25rem 0 0}
button{display:flex;align-items:center;gap:.875rem;width:100%;min-height:2.75rem;padding:.75rem .875rem;border:1px solid var(--line);border-radius:1rem;background:transparent;color:inherit;font:inherit;text-align:left;cursor:pointer;transition:border-color .15s,background .15s}
button:hover{border-color:var(--pine);background:var(--tint)}
button>span:last-child{display:grid;min-width:0;overflow-wrap:anywhere}
.initials{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--tint);color:var(--pine);font-weight:650}
strong{font-weight:600;line-height:1.3}
small{color:var(--soft);font-size:.875rem;line-height:1.4}
.cancel{justify-content:center;border-color:transparent;color:var(--pine);font-weight:600}
a{display:inline-block;margin-top:1.25rem;color:var(--pine);font-weight:600}
:focus-visible{outline:2px solid var(--pine);outline-offset:2px}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`;
