import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { withNotice } from '../../../shared/accounts/pages.ts';
import { id } from '../../../shared/fields.ts';
import { requestForm } from '../../../shared/requests/schema.ts';
import { paths } from '../../../shared/site/paths.ts';
import type { Database } from '../../platform/data/database.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dropDraft, keepDraft, readDraft } from '../../site/draft.ts';
import { type FormPage, formPages, parseForm, type RenderForm } from '../../site/form-page.ts';
import { postRequest } from './requests.ts';

const path = paths.postRequest;

const postRequestPage: FormPage<'post-request'> = {
  name: 'post-request',
  // The same id again after a refusal: if the answer to a submit is lost, sending the form again creates no second request
  // (docs/domain/lifecycles.md, "Every step").
  props: (_address, typed) => ({ id: id.safeParse(typed.id).success && typed.id ? typed.id : uuidv7() }),
  values: readDraft,
  form: () => 'post-request',
};

// Only buyers post; a visitor may fill the form and sign in on sending it (docs/domain/accounts.md, "What a browser keeps").
const elsewhere = (actor: Actor | null) => (actor && actor.role !== 'buyer' ? paths.dashboard : null);

/** The request form, which works without JavaScript (docs/domain/accounts.md, "Forms without JavaScript"). */
export function requestPages(app: FastifyInstance, { db, render }: { db: Database; render: RenderForm }): void {
  const { shown, posted } = formPages(app, render);

  shown(path, postRequestPage, ({ actor }) => elsewhere(actor));
  posted(path, postRequestPage, async (typed, request, reply) => {
    const { actor } = request;
    const away = elsewhere(actor);
    if (away) return away;
    if (!actor) keepDraft(request, reply, path, typed);
    // Checked before asking a visitor to sign in, as the page's script does: errors are shown on the form first.
    const form = parseForm(requestForm, { ...typed, share_phone: 'share_phone' in typed });
    if (!actor) throw new HttpProblem(401, 'not_signed_in', 'Please sign in to post a request.');
    await postRequest(db, actor, form);
    dropDraft(reply, path);
    return withNotice(paths.requests, 'request-posted');
  });
}
