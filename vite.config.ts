import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas } from './scripts/vite-plugins.ts';

export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss(), contractWithoutSchemas()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'first-paint': 'web/app/first-paint.css', app: 'web/app/main.tsx', site: 'web/site/script.ts', forms: 'web/site/forms.ts' },
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first load has a list of all that can be loaded later: one character less of each hash is 70 bytes less, and seven are plenty.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Left alone, the bundler makes a dozen chunks of a kilobyte, which cost a phone more round trips than bytes, or puts what the forms need beside
          // what every screen needs. The first load is framework, site, app, lists and the screen's own chunk (tests/site/bytes.test.ts).
          groups: [
            {
              name: 'framework',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
              priority: 3,
            },
            // What the public forms check with, and apart from it what only the forms of the app do.
            { name: 'rules', test: /node_modules\/zod\/|\/shared\/(fields|(accounts|requests)\/schema)\.ts$/ },
            // How photos are sent, apart from the forms: a message carries photos, and its chat has no form.
            {
              name: 'uploads',
              test: /\/shared\/photos\/limits\.ts$|\/web\/modules\/photos\/(chooser|prepare|uploads|use-photo-\w+)\.tsx?$/,
              priority: 0.5,
            },
            // Read by the public form of a request and by the app's forms, which share nothing else.
            { name: 'amounts', priority: 3, test: /\/shared\/amount\.ts$/ },
            // What is said of a car apart from all else: no form is larger than its own, which needs nothing else.
            { name: 'car-rules', test: /\/shared\/(price|cars\/schema)\.ts$/ },
            // Those of the administrator's forms come with them.
            { name: 'schemas', test: /\/shared\/(?!content|moderation|settings)\w+\/schema\.ts$/ },
            // What nearly every form of the app shows, in one chunk instead of five.
            {
              name: 'fields',
              test: /\/web\/ui\/((search-|sort-)?field|field-frame|submit-button|grouped-input|price-field)\.tsx$/,
              minShareCount: 2,
            },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            // What the public pages share with the app, so that they need nothing else of it.
            {
              name: 'site',
              test: /\/(shared\/(account-header|length|accounts\/pages|money|site\/(public-paths|storage))|web\/(client\/(http|stored|sign-out-pending)|ui\/(toast(-card)?|show-password)))\.ts$/,
              priority: 3,
            },
            {
              name: 'app',
              priority: 2,
              tags: ['$initial'],
              test: /\/web\/(app|client|modules|ui)\/(?!first-paint)|node_modules\/react-error-boundary/,
            },
            // Two lines each, which many screens need without the market.
            { name: 'places', priority: 0.6, test: /\/shared\/(month|places\/maps)\.ts$/ },
            // What the screens of the market share; no home has any of it. After 'lists', or it would take along what homes need too.
            {
              name: 'market',
              priority: 0.5,
              test: /\/web\/modules\/(dealers|cars\/(car-(card|cover|label)|saved))[\w/-]*\.tsx?$|\/web\/ui\/(heart|saves-data)\.tsx?$/,
              minShareCount: 2,
            },
            // Read by a few screens and no home.
            { name: 'settings', priority: 2, test: /\/web\/modules\/settings\/queries\.ts$|\/shared\/settings\/(api|reads|schema)\.ts$/ },
            // What homes and lists are made of; dialogs, and whatever brings the rules of a form along, come with their own screens.
            {
              name: 'lists',
              priority: 1,
              test: /\/web\/modules\/(?!files)[\w-]+\/(against-limit|[\w-]+-(line|banner)|overdue-appointments|queries|greeting)\.tsx?$|\/web\/modules\/home\/(next|viewing|figures|first|horizon|confirm|use)[\w-]*\.tsx?$|\/web\/ui\/(?!.*(dialog|field|input|submit|heart|tabs|saves-data|table|export|consequences|size-in-words))|\/shared\/(deal|time|requests\/road|waiting|cars\/(body|colour|looks|options|facts(-in-words)?)|appointments\/after-accepting|bids\/(against-budget|state-in-words))\.ts$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
