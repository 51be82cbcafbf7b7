import { useForm } from 'react-hook-form';
import { accountsApi } from '../../shared/accounts/api.ts';
import { paths } from '../../shared/site/paths.ts';
import { call } from '../client/call.ts';
import { showProblem } from '../client/problems.ts';
import { queryClient } from '../client/query-client.ts';
import { forgetPerson, isSamePerson, sessionQuery } from '../client/session.ts';
import { signedInAgain } from '../client/sign-in-again.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';

/** Sign-in over whatever page was open when the session ended; what was typed below it stays (RULINGS 18). */
export default function SignInDialog() {
  // No schema here: it would double what this dialog weighs, and the server says the same sentences.
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (credentials) => {
    try {
      const user = await call(accountsApi.signIn, { body: credentials });
      if (!isSamePerson(user)) {
        // Another person's session must not send what this one typed, here or in a draft.
        forgetPerson();
        return location.assign(paths.dashboard);
      }
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      signedInAgain();
    } catch (error) {
      showProblem('Sign in failed', error, form.setError);
    }
  });

  return (
    <Dialog title="Please sign in again" canClose={false} onClose={() => undefined}>
      <p className="mb-4">Your session has ended. What you typed is still here.</p>
      <form onSubmit={send} noValidate className="grid gap-4">
        <TextField label="Email" type="email" autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="dialog-actions">
          {errors.root && (
            <p className="failure col-span-full" role="alert">
              {errors.root.message}
            </p>
          )}
          <a className="btn btn-outline" href={paths.auth()}>
            Leave this page
          </a>
          <SubmitButton isBusy={isSubmitting} busy="Signing in…">
            Sign In
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
