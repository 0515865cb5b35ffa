import type { InlineConfig } from 'vite';

type Plugins = NonNullable<InlineConfig['plugins']>;

/**
 * How a style sheet is built apart from the app. Fonts and pictures have the same names in both, for
 * their names follow from their bytes.
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
