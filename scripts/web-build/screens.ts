import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { isTextOf } from './further-languages.ts';
import { reach, type Manifest } from './manifest.ts';

/**
 * Screens behind the hash that are painted before the app has loaded: `web/index.html` puts them into
 * the root, the app takes them over. Their first sight must be the same for everybody.
 */
const SCREENS = [
  {
    path: '/subscription-plans',
    module: 'pages/professional/plans.tsx',
    reads: (language: Language) => `/api/subscription-plans?language=${language}`,
  },
];

/** What every screen loads, whichever it is. */
const SHARED = ['lazy-screens.tsx', 'lib/api/data-provider.tsx', 'lib/i18n/lazy-texts.ts'];

type Screen = (typeof SCREENS)[number];
type RenderScreen = (
  language: Language,
  path: string,
) => Promise<{ root: string; texts: readonly string[] }>;

/** A screen in one language. */
export interface Prerendered {
  screen: Screen;
  language: Language;
  root: string;
  /** The text files it has loaded. */
  texts: readonly string[];
}

/** Prerenders the screens in every language with the server bundle. */
export async function prerenderScreens(serverEntry: string): Promise<Prerendered[]> {
  const { renderScreen } = (await import(pathToFileURL(serverEntry).href)) as {
    renderScreen: RenderScreen;
  };
  const made: Prerendered[] = [];
  for (const language of LANGUAGES) {
    for (const screen of SCREENS) {
      made.push({ screen, language, ...(await renderScreen(language, screen.path)) });
    }
  }
  return made;
}

/**
 * The screens of a language as templates, named by their path: preloads of everything the app then
 * loads for the screen, and what belongs into the root.
 */
export function screenTemplates(
  manifest: Manifest,
  screens: readonly Prerendered[],
  language: Language,
): string {
  return screens
    .filter((one) => one.language === language)
    .map(
      (one) =>
        `<template id="${one.screen.path}"><div>${preloads(manifest, one)}</div><div>${one.root}</div></template>`,
    )
    .join('');
}

function preloads(manifest: Manifest, { screen, language, texts }: Prerendered): string {
  const scripts = modulesOf(manifest, screen, language, texts).map(
    (file) => `<link rel="modulepreload" href="/${file}" crossorigin>`,
  );
  const read = `<link rel="preload" href="${screen.reads(language)}" as="fetch" crossorigin="use-credentials">`;
  return [...scripts, read].join('');
}

function modulesOf(
  manifest: Manifest,
  { module }: Screen,
  language: Language,
  texts: readonly string[],
): string[] {
  const keys = Object.keys(manifest);
  const textsOf = (name: string) =>
    keys.filter((key) => isTextOf(key, language) && key.endsWith(`/${name}.ts`));
  const roots = [...SHARED, module, ...texts.flatMap(textsOf)];
  const unknown = roots.find((key) => !manifest[key]);
  if (unknown) throw new Error(`The build has no ${unknown}.`);
  const first = new Set(
    keys.filter((key) => manifest[key]?.isEntry).flatMap((key) => [...reach(manifest, key)]),
  );
  const needed = new Set(roots.flatMap((key) => [...reach(manifest, key)]));
  const files = [...needed]
    .filter((key) => !first.has(key))
    .map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)];
}
