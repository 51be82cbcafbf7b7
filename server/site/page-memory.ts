import { publicPage } from '../../shared/site/public-pages.ts';
import { toLast } from '../platform/http/compression.ts';
import type { DrawnPage, RenderHtml, RenderPage } from './rendering.ts';

// In a cached page these characters, from Unicode's private use area, are placeholders for the reader's name, its initial, their id, and the new id
// of a form.
const name = '\uE000\uE001';
const initial = '\uE000';
const freshId = '\uE002';
const userId = '\uE003';
const places = /\uE000\uE001|[\uE000\uE002\uE003]/g;

/**
 * Caches rendered public pages while their texts are the same, because rendering one takes a hundred times as long as sending it. One that all
 * visitors get is kept as bytes, so that it is compressed once too; in the others the reader's data are filled in for each request. A page with other
 * personal content (typed values, a refusal, a banner, `next`) is rendered each time.
 */
export function fromMemory(renderHtml: RenderHtml): RenderPage {
  // Keyed by the texts object: when the texts change, the old pages are garbage-collected.
  const kept = new WeakMap<object, Map<string, DrawnPage>>();

  return (page, chrome, props) => {
    const { id = '', ...rest } = props as { id?: string };
    const { content, banner, viewer, ...site } = chrome;
    if ((publicPage(page)?.path ?? '') !== site.path || banner || !isUntouched(rest)) return renderHtml(page, chrome, props);

    const pages = kept.get(content) ?? new Map<string, DrawnPage>();
    kept.set(content, pages);
    const key = JSON.stringify([page, site, viewer?.role, viewer?.is_verified, viewer?.is_suspended, Boolean(id), rest]);
    const isForAll = !viewer && !id;
    const anybody = viewer && {
      role: viewer.role,
      is_verified: viewer.is_verified,
      is_suspended: viewer.is_suspended,
      user_id: userId,
      full_name: name,
      email: '',
    };
    const render = () => renderHtml(page, { ...chrome, viewer: anybody }, { ...props, ...(id && { id: freshId }) });
    const drawn = pages.get(key) ?? (isForAll ? toLast(render()) : render());
    pages.set(key, drawn);
    if (typeof drawn !== 'string') return drawn;

    const called = viewer?.full_name || viewer?.email || '';
    const own: Record<string, string> = { [name]: called, [initial]: called.slice(0, 1), [freshId]: id, [userId]: viewer?.user_id ?? '' };
    return drawn.replace(places, (place) => escapeHtml(own[place] ?? ''));
  };
}

/** Whether a page's props contain nothing about its reader. `tab` is ignored, and what is true or false: they have only two values. */
function isUntouched({ tab: _, ...props }: Record<string, unknown>): boolean {
  return Object.values(props).every((value) => !value || value === true || (typeof value === 'object' && Object.keys(value).length === 0));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
