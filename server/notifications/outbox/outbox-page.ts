import { Html, markup } from '#server/platform/html.ts';
import { LOOK_STYLE, SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import type { OutboxMessage } from './outbox-json.ts';

/** No script but the one of the scheme, no requests; a mail in its frame is sandboxed as well. */
export const outboxPolicy = `default-src 'none'; script-src ${SCHEME_SOURCE}; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const style = `${LOOK_STYLE}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.75rem;letter-spacing:-.02em}
form{display:flex;gap:.5rem;margin:1.25rem 0 1.5rem}
input{flex:1;min-width:0;padding:.7rem .9rem;border:1px solid var(--line-strong);border-radius:var(--radius-md);background:var(--card);color:inherit;font:inherit}
button{padding:.7rem 1.2rem;border:0;border-radius:var(--radius-md);background:var(--evening);color:var(--white);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--pine-600);outline-offset:2px}
p,.meta{color:var(--ink-faint);margin:0}
details{margin:0 0 .75rem;border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--card);overflow:hidden}
summary{padding:1rem 1.25rem;cursor:pointer;list-style-position:outside}
summary strong{display:block;overflow-wrap:anywhere}
.meta{font-size:.875rem;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:36rem;border:0;border-top:1px solid var(--line);background:var(--paper)}
pre{margin:0;padding:1rem 1.25rem;border-top:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
`;

/** The outbox as one page, for developers; the newest message is open. */
export function outboxPage(messages: readonly OutboxMessage[], to: string | undefined): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
${new Html(`${SCHEME_HEAD}
<style>${style}</style>`)}
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Every message to a person, newest first. This page does not exist in production.</p>
<form method="get">
<input name="to" value="${to}" placeholder="Only to this address" aria-label="Only to this address">
<button>Show</button>
</form>
${messages.map(entry)}
${messages.length === 0 ? markup`<p>No message yet.</p>` : undefined}
</main>
</body>
</html>
`.text;
}

function entry(message: OutboxMessage, index: number): Html {
  const { channel, to, subject, text, createdAt } = message;
  const medium = { email: 'E-mail', sms: 'Text message', push: 'Push message' }[channel];
  const title = subject || 'Taken out after it was sent';
  return markup`<details${index === 0 ? markup` open` : undefined}>
<summary><strong>${title}</strong>
<span class="meta">${medium} to ${to}, <time datetime="${createdAt}">${createdAt}</time></span></summary>
${message.html === null ? undefined : framed(title, message.html)}
<pre>${text}</pre>
</details>
`;
}

function framed(title: string, page: string): Html {
  // Links open in new tabs; the mail itself may neither run scripts nor submit forms.
  return markup`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${page}"></iframe>`;
}
