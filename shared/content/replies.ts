import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { contentPages } from './schema.ts';

/** What one text says, as everybody reads it on its page. */
export const publicText = z.object({
  page_key: z.enum(contentPages),
  section_key: z.string(),
  content_key: z.string(),
  content_value: z.string(),
});

/** One editable text as the administrator sees it. */
export const contentText = z.object({
  id,
  page_key: z.enum(contentPages),
  section_key: z.string(),
  content_key: z.string(),
  content_value: z.string(),
  /** Whether it says what the program brought along: nobody has edited it. */
  is_default: z.boolean(),
  /** Counts its changes. */
  version: z.number(),
  updated_at: instant,
});
export type ContentText = z.output<typeof contentText>;

/** What a text said from one change to the next. */
export const contentVersion = z.object({ id: z.string(), version: z.number(), content_value: z.string(), saved_at: instant });
