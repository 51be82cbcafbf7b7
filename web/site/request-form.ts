import './script.ts';
import { enhance } from './forms/enhance.ts';
import { postRequest, requestsForm } from './forms/post-request.ts';

// The script of the request form, which needs nothing of those of accounts: everything here also works without it.

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form=post-request]')) {
  enhance(form, requestsForm);
  postRequest(form);
}
