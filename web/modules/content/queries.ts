import { contentApi } from '../../../shared/content/api.ts';
import { contentHistory, contentTexts } from '../../../shared/content/reads.ts';
import type { ContentForm, ContentPage, RestoreForm } from '../../../shared/content/schema.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The editable texts of one page. */
export const useTexts = (page: ContentPage) => useRead('content', contentTexts(page));

/** What a text said before, the latest first. */
export const useHistory = (id: string) => usePaged('content', contentHistory(id));

/** Changes a text. */
export function useUpdateText(id: string) {
  return useChange(['content.updated'], (body: ContentForm) => call(contentApi.update, { params: { id }, body }));
}

/** Lets a text say again what it said in an earlier version. */
export function useRestoreText(id: string) {
  return useChange(['content.updated'], (body: RestoreForm) => call(contentApi.restore, { params: { id }, body }));
}

/** The page on which a text shows, with this one in its place. */
export async function previewOf(id: string, content_value: string): Promise<string> {
  return (await call(contentApi.preview, { params: { id }, body: { content_value } })).html;
}
