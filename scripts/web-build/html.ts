import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import { isFirstText } from './further-languages.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { screenTemplates, type Prerendered } from './screens.ts';

interface Rendered {
  root: string;
  title: string;
  description: string;
}
/** The landing page in every language. */
export type Landing = Record<Language, Rendered>;

/** Placeholder for the name of the marketplace in prerendered pages. */
export const BRAND_MARK = '__BRAND__';

type RenderLanding = (language: Language) => Promise<Rendered>;

/** Prerenders the landing page with the server bundle. */
export async function prerenderLanding(serverEntry: string): Promise<Landing> {
  const { renderLanding } = (await import(pathToFileURL(serverEntry).href)) as {
    renderLanding: RenderLanding;
  };
  const landing: Partial<Landing> = {};
  for (const language of LANGUAGES) {
    const rendered = await renderLanding(language);
    landing[language] = rendered;
  }
  return landing as Landing;
}

/**
 * Writes `index.<language>.html` with the prerendered landing page and its critical CSS inlined,
 * and `shell.<language>.html` with an empty root, from Vite's template. Also `build.json`: the id
 * of the build and the CSP hashes of the inline scripts, which are the same in all of them.
 */
export async function writeHtml(
  web: string,
  landing: Landing,
  screens: readonly Prerendered[],
  firstSight: string,
): Promise<void> {
  const manifest = await readManifest(web);
  const build = digest(JSON.stringify(manifest), 'base64url').slice(0, 8);
  const template = placeStyles(await readFile(path.join(web, 'index.html'), 'utf8'), firstSight);
  await mkdir(path.join(web, 'templates'), { recursive: true });
  for (const language of LANGUAGES) {
    const templates = screenTemplates(manifest, screens, language);
    const page = template.replaceAll('__BUILD__', build).replace('<!--screens-->', () => templates);
    const rendered = landing[language];
    refuseInline(templates + rendered.root, language);
    const html = fill(page, language, rendered, preloads(manifest, language));
    await writePage(web, `index.${language}`, html);
    const shell = fill(page, language, { ...rendered, root: '' }, preloads(manifest));
    await writePage(web, `shell.${language}`, shell);
  }
  await writeFile(
    path.join(web, 'build.json'),
    JSON.stringify(aboutBuild(build, template.replaceAll('__BUILD__', build))),
  );
  await rm(path.join(web, 'index.html'));
}

/** The policy of our pages refuses other inline scripts, and style attributes. */
function refuseInline(content: string, language: Language): void {
  const found = /<script|\sstyle="/.exec(content);
  if (found) throw new Error(`The ${language} pages hold "${found[0].trim()}".`);
}

/**
 * Twice: the visitor's page says that nobody is signed in, which saves a call. The template is for
 * a marketplace with another name (server/app/web/branded-pages.ts).
 */
async function writePage(web: string, name: string, template: string): Promise<void> {
  const html = template.replaceAll(BRAND_MARK, () => escapeAttribute(brandOfBuild()));
  await writeFile(path.join(web, 'templates', `${name}.html`), template);
  await writeFile(path.join(web, `${name}.html`), html);
  const visitor = html.replace('<html ', '<html data-visitor ');
  await writeFile(path.join(web, `${name}.visitor.html`), visitor);
}

function aboutBuild(build: string, page: string) {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  if (scripts.length !== 2) throw new Error('web/index.html has lost an inline script.');
  const inlineScripts = scripts.map((text) => `sha256-${digest(text, 'base64')}`);
  return { build, brand: brandOfBuild(), inlineScripts };
}

/**
 * The first paint needs only the critical CSS in the head. The app's style sheet is at the end of
 * the body: it does not block painting there, but the script, so that the app never shows unstyled.
 */
function placeStyles(html: string, firstSight: string): string {
  const link = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  if (!link) throw new Error('The build has no style sheet.');
  // A replacement function: `$&` in a style sheet would be a pattern.
  return html
    .replace(link, () => `<style>${firstSight.trim()}</style>`)
    .replace('</body>', () => `${link}</body>`);
}

function fill(page: string, language: Language, rendered: Rendered, head: string): string {
  const description = escapeAttribute(rendered.description);
  const title = escapeAttribute(rendered.title);
  const meta = [
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    head,
  ].join('');
  return page
    .replace('<html lang="en"', `<html ${languageAttributes(language)}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<!--head-->', () => meta)
    .replace('<!--root-->', () => rendered.root);
}

/** Preloads the two fonts of the first screen and, where it is known, the texts of its language. */
function preloads(manifest: Manifest, language?: Language): string {
  const files = Object.values(manifest).map(({ file }) => file);
  const fonts = files.filter((file) =>
    /(figtree|bricolage-grotesque)-latin-wght-.*woff2$/.test(file),
  );
  const texts = Object.values(manifest)
    .filter(({ src = '' }) => language && isFirstText(src, language))
    .map(({ file }) => file);
  if (fonts.length !== 2 || (language && texts.length === 0))
    throw new Error(`The build lacks a font or the first texts of ${language}.`);
  return [
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...texts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ].join('');
}

function languageAttributes(language: Language): string {
  return `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
}

function brandOfBuild(): string {
  return process.env['BRAND_NAME'] ?? 'Nearhand';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
