import * as z from 'zod/mini';
import { get, put } from '../contract.ts';
import { everyone } from '../roles.ts';
import { channels, choiceNames } from './choices.ts';

const choice = z.enum(choiceNames);

/** One choice of a person. `app`, `mail`: null where nothing of it comes that way. */
const noticeChoice = z.object({ choice, app: z.nullable(z.boolean()), mail: z.nullable(z.boolean()) });
export type NoticeChoice = z.output<typeof noticeChoice>;

const reply = z.object({ choices: z.array(noticeChoice) });

export const choicesApi = {
  own: get('/api/notifications/choices', {
    summary: 'What the reader can switch off in the app and by mail, and has',
    access: { roles: everyone },
    reply,
  }),
  choose: put('/api/notifications/choices', {
    summary: 'Switch notices off, or on again, in the app or by mail',
    access: { roles: everyone },
    body: z.strictObject({ choice, channel: z.enum(channels), is_on: z.boolean() }),
    reply,
  }),
};
