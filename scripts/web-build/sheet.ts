import type { InlineConfig } from 'vite';

type Plugins = NonNullable<InlineConfig['plugins']>;

/**
 * A separate build of a style sheet. Fonts and pictures have the same names in both, because their
 * names are content hashes.
 */
export function sheetBuild(
  entry: string,
  web: string,
  outDir: string,
  plugins: Plugins,
): InlineConfig {
  return {
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: { input: entry },
    },
  };
}
