import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * sonner writes its stylesheet into the page at run time, which our Content-Security-Policy refuses; the same styles come with app.css.
 * Throws when sonner changes so that the call is not found: then toasts would be unstyled and nobody told.
 */
function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: 'sonner-without-inline-styles',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const stripped = code.replace(/^__insertCSS\([\s\S]*?\);$/m, '');
      if (stripped === code) this.error('sonner no longer inserts its styles the way this plugin knows');
      return { code: stripped, map: null };
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyles()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: 'web/app/main.tsx', site: 'web/site/script.ts', forms: 'web/site/forms.ts' } },
  },
});
