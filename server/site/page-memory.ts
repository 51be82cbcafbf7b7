import { publicPage } from '../../shared/site/public-pages.ts';
import type { RenderPage } from './render.ts';

// In a cached page these characters, from Unicode's private use area, are placeholders for the reader's name, its initial, their id, and the new id
// of a form.
const name = '\uE000\uE001';
const initial = '\uE000';
const freshId = '\uE002';
const userId = '\uE003';
const places = /\uE000\uE001|[\uE000\uE002\uE003]/g;

/**
 * Caches rendered public pages while their texts are the same, because rendering one takes a hundred times as long as sending it. The reader's data
 * are filled in for each request. A page with other personal content (typed values, a refusal, a banner, `next`) is rendered each time.
 */
export function fromMemory(renderPage: RenderPage): RenderPage {
  // Keyed by the texts object: when the texts change, the old pages are garbage-collected.
  const kept = new WeakMap<object, Map<string, string>>();

  return (page, chrome, props) => {
    const { id = '', ...rest } = props as { id?: string };
    const { content, banner, viewer, ...site } = chrome;
    if ((publicPage(page)?.path ?? '') !== site.path || banner || !isUntouched(rest)) return renderPage(page, chrome, props);

    const pages = kept.get(content) ?? new Map<string, string>();
    kept.set(content, pages);
    const key = JSON.stringify([page, site, viewer?.role, rest]);
    const anybody = viewer && { user_id: userId, role: viewer.role, full_name: name, email: '' };
    const html = pages.get(key) ?? renderPage(page, { ...chrome, viewer: anybody }, { ...props, ...(id && { id: freshId }) });
    pages.set(key, html);
    if (!viewer && !id) return html;

    const called = viewer?.full_name || viewer?.email || '';
    const own: Record<string, string> = { [name]: called, [initial]: called.slice(0, 1), [freshId]: id, [userId]: viewer?.user_id ?? '' };
    return html.replace(places, (place) => escapeHtml(own[place] ?? ''));
  };
}

/** Whether a page's props contain nothing about its reader. `tab` is ignored: it has only two values. */
function isUntouched({ tab: _, ...props }: Record<string, unknown>): boolean {
  return Object.values(props).every((value) => !value || (typeof value === 'object' && Object.keys(value).length === 0));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
