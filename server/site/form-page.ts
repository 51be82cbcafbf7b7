import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { RequestInLink } from '../../shared/addresses/filters.ts';
import { noticeBanner } from '../../shared/auth/notices.ts';
import type { FormState } from '../../shared/auth/pages.ts';
import type { SitePage, SitePages } from '../../shared/site/pages.ts';
import { type FormName, refusalOf } from '../../shared/site/refusal.ts';
import { explain, invalid } from '../platform/http/errors.ts';
import { seeOther } from '../platform/http/see-other.ts';
import type { DrawnPage } from './rendering.ts';

/** The query parameters of these pages, with the start of a request: what was typed into the field of the landing page, or looked for among the cars. */
export interface Address extends RequestInLink {
  tab?: string;
  next?: string;
  token?: string;
  notice?: string;
  /** How the second step is taken. */
  way?: string;
  draft_token?: string;
  /** The car whose page asks for an offer. */
  car?: string;
  /** Why the form shows the request that waits: a code of a refusal, or 'change'. */
  again?: string;
  /** The request that was sent from this form. */
  sent?: string;
  /** The form has asked what a lone number means as a budget. */
  asked?: string;
}

/** The pages of the site that are forms. */
type FormPageName = { [Name in SitePage]: SitePages[Name] extends FormState ? Name : never }[SitePage];

/** Renders a form page for the viewer of this request. */
export type RenderForm = <Name extends FormPageName>(
  request: FastifyRequest,
  name: Name,
  props: SitePages[Name],
) => DrawnPage | Promise<DrawnPage>;

/** A page with one or two forms. */
export interface FormPage<Name extends FormPageName> {
  name: Name;
  /** Its props besides the form's state. */
  props: (address: Address, typed: Typed, request: FastifyRequest) => OrPromise<Omit<SitePages[Name], keyof FormState>>;
  /** The initial values of the form, if any. */
  values?: (request: FastifyRequest, address: Address) => OrPromise<Typed>;
  /** The refusal with which it opens, if what these values hold was refused before. */
  refused?: (address: Address, values: Typed) => Pick<FormState, 'errors' | 'banner'> | null;
  /** The name of its form, which decides the sentences of a refusal. */
  form: (address: Address) => FormName;
  /** Open also to who has to choose a password of their own first. */
  beforeOwnPassword?: true;
  /** Open also to who has to set up a second step first. */
  beforeSecondFactor?: true;
  /** What it sends is done also for who is suspended: not as their account. */
  duringSuspension?: true;
  /** Open also during maintenance. */
  duringMaintenance?: (address: Address) => boolean;
}

type OrPromise<T> = T | Promise<T>;

/** What was typed into a form, by the names of its inputs. */
export type Typed = Record<string, string>;

/** The path to redirect this visitor to instead of showing the page, or null. */
type RedirectOf = (request: FastifyRequest, address: Address, reply: FastifyReply) => string | null | Promise<string | null>;

const optionsOf = ({
  beforeOwnPassword,
  beforeSecondFactor,
  duringSuspension,
  duringMaintenance: isOpen,
}: Pick<FormPage<FormPageName>, 'beforeOwnPassword' | 'beforeSecondFactor' | 'duringSuspension' | 'duringMaintenance'>) => {
  const duringMaintenance = isOpen && (({ query }: FastifyRequest) => isOpen(textsIn(query)));
  return { schema: { hide: true }, config: { beforeOwnPassword, beforeSecondFactor, duringSuspension, duringMaintenance } };
};
// A form that is refused is drawn anew, which costs us ten times what other calls do.
const callsOfAForm = 10;
// UTF-16 units: the longest field takes a thousand characters, the rare ones two units each; a person may well type twice as much.
const mostShown = 4_000;
const secrets = ['password', 'confirmPassword', 'current_password', 'token'];

/** Registers the form pages of a module, rendered by `render`. */
export function formPages(app: FastifyInstance, render: RenderForm) {
  async function show<Name extends FormPageName>(
    page: FormPage<Name>,
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    typed: Typed,
    state: Omit<FormState, 'values'>,
  ) {
    // A page writes a character in up to six.
    const short = shortIn(typed);
    const values = Object.fromEntries(Object.entries(short).filter(([name]) => !secrets.includes(name)));
    const props = { ...(await page.props(shortIn(address), short, request)), values, ...state } as SitePages[Name];
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await render(request, page.name, props));
  }

  return {
    /** GET: shows the empty form, unless `redirectOf` sends this visitor elsewhere. */
    shown<Name extends FormPageName>(path: string, page: FormPage<Name>, redirectOf: RedirectOf = () => null): void {
      app.get(path, optionsOf(page), async (request, reply) => {
        const address: Address = textsIn(request.query);
        const elsewhere = await redirectOf(request, address, reply);
        if (elsewhere) return seeOther(reply, elsewhere);
        const values = (await page.values?.(request, address)) ?? {};
        const state = page.refused?.(address, values) ?? { errors: {}, banner: noticeBanner(address.notice) };
        return show(page, request, reply, address, values, state);
      });
    },

    /**
     * POST: does the work and redirects to the path it returns, or shows the form again with what was typed and the errors
     * (docs/domain/accounts.md, "Forms without JavaScript").
     */
    posted<Name extends FormPageName>(
      path: string,
      page: FormPage<Name>,
      work: (typed: Typed, request: FastifyRequest, reply: FastifyReply, address: Address) => Promise<string>,
    ): void {
      const { schema, config } = optionsOf(page);
      app.post(path, { schema, config: { ...config, calls: callsOfAForm } }, async (request, reply) => {
        const address: Address = textsIn(request.query);
        const typed = textsIn(request.body);
        try {
          return seeOther(reply, await work(typed, request, reply, address));
        } catch (error) {
          const problem = explain(error, request, reply);
          const banner = refusalOf(page.form(address), problem);
          return show(page, request, reply, { token: typed.token, ...address }, typed, { errors: problem.fields ?? {}, banner });
        }
      });
    },
  };
}

// A name given twice arrives as a list; none of our forms sends one, so it is dropped.
function textsIn(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const shortIn = <Texts extends Typed | Address>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text === undefined || text.length <= mostShown)) as Texts;

/** The form as its schema reads it. Throws 422 with the sentence for each field in fault. */
export function parseForm<S extends z.ZodMiniType>(schema: S, typed: unknown): z.output<S> {
  const parsed = schema.safeParse(typed);
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}
