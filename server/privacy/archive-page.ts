import type { Language } from '#contract/language.ts';
import { languageAttributes } from '#server/platform/page-language.ts';
import { LOOK_STYLE } from '#server/platform/page-look.ts';
import type { PersonalData, PersonalDataRow } from '#server/platform/personal-data.ts';
import { formatValue, formatMoment } from './format-value.ts';
import type { Column, Kind } from './texts/export-texts.ts';
import { texts } from './texts/texts.ts';

interface Reader {
  brand: string;
  language: Language;
  at: Date;
}

/** The archive as one readable page, without external resources. */
export function archivePage(kept: PersonalData, { brand, language, at }: Reader): string {
  const t = texts[language];
  const sections = Object.entries(kept).map(([kind, rows]) => sectionOf(kind, rows, language));
  return `<!doctype html>
<html ${languageAttributes(language).text}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t.title.replace('{brand}', brand))}</title>
<style>
${LOOK_STYLE}
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink); }
section { margin-top: 2.5rem; }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; gap: .25rem 1rem; border-top: 1px solid var(--line); padding: .75rem 0; margin: 0; }
dt { color: var(--ink-soft); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>${escaped(t.title.replace('{brand}', brand))}</h1>
<p>${escaped(t.lead.replace('{at}', formatMoment(at, language)))}</p>
${sections.join('\n')}
</body>
</html>
`;
}

function sectionOf(kind: string, rows: readonly PersonalDataRow[], language: Language): string {
  const { kinds, none } = texts[language];
  const lists = rows.map((row) => listOf(row, language)).join('\n');
  const heading = kinds[kind as Kind] ?? kind;
  return `<section><h2>${escaped(heading)}</h2>\n${lists || `<p>${escaped(none)}</p>`}\n</section>`;
}

function listOf(row: PersonalDataRow, language: Language): string {
  const { columns } = texts[language];
  const lines = Object.entries(row)
    .map(([name, value]) => [name, formatValue(name, value, language)] as const)
    .filter(([, said]) => said !== '')
    .map(
      ([name, said]) =>
        `<dt>${escaped(columns[name as Column] ?? name)}</dt><dd>${escaped(said)}</dd>`,
    );
  return `<dl>${lines.join('')}</dl>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
