import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadChunk } from './scripts/first-loads.ts';
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
      input: {
        'first-paint': 'web/app/first-paint.css',
        rest: 'web/styles/rest.css',
        app: 'web/app/main.tsx',
        site: 'web/site/script.ts',
        forms: 'web/site/forms.ts',
        'request-form': 'web/site/request-form.ts',
        'second-step': 'web/site/second-step.ts',
      },
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The first load has a list of all that can be loaded later: one character less of each hash is 70 bytes less, and seven are plenty.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Left alone, the bundler makes a dozen chunks of a kilobyte, which cost a phone more round trips than bytes, or puts what the forms need beside
          // what every screen needs. The first load is framework, site, app, what is of the role, and the screen's own chunk (tests/site/bytes.test.ts).
          groups: [
            {
              name: 'framework',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
              priority: 3,
            },
            // What the public forms check with, those of accounts and all of them, and apart from it what only the forms of the app do.
            { name: 'rules', test: /node_modules\/zod\/|\/shared\/fields\.ts$/ },
            // Where a car stands or is wanted: no form of an account asks.
            { name: 'place-rules', test: /\/shared\/places\/schema\.ts$/ },
            {
              name: 'account-rules',
              test: /\/shared\/(auth\/(schema|guessed-words)|profile\/person-schema)\.ts$|\/web\/(client\/guessed-first|site\/forms\/passwords)\.ts$/,
            },
            // What a code is checked with, on the pages of the second step and in the app's dialog.
            { name: 'code-rules', test: /\/shared\/auth\/second-(codes|schema)\.ts$|\/web\/ui\/digits-input\.ts$/ },
            // How a number is read that people wrote: by the request form and the fields of the app, and by no home.
            { name: 'amount', test: /\/shared\/amount\.ts$/, priority: 3 },
            // How photos are sent, apart from the forms: a message carries photos, and its chat has no form.
            {
              name: 'uploads',
              test: /\/shared\/photos\/limits\.ts$|\/web\/modules\/photos\/(chooser|prepare|uploads|use-photo-\w+)\.tsx?$/,
              priority: 0.5,
            },
            // What the pages of chats say.
            {
              name: 'chats',
              test: /\/words\/messages\/(\w\w\/)?(chat|removed-message)\.ts$|\/(shared|web\/modules)\/messages\/(removed|unread)\.tsx?$/,
              priority: 0.4,
              minShareCount: 2,
            },
            // The rows of a car’s fields, in words: many screens tell them, no home does. Before what the market has, or it would take them along.
            {
              name: 'car-fields',
              priority: 0.7,
              test: /\/shared\/(field-(row|words)|cars\/(fields|facts-in-words|option-words))\.ts$|\/web\/modules\/cars\/beside-price\.tsx$/,
            },
            // What is said of a car apart from all else: no form is larger than its own, which needs nothing else.
            { name: 'car-rules', test: /\/shared\/(price|cars\/schema)\.ts$/ },
            // Those of the administrator's forms come with them.
            { name: 'schemas', test: /\/shared\/(?!content|moderation|requests|settings)\w+\/schema\.ts$/ },
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
              test: /\/(shared\/(account-header|cars\/options|length|auth\/(pages|second-step-needed)|money|requests\/budget-in-words|addresses\/(public-paths|spoken)|site\/storage)|web\/(client\/(http|language|stored|sign-out-pending)|ui\/(toast(-card)?|show-password)))\.ts$/,
              priority: 3,
            },
            { name: (id, build) => (firstLoadChunk(id, build) === 'app' ? 'app' : null), debugName: 'app', priority: 2 },
            // What a home shares with other screens of its role.
            { name: firstLoadChunk, debugName: 'of a role', priority: 1, minShareCount: 2 },
            // Two lines, which many screens need without the market.
            { name: 'places', priority: 0.6, test: /\/shared\/places\/maps\.ts$/ },
            // What the screens of the market share; no home has any of it. After what homes have, or it would take that along.
            {
              name: 'market',
              priority: 0.5,
              test: /\/web\/modules\/(dealers|cars\/(car-(card|cover|label)|saved))[\w/-]*\.tsx?$|\/web\/ui\/(heart|saves-data)\.tsx?$/,
              minShareCount: 2,
            },
            // Read by a few screens and no home.
            {
              name: 'settings',
              priority: 2,
              test: /\/web\/modules\/settings\/(queries\.ts|support-address\.tsx)$|\/shared\/settings\/(api|reads|schema)\.ts$/,
            },
            // What most screens have and no home: it comes right after the first paint (web/app/rest.ts), with what follows live events.
            {
              name: 'common',
              priority: 1,
              test: /\/web\/ui\/(lazy-dialog|(?!.*(dialog|field|input|submit|heart|tabs|saves-data|table|export|consequences|size-in-words)))|\/web\/modules\/((auth|profile|verification|dealers|ratings)\/queries|messages\/(outbox|unsent))\.tsx?$|\/web\/client\/(live\/|stale)|\/shared\/cars\/facts[\w-]*\.ts$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
