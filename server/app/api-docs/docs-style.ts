import { LOOK_STYLE } from '#server/platform/page-look.ts';

/** The styles of /api/docs: the product's look with system fonts, in light and dark. */
export const docsStyle = `${LOOK_STYLE}
*{box-sizing:border-box}
html{scroll-padding-top:4rem}
body{margin:0 auto;max-width:56rem;padding:2rem 1rem 6rem;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1{margin:0;font-size:2rem;letter-spacing:-.02em;line-height:1.2}
h2{margin:3rem 0 1rem;font-size:1.375rem;text-transform:capitalize}
h3{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
p{margin:.5rem 0;color:var(--ink-faint)}
a{color:var(--pine-600)}
nav{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0;padding:.75rem 0;background:var(--paper);border-bottom:1px solid var(--line)}
article{margin:0 0 1rem;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--card)}
code,pre{font:14px/1.5 ui-monospace,monospace}
pre{margin:.25rem 0 .75rem;padding:.75rem 1rem;border-radius:var(--radius-md);background:var(--sunken);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.75rem;padding:.1rem .5rem;border-radius:.5rem;background:var(--evening);color:var(--white);text-align:center;font-size:.8125rem;letter-spacing:.03em}
.label{margin:.75rem 0 0;font-weight:600;color:var(--ink)}
.who{font-style:italic}
.parameter code,.refusal code{color:var(--ink)}
.refusal{display:inline-block;margin:.15rem 1rem .15rem 0;font-size:.9375rem}
@media (max-width:36rem){html{scroll-padding-top:8rem}}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
`;
