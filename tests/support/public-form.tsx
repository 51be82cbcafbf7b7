import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chrome } from '../../shared/site/pages.ts';
import type { FormName } from '../../shared/site/refusal.ts';
import { enhance } from '../../web/site/forms/enhance.ts';
import { forms as accountForms } from '../../web/site/forms/forms.ts';
import { watchNewPassword } from '../../web/site/forms/new-password.ts';
import { postRequest, requestsForm } from '../../web/site/forms/post-request.ts';
import { askForCode, secondStepForms } from '../../web/site/forms/second-step.ts';
import { signUp } from '../../web/site/forms/sign-up.ts';

/** What a public page gets around its own props. */
export const chrome = {
  title: 'TafutaGari',
  language: 'en' as const,
  publicUrl: 'http://127.0.0.1',
  siteName: 'TafutaGari',
  siteDescription: '',
  supportEmail: 'support@example.com',
  dataRetentionDays: 365,
  content: {},
  path: '/',
  viewer: null,
  assets: { styles: [], laterStyles: [], scripts: [], preloads: [], fonts: [] },
} satisfies Chrome;

/** What a form page shows that was not refused. */
export const untouched = { values: {}, errors: {}, banner: null };

const forms = { 'post-request': requestsForm, ...accountForms, ...secondStepForms };

/** A form of a public page as the server draws it, with its script: for `testForm`. */
export function PublicForm({ page, name }: { page: ReactElement; name: FormName }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
    const form = drawn.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
    if (!form || !place.current) throw new Error(`the page has no form '${name}'`);
    place.current.append(form);
    watchNewPassword(form);
    enhance(form, forms[name]);
    if (name in secondStepForms) askForCode(form);
    if (name === 'post-request') postRequest(form);
    if (name === 'sign-up') signUp(form);
  }, []);
  return <div ref={place} />;
}
