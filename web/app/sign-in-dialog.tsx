import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import { authApi } from '../../shared/auth/api.ts';
import { secondStepApi } from '../../shared/auth/second-api.ts';
import { secondStepNeeded, secondStepOver } from '../../shared/auth/second-rules.ts';
import { signInAgainWords } from '../../words/app/sign-in-again.ts';
import { ApiError, call } from '../client/call.ts';
import { showBeside } from '../client/problems.ts';
import { queryClient } from '../client/query-client.ts';
import { isSamePerson, keepPerson, sessionQuery } from '../client/session.ts';
import { signInAgain } from '../client/sign-in-again.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';

/**
 * Sign-in over whatever page was open when the session ended; what was typed below it stays (docs/domain/accounts.md, "Session's end").
 * Without the schema and the library of other forms, which weigh ten times as much: it is needed when the line is bad, and the server says
 * the same sentences.
 */
export default function SignInDialog() {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  // Of who has a second step, in a browser that forgot them meanwhile.
  const [isSecond, setSecond] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The email is filled in already, if it is known.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(known?.email ? '[name=password]' : '[name=email]')?.focus();
  }, [known?.email]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password, code } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setBusy(true);
    setErrors({});
    try {
      const user = code
        ? await call(secondStepApi.finish, { body: { code } })
        : await call(authApi.signIn, { body: { email: email ?? '', password: password ?? '' } });
      if (!isSamePerson(user)) {
        // Another person's session must not send what this one typed, here or in a draft.
        keepPerson(user);
        return location.assign(paths.dashboard);
      }
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      signInAgain.end();
    } catch (error) {
      setBusy(false);
      const problem = error instanceof ApiError ? error.problem.code : '';
      if (problem === secondStepNeeded.code) return setSecond(true);
      if (problem === secondStepOver.code) setSecond(false);
      showBeside(error, (name, sentence) => setErrors((others) => ({ ...others, [name]: sentence })));
    }
  };

  return (
    <Dialog title={signInAgainWords.heading} canClose={false} onClose={() => undefined}>
      <p className="mb-4">{signInAgainWords.whyAgain}</p>
      <form ref={form} onSubmit={send} noValidate className="grid gap-4">
        <TextField
          name="email"
          label={signInAgainWords.email}
          type="email"
          autoComplete="username"
          defaultValue={known?.email}
          error={errors.email}
        />
        <PasswordField name="password" label={signInAgainWords.password} autoComplete="current-password" error={errors.password} />
        {isSecond && <CodeField name="code" label={signInAgainWords.code} autoFocus error={errors.code} />}
        <div className="dialog-actions">
          {errors.root && <FormProblem sentence={errors.root} />}
          <a className="btn btn-outline" href={paths.auth()}>
            {signInAgainWords.leave}
          </a>
          <SubmitButton isBusy={isBusy} busy={signInAgainWords.signingIn}>
            {signInAgainWords.signIn}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
