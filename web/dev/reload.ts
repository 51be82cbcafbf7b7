// With the public pages in `npm run dev` only (server/dev/vite.ts).
import.meta.hot?.on('pages:changed', () => location.reload());
