import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type FormState, noticeBanner } from '../../shared/accounts/pages.ts';
import type { SitePage, SitePages } from '../../shared/site/pages.ts';
import { type FormName, refusalOf } from '../../shared/site/refusal.ts';
import { explain, invalid } from '../platform/http/errors.ts';

/** What the addresses of these pages may carry. */
export interface Address {
  tab?: string;
  next?: string;
  token?: string;
  notice?: string;
}

/** The pages of the site that are forms. */
type FormPageName = { [Name in SitePage]: SitePages[Name] extends FormState ? Name : never }[SitePage];

/** Draws a form page as HTML for whoever asks. */
export type RenderForm = <Name extends FormPageName>(
  request: FastifyRequest,
  name: Name,
  props: SitePages[Name],
) => string | Promise<string>;

/** A page with a form, or two, on it. */
export interface FormPage<Name extends FormPageName> {
  name: Name;
  /** What it shows besides the state of its form. */
  props: (address: Address, typed: Typed) => Omit<SitePages[Name], keyof FormState>;
  /** What the form is filled with before anything was sent, if anything. */
  values?: (request: FastifyRequest) => Typed;
  /** Which form is on it: that decides how a refusal is worded. */
  form: (address: Address) => FormName;
}

/** What was typed into a form, by the names of its inputs. */
export type Typed = Record<string, string>;

/** Where this visitor belongs instead of on the page, if anywhere. */
type Leads = (request: FastifyRequest, address: Address) => string | null;

const hidden = { schema: { hide: true } };
const secrets = ['password', 'confirmPassword', 'current_password', 'token'];

/** The form pages of a module, drawn by `render`. */
export function formPages(app: FastifyInstance, render: RenderForm) {
  async function show<Name extends FormPageName>(
    page: FormPage<Name>,
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    typed: Typed,
    state: Omit<FormState, 'values'>,
  ) {
    const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.includes(name)));
    const props = { ...page.props(address, typed), values, ...state } as SitePages[Name];
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await render(request, page.name, props));
  }

  return {
    /** GET: the empty form, unless `leads` sends this visitor elsewhere. */
    shown<Name extends FormPageName>(path: string, page: FormPage<Name>, leads: Leads = () => null): void {
      app.get(path, hidden, async (request, reply) => {
        const address: Address = textsIn(request.query);
        const elsewhere = leads(request, address);
        if (elsewhere) return reply.redirect(elsewhere, 303);
        return show(page, request, reply, address, page.values?.(request) ?? {}, { errors: {}, banner: noticeBanner(address.notice) });
      });
    },

    /** POST: does the work and goes on to the path it returns, or shows the form again with what was typed and why not (RULINGS 36). */
    posted<Name extends FormPageName>(
      path: string,
      page: FormPage<Name>,
      work: (typed: Typed, request: FastifyRequest, reply: FastifyReply, address: Address) => Promise<string>,
    ): void {
      app.post(path, hidden, async (request, reply) => {
        const address: Address = textsIn(request.query);
        const typed = textsIn(request.body);
        try {
          return reply.redirect(await work(typed, request, reply, address), 303);
        } catch (error) {
          const problem = explain(error, request, reply);
          const banner = refusalOf(page.form(address), problem);
          return show(page, request, reply, { token: typed.token, ...address }, typed, { errors: problem.fields ?? {}, banner });
        }
      });
    },
  };
}

// A name given twice is a list, which none of our forms sends.
function textsIn(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The form as its schema reads it. Throws 422 with the sentence for each field in fault. */
export function parseForm<S extends z.ZodMiniType>(schema: S, typed: unknown): z.output<S> {
  const parsed = schema.safeParse(typed);
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}
