import path from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkOf } from '#scripts/web-build/chunks.ts';
import { furtherLanguages } from '#scripts/web-build/further-languages.ts';
import { compiledTexts } from '#scripts/web-build/texts.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  define: {
    'import.meta.env.VITE_BRAND_NAME': JSON.stringify(process.env['BRAND_NAME'] ?? 'Nearhand'),
  },
  plugins: [furtherLanguages(), compiledTexts(), react(), tailwindcss()],
  resolve: {
    alias: {
      // Messages are compiled at build time: the browser only needs the part that formats them.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // wouter asks for the shim of a hook that our React has.
      'use-sync-external-store/shim/index.js': 'react',
      // use-intl remembers its formats by one of the ways of a package that has three.
      '@formatjs/fast-memoize': path.join(import.meta.dirname, 'web/lib/i18n/memoize.ts'),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every later file is named in the first script: a shorter name of each is worth half a kB there.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: chunkOf }] },
      },
    },
  },
  server: { proxy: { '/api': API, '/dev': API } },
});
