import { withFrenchDates } from '#contract/french-dates.ts';
import type { Language } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import type { OutboxMessage } from '#server/notifications/notifications.ts';
import { LOCALES } from '#server/platform/formatting.ts';
import { Html, markup } from '#server/platform/html.ts';
import { pageHeader } from '#server/platform/page-header.ts';
import { SCHEME_HEAD, SCHEME_SOURCE, scriptSource } from '#server/platform/page-look.ts';
import { PHONE_SCRIPT } from './phone-script.ts';
import { phoneStyle } from './phone-style.ts';
import { PHONE_TEXTS } from './phone-texts.ts';
import type { SentText } from './sent-texts.ts';

/** No script and no style but those of the page. */
export const PHONE_POLICY = `default-src 'none'; script-src ${SCHEME_SOURCE} ${scriptSource(PHONE_SCRIPT)}; style-src ${scriptSource(phoneStyle)}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Shown {
  language: Language;
  brand: string;
}

/** A phone (E.164): what it got and sent, and how its last text was refused. */
export interface Phone {
  number: string;
  received: readonly OutboxMessage[];
  sent: readonly SentText[];
  by: SentText['by'];
  refused: number | null;
}

/** The page of one phone: its texts, the oldest first, and a line to write another. */
export function phonePage(phone: Phone, shown: Shown): string {
  const texts = PHONE_TEXTS[understoodIn(shown.language)];
  const title = texts.title(phone.number);
  const content = markup`<div>
<p class="badge">${texts.badge}</p>
<h1>${title}</h1>
<p>${texts.explanation(shown.brand)}</p>
<a class="other" href="/dev/phone?lang=${shown.language}">${texts.other}</a>
</div>
${list(phone, shown.language)}
${phone.refused === null ? undefined : markup`<p class="wrong" role="alert">${texts.refused(phone.refused)}</p>`}
<form class="write" method="post" action="/dev/phone">
<input type="hidden" name="number" value="${phone.number}">
<input type="hidden" name="lang" value="${shown.language}">
<fieldset><legend>${texts.by}</legend>
${way('sms', 'SMS', phone.by)}${way('whatsapp', 'WhatsApp', phone.by)}
</fieldset>
<label for="body">${texts.write}</label>
<div class="row"><input id="body" name="body" required maxlength="1600" autocomplete="off" autofocus>
<button>${texts.send}</button></div>
</form>`;
  return page(title, content, shown);
}

/** The page to choose a phone. */
export function choosePhonePage(numbers: readonly string[], shown: Shown): string {
  const { language } = shown;
  const texts = PHONE_TEXTS[understoodIn(language)];
  const links = numbers.map(
    (number) =>
      markup`<li><a href="/dev/phone?lang=${language}&amp;number=${encodeURIComponent(number)}">${number}</a></li>
`,
  );
  const content = markup`<div>
<p class="badge">${texts.badge}</p>
<h1>${texts.chooseTitle}</h1>
<p>${texts.choose}</p>
</div>
<form method="get" action="/dev/phone">
<input type="hidden" name="lang" value="${language}">
<label for="number">${texts.number}</label>
<div class="row"><input id="number" name="number" type="tel" required pattern="\\+[0-9 ]{8,20}" placeholder="+1 514 555 0142">
<button>${texts.open}</button></div>
</form>
${links.length > 0 ? markup`<div><h2>${texts.recent}</h2></div><ul>${links}</ul>` : undefined}`;
  return page(texts.chooseTitle, content, shown);
}

function page(title: string, content: Html, { language, brand }: Shown): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PHONE_TEXTS[understoodIn(language)].badge}: ${title}</title>
${new Html(`${SCHEME_HEAD}
<style>${phoneStyle}</style>
<script>${PHONE_SCRIPT}</script>`)}
</head>
<body>
${pageHeader(brand)}
<main>
${content}
</main>
</body>
</html>
`.text;
}

function way(value: SentText['by'], name: string, chosen: SentText['by']): Html {
  const checked = value === chosen ? markup` checked` : undefined;
  return markup`<label><input type="radio" name="by" value="${value}"${checked}>${name}</label>
`;
}

interface Entry {
  side: 'received' | 'sent';
  text: string;
  by: SentText['by'];
  at: string;
}

function list({ received, sent }: Phone, language: Language): Html {
  const texts = PHONE_TEXTS[understoodIn(language)];
  const entries: Entry[] = [
    ...received.map(({ text, to, createdAt }): Entry => {
      const by = to.startsWith('whatsapp:') ? 'whatsapp' : 'sms';
      return { side: 'received', text, by, at: createdAt };
    }),
    ...sent.map(({ text, by, at }): Entry => ({ side: 'sent', text, by, at: at.toISOString() })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return markup`<div class="log" role="log" aria-label="${texts.messages}"><ol id="texts">
${entries.map((entry) => bubble(entry, language))}${entries.length === 0 ? markup`<li class="none"><p>${texts.none}</p></li>` : undefined}</ol></div>`;
}

function bubble({ side, text, by, at }: Entry, language: Language): Html {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], style);
  const when = withFrenchDates(format.format(new Date(at)), language);
  const name = by === 'sms' ? 'SMS' : 'WhatsApp';
  return markup`<li class="${side}"><p class="bubble">${linked(text)}</p>
<small>${PHONE_TEXTS[understoodIn(language)][side]} · ${name} · <time datetime="${at}">${when} UTC</time></small></li>
`;
}

/** Addresses can be touched, as on a phone. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+[^\s.,;)])/)
    .map((part, place) =>
      place % 2 === 1
        ? markup`<a href="${part}" target="_blank" rel="noopener">${part}</a>`
        : markup`${part}`,
    );
}
