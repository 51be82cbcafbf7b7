import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RequestInLink } from '../../../shared/addresses/filters.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { id } from '../../../shared/fields.ts';
import { typedKsh } from '../../../shared/money.ts';
import { requestFields } from '../../../shared/requests/fields.ts';
import { requestForm } from '../../../shared/requests/schema.ts';
import { noCar } from '../../../shared/site/pages.ts';
import { refusalOf } from '../../../shared/site/refusal.ts';
import { requestRulesWords } from '../../../words/requests/request-rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dropDraft, dropPosted, keepDraft, readDraft } from '../../site/draft.ts';
import { type Address, type FormPage, formPages, type RenderForm, type Typed } from '../../site/form-page.ts';
import { findAsked } from './asked-car.ts';
import type { DraftTokens } from './draft-tokens.ts';
import { findOwnRequestId, findPlace } from './queries.ts';
import { type RequestDraft, requestIn, withBoxes, withMeantBudget } from './request-draft.ts';
import { postRequest } from './requests.ts';

const filledIn = namesAt(requestFields, 'link') satisfies (keyof RequestInLink)[];

/** The fields of a request that an address fills in; null when there are none. */
function fieldsIn(address: RequestInLink): Record<string, string> | null {
  const given = filledIn.flatMap((name) => (address[name]?.trim() ? [[name, address[name]] as const] : []));
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** What the form begins with: the car whose page asks for an offer, what the address says of the car that is wanted, or the request that waits. */
async function beginning(db: Database, request: FastifyRequest, address: Address): Promise<Typed> {
  const car = await findAsked(db, address.car, request.actor);
  if (car) return { car_model: car.name, budget: typedKsh(car.price), asked_car_id: car.id };
  const fields = fieldsIn(address) ?? readDraft(request);
  return address.car === noCar ? { ...fields, asked_car_id: '' } : fields;
}

/** Where this person is, as their profile says: the request begins there. */
const placeOf = async (db: Database, actor: Actor | null) => actor && (await findPlace(db, actor.user_id));

const postRequestPageOf = (db: Database): FormPage<'post-request'> => ({
  name: 'post-request',
  // The same id again after a refusal: if the answer to a submit is lost, sending the form again creates no second request
  // (docs/domain/lifecycles.md, "Every step").
  props: async (_address, typed, { actor }) => ({
    id: id.safeParse(typed.id).success && typed.id ? typed.id : uuidv7(),
    asked: await findAsked(db, typed.asked_car_id, actor),
    place: await placeOf(db, actor),
  }),
  values: async (request, address) => {
    const { location, ...typed } = await beginning(db, request, address);
    return { ...typed, location: location || ((await placeOf(db, request.actor)) ?? '') };
  },
  form: () => 'post-request',
  // Only of a request that waits: the address alone says nothing.
  refused: ({ again }, values) => (values.id && again && again !== 'change' ? refusalOfWaiting(again, values) : null),
});

const readyPageOf = (db: Database): FormPage<'request-ready'> => ({
  name: 'request-ready',
  props: async (_address, typed, { actor }) => ({ asked: await findAsked(db, typed.asked_car_id, actor) }),
  values: readDraft,
  form: () => 'post-request',
});

const sentences = new Map([
  ['too_often', () => requestRulesWords.tomorrow],
  ['id_of_another', () => requestRulesWords.notAsItWas],
]);

/** Why the request that waits was not posted, as its form would have said it. */
function refusalOfWaiting(code: string, values: Record<string, string>) {
  if (code === 'invalid') {
    const { error } = requestForm.safeParse(withBoxes(values));
    if (!error) return null;
    const { fields = {}, ...problem } = invalid(error.issues).problem;
    return { errors: fields, banner: refusalOf('post-request', problem) };
  }
  const detail = sentences.get(code)?.() ?? requestRulesWords.tryAgain;
  return { errors: {}, banner: refusalOf('post-request', { status: code === 'too_often' ? 429 : 409, code, detail }) };
}

// Only buyers post; a visitor may fill the form and sign in on sending it (docs/domain/accounts.md, "A request that waits").
const elsewhere = (actor: Actor | null) => (actor && actor.role !== 'buyer' ? paths.dashboard : null);

interface RequestPages {
  db: Database;
  draftTokens: DraftTokens;
  draft: RequestDraft;
  render: RenderForm;
}

/** The request form and the request that waits, which work without JavaScript (docs/domain/accounts.md, "Forms without JavaScript"). */
export function requestPages(app: FastifyInstance, { db, draftTokens, draft, render }: RequestPages): void {
  const { shown, posted } = formPages(app, render);
  const postRequestPage = postRequestPageOf(db);
  const readyPage = readyPageOf(db);

  shown(paths.postRequest, postRequestPage, async (request, address, reply) => {
    const { car_model, car, again, sent } = address;
    const { actor } = request;
    const waits = Boolean(readDraft(request).id);
    if (!actor) return car_model?.trim() === '' ? paths.auth({ tab: 'sign-up', next: paths.postRequest }) : null;
    if (actor.role !== 'buyer') return waits ? paths.readyRequest : paths.dashboard;
    if (sent && id.safeParse(sent).success && (await findOwnRequestId(db, actor, sent))) return paths.request(sent);
    if (fieldsIn(address) || car || again || !waits) return null;
    return (await draft.postedBefore(actor, request, reply)) ?? paths.readyRequest;
  });
  posted(paths.postRequest, postRequestPage, async (sent, request, reply, { asked }) => {
    const { actor } = request;
    const away = elsewhere(actor);
    if (away) return away;
    const typed = withMeantBudget(sent, Boolean(asked));
    // Checked before asking a visitor to sign in, as the page's script does: errors are shown on the form first.
    const form = requestIn(typed);
    if (!actor) {
      keepDraft(request, reply, typed);
      return paths.auth({ tab: 'sign-up', draft_token: draftTokens.of(form.id) });
    }
    await postRequest(db, actor, form);
    dropPosted(request, reply, form.id);
    return withNotice(paths.request(form.id), 'request-posted');
  });

  shown(paths.readyRequest, readyPage, async (request, _address, reply) => {
    const { actor } = request;
    if (!actor) return paths.postRequest;
    if (!readDraft(request).id) return actor.role === 'buyer' ? paths.requests : paths.dashboard;
    return draft.postedBefore(actor, request, reply);
  });
  posted(paths.readyRequest, readyPage, async (typed, request, reply) => {
    const { actor } = request;
    // Another tab may have put another request in its place: only the one that was seen is posted.
    if (actor?.role !== 'buyer' || readDraft(request).id !== typed.id) return paths.readyRequest;
    return draft.post(actor, request, reply);
  });
  posted(paths.dropRequest, readyPage, async (_typed, request, reply) => {
    dropDraft(request, reply);
    return paths.dashboard;
  });
}
