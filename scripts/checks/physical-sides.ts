import { globSync, readFileSync } from 'node:fs';

/** Words of Tailwind that name a physical side: `pl-4`, `text-left`, `rounded-tr-md`, `-left-2`. */
const CLASS =
  /(?<![\w-])-?(?:(?:[mp]|scroll-[mp])[lr]-[\w.[(]|(?:left|right)-(?:\d|\[|auto\b|px\b|full\b)|text-(?:left|right)\b|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?=[-\s'"`])|float-(?:left|right)\b)/;
/** The same in style sheets. */
const DECLARATION =
  /(?:(?:margin|padding|border)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right)|^\s*(?:left|right):)/;
/** A map has its east on the right in every language; mail programs know no logical sides. */
const EXCEPT = /^web\/ui\/map\/|^web\/styles\/area-map\.css$|\/mail-(?:page|style)\.ts$/;
/** Turned already: `[dir='rtl'] & { … }` and its like. */
const SOURCES =
  /^(?:web\/.*\.(?:tsx?|css)|server\/(?:directory|app|privacy|notifications\/outbox)\/.*\.ts)$/;
const TURNED = /direction: ltr;/;

/** The files with classes or styles, relative to `root`. */
export function styledFiles(root: string): string[] {
  const files = globSync('{web,server}/**/*.{ts,tsx,css}', { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).toSorted();
}

/** Lines that name a physical side where a logical one (`ps-4`, `text-start`) turns with the language. */
export function physicalSides(files: readonly string[], root: string): string[] {
  return files
    .filter((file) => SOURCES.test(file) && !EXCEPT.test(file))
    .filter((file) => !/\.test\.|\/locales\/|\.generated\./.test(file))
    .flatMap((file) => findingsIn(file, readFileSync(`${root}/${file}`, 'utf8')));
}

function findingsIn(file: string, text: string): string[] {
  const pattern = file.endsWith('.css') ? DECLARATION : CLASS;
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const said = pattern.exec(line.replace(/\/\/.*|\/?\*.*/, ''))?.[0];
    if (!said || TURNED.test(lines[at - 1] ?? '')) return [];
    if (!file.endsWith('.css') && !/['"`]/.test(line)) return [];
    return [`${file}:${at + 1}: ${said.trim()} names a side; say start or end instead`];
  });
}
