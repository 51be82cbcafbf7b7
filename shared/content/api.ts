import * as z from 'zod/mini';
import { get, post, put } from '../contract.ts';
import { cursor, id, page } from '../fields.ts';
import { contentText, contentVersion, publicText } from './replies.ts';
import { contentForm, contentPages, previewForm, restoreForm } from './schema.ts';

const params = z.object({ id });
const sectionKey = z.optional(z.string().check(z.maxLength(50)));
const access = { roles: ['admin'] } as const;

/** The texts of the public pages: what they say for everybody, the rest for the administrator (docs/domain/words.md, "Site texts"). */
export const contentApi = {
  read: get('/api/content', {
    summary: 'What the texts of the public pages say now, for everybody; of one page, or one section, if asked for',
    access: 'anyone',
    query: z.object({ page_key: z.optional(z.enum(contentPages)), section_key: sectionKey }),
    reply: z.object({ rows: z.array(publicText) }),
  }),
  texts: get('/api/admin/content', {
    summary: 'Every text of a page that can be edited, in the order of the page; or of all pages',
    access,
    query: z.object({ page_key: z.optional(z.enum(contentPages)) }),
    reply: z.object({ rows: z.array(contentText) }),
  }),
  update: put('/api/admin/content/:id', {
    summary: 'Change a text, with the version that was seen; it is on the site at once',
    access,
    params,
    body: contentForm,
    reply: contentText,
  }),
  history: get('/api/admin/content/:id/history', {
    summary: 'What a text said before, the latest first',
    access,
    params,
    query: z.object({ cursor }),
    reply: page(contentVersion),
  }),
  restore: post('/api/admin/content/:id/restore', {
    summary: 'Let a text say again what it said in an earlier version',
    access,
    params,
    body: restoreForm,
    reply: contentText,
  }),
  preview: post('/api/admin/content/:id/preview', {
    summary: 'The page on which a text shows, as it would look with another one; changes nothing',
    access,
    params,
    body: previewForm,
    reply: z.object({ html: z.string() }),
  }),
};
