import { read } from '../contract.ts';
import { contentApi } from './api.ts';
import type { ContentPage } from './schema.ts';

/** The editable texts of one page, for the administrator. */
export const contentTexts = (page_key: ContentPage) => read(contentApi.texts, { query: { page_key } });

/** What a text said before. */
export const contentHistory = (id: string) => read(contentApi.history, { params: { id } });
