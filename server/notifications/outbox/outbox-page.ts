import type { Language } from '#contract/language.ts';
import { languageAttributes } from '#server/platform/page-language.ts';
import { Html, markup } from '#server/platform/html.ts';
import { SCHEME_HEAD, SCHEME_SOURCE } from '#server/platform/page-look.ts';
import { pageHeader } from '#server/platform/page-header.ts';
import { withPicturesFrom } from '#server/notifications/pictures/picture.ts';
import type { OutboxMessage } from './outbox-json.ts';
import { outboxStyle } from './outbox-style.ts';
import { OUTBOX_TEXTS, type OutboxTexts } from './outbox-texts.ts';

/** Where the page finds the pictures of a mail, which are attached to it when it is sent. */
export const PICTURE_PATH = '/dev/outbox/picture';

/** No script but the one of the scheme; a mail in its frame is sandboxed as well. */
export const outboxPolicy = `default-src 'none'; script-src ${SCHEME_SOURCE}; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Shown {
  /** Only messages to this address. */
  to: string | undefined;
  brand: string;
  language: Language;
  canAnswer: boolean;
}

/** The outbox as one page, for developers; the newest message is open. Texts lead to the phone that can answer them. */
export function outboxPage(messages: readonly OutboxMessage[], shown: Shown): string {
  const { to, brand, language } = shown;
  const texts = OUTBOX_TEXTS[language];
  return markup`<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
${new Html(`${SCHEME_HEAD}
<style>${outboxStyle}</style>`)}
</head>
<body>
${pageHeader(brand)}
<main>
<h1>${texts.title}</h1>
<p>${texts.explanation}</p>
<form method="get">
<input type="hidden" name="lang" value="${language}">
<input name="to" value="${to}" placeholder="${texts.onlyTo}" aria-label="${texts.onlyTo}">
<button>${texts.show}</button>
</form>
${messages.map((message, index) => entry(message, index, shown))}
${messages.length === 0 ? markup`<p class="none">${texts.none}</p>` : undefined}
</main>
</body>
</html>
`.text;
}

function entry(message: OutboxMessage, index: number, { language, canAnswer }: Shown): Html {
  const { channel, to, subject, createdAt } = message;
  const texts = OUTBOX_TEXTS[language];
  const title = subject || texts.redacted;
  return markup`<details${index === 0 ? markup` open` : undefined}>
<summary><span class="medium ${channel}">${texts.channels[channel]}</span>
<strong>${title}</strong>
<span class="meta">${texts.to(to)}</span>
<time class="meta" datetime="${createdAt}">${when(createdAt)}</time></summary>
${body(title, message, texts)}
${canAnswer && channel === 'sms' ? answerLink(to, language) : undefined}
</details>
`;
}

function body(title: string, message: OutboxMessage, texts: OutboxTexts): Html {
  const { channel, html, text, subject, replyTo } = message;
  if (html !== null) {
    return markup`${replyTo === null ? undefined : markup`<p class="meta">${texts.answersGoTo} <code>${replyTo}</code></p>`}
${framed(title, html)}
<details class="plain"><summary>${texts.plain}</summary><pre>${text}</pre></details>`;
  }
  const shown =
    channel === 'push' ? markup`<strong>${subject}</strong><br>${text}` : markup`${text}`;
  return markup`<div class="phone"><p class="bubble">${shown}</p></div>`;
}

function answerLink(to: string, language: Language): Html {
  const number = encodeURIComponent(to.replace('whatsapp:', ''));
  return markup`<p class="answer"><a href="/dev/phone?number=${number}&amp;lang=${language}">${OUTBOX_TEXTS[language].answer}</a></p>`;
}

function framed(title: string, page: string): Html {
  const shown = withPicturesFrom(page, (name) => `${PICTURE_PATH}?name=${name}`);
  // Links open in new tabs; the mail itself may neither run scripts nor submit forms.
  return markup`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${shown}"></iframe>`;
}

function when(moment: string): string {
  return moment.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}
