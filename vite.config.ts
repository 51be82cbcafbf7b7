import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas, sonnerWithoutInlineStyles } from './scripts/vite-plugins.ts';

export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyles(), contractWithoutSchemas()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'web/app/main.tsx', site: 'web/site/script.ts', forms: 'web/site/forms.ts' },
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // Left alone, the bundler puts what the forms need beside what every page needs, and the first load carries both.
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//, priority: 1 },
            { name: 'rules', test: /node_modules\/zod\/|\/shared\/(fields|.*\/schema)\.ts$/ },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            // What the public forms share with the app, so that they need nothing else of it.
            { name: 'site', test: /\/shared\/(accounts\/pages|money|site\/\w+)\.ts$/ },
            // The rest of the first load in one piece: a dozen chunks of a kilobyte cost more round trips than bytes.
            { name: 'first', tags: ['$initial'], test: /\/web\/(app|client|modules|ui)\// },
          ],
        },
      },
    },
  },
});
