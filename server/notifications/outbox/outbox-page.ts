import { Html, markup } from '#server/platform/html.ts';
import { SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import { pageHeader } from '#server/platform/page-header.ts';
import { withPicturesFrom } from '#server/notifications/pictures/picture.ts';
import type { OutboxMessage } from './outbox-json.ts';
import { outboxStyle } from './outbox-style.ts';

/** Where the page finds the pictures of a mail, which are attached to it when it is sent. */
export const PICTURE_PATH = '/dev/outbox/picture';

/** No script but the one of the scheme; a mail in its frame is sandboxed as well. */
export const outboxPolicy = `default-src 'none'; script-src ${SCHEME_SOURCE}; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The outbox as one page, for developers; the newest message is open. Texts lead to the phone that can answer them. */
export function outboxPage(
  messages: readonly OutboxMessage[],
  { to, brand, canAnswer }: { to: string | undefined; brand: string; canAnswer: boolean },
): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
${new Html(`${SCHEME_HEAD}
<style>${outboxStyle}</style>`)}
</head>
<body>
${pageHeader(brand)}
<main>
<h1>Outbox</h1>
<p>Every message to a person, newest first. This page does not exist in production.</p>
<form method="get">
<input name="to" value="${to}" placeholder="Only to this address" aria-label="Only to this address">
<button>Show</button>
</form>
${messages.map((message, index) => entry(message, index, canAnswer))}
${messages.length === 0 ? markup`<p class="none">No message yet.</p>` : undefined}
</main>
</body>
</html>
`.text;
}

const MEDIA = { email: 'E-mail', sms: 'Text message', push: 'Push message' };

function entry(message: OutboxMessage, index: number, canAnswer: boolean): Html {
  const { channel, to, subject, createdAt } = message;
  const title = subject || 'Taken out after it was sent';
  return markup`<details${index === 0 ? markup` open` : undefined}>
<summary><span class="medium ${channel}">${MEDIA[channel]}</span>
<strong>${title}</strong>
<span class="meta">to ${to}</span>
<time class="meta" datetime="${createdAt}">${when(createdAt)}</time></summary>
${body(title, message)}
${canAnswer && channel === 'sms' ? answerLink(to) : undefined}
</details>
`;
}

function body(title: string, message: OutboxMessage): Html {
  const { channel, html, text, subject, replyTo } = message;
  if (html !== null) {
    return markup`${replyTo === null ? undefined : markup`<p class="meta">Answers go to <code>${replyTo}</code></p>`}
${framed(title, html)}
<details class="plain"><summary>As plain text</summary><pre>${text}</pre></details>`;
  }
  const shown =
    channel === 'push' ? markup`<strong>${subject}</strong><br>${text}` : markup`${text}`;
  return markup`<div class="phone"><p class="bubble">${shown}</p></div>`;
}

function answerLink(to: string): Html {
  const number = encodeURIComponent(to.replace('whatsapp:', ''));
  return markup`<p class="answer"><a href="/dev/phone?number=${number}">Answer as this phone</a></p>`;
}

function framed(title: string, page: string): Html {
  const shown = withPicturesFrom(page, (name) => `${PICTURE_PATH}?name=${name}`);
  // Links open in new tabs; the mail itself may neither run scripts nor submit forms.
  return markup`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${shown}"></iframe>`;
}

function when(moment: string): string {
  return moment.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}
