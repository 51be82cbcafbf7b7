import { useState } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../shared/addresses/second-step-paths.ts';
import { proofApi } from '../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../shared/auth/second-reads.ts';
import { proofForm } from '../../shared/auth/second-schema.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Asked } from './asked.ts';
import { call } from './call.ts';
import { NotLoaded } from './not-loaded.tsx';
import { useRead } from './use-read.ts';
import { useSendForm } from './use-send-form.ts';

const title = 'Is it you?';

interface ProofProps {
  asked: Asked;
  onProved: () => void;
  onClose: () => void;
}

/** 'Is it you?': the password and, of who has a second step, its code, before what would hurt in strange hands (docs/domain/accounts.md, "Proof"). */
export function ProofDialog(proof: ProofProps) {
  const { data: factor, error, refetch } = useRead('session', ownSecondFactor);
  if (factor) return <ProofForm factor={factor} {...proof} />;
  return (
    <Dialog title={title} onClose={proof.onClose}>
      <NotLoaded {...{ error, refetch }} failure="This form did not load" loading="One moment" />
    </Dialog>
  );
}

function ProofForm({ factor, asked, onProved, onClose }: ProofProps & { factor: { since: string | null; asks_code: boolean } }) {
  const [withRecoveryCode, setWithRecoveryCode] = useState(false);
  const { field, sending } = useSendForm({
    schema: proofForm,
    defaults: () => ({ current_password: '', code: undefined }),
    send: (body) => call(proofApi.give, { body }),
    failed: 'Not yet',
    after: onProved,
    shouldUnregister: true,
  });
  return (
    <FormDialog title={title} action={asked.action} busy="One moment…" onClose={onClose} {...sending}>
      <div className="border-line flex gap-3 border-y py-3">
        <Icon name={asked.icon} />
        <p className="min-w-0">
          <span className="block font-bold">{asked.title}</span>
          <span className="text-muted block text-sm wrap-anywhere">{asked.what}</span>
        </p>
      </div>
      <p className="text-muted">{asked.why}</p>
      <PasswordField label="Password" autoComplete="current-password" {...field('current_password')} />
      <a className="link justify-self-start py-1" href={paths.forgotPassword}>
        Forgot it?
      </a>
      {factor.asks_code &&
        (withRecoveryCode ? (
          <TextField label="Recovery code" autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('code')} />
        ) : (
          <>
            <CodeField label="Code from your authenticator app" {...field('code')} />
            <button type="button" className="link justify-self-start py-2.5" onClick={() => setWithRecoveryCode(true)}>
              Use a recovery code instead
            </button>
          </>
        ))}
      <p className="text-muted text-sm">
        {asked.note} For ten minutes we don’t ask again in this browser.{' '}
        {!factor.since && (
          <a className="link" href={secondStepPaths.setUp}>
            Lock your account with your phone, too
          </a>
        )}
      </p>
    </FormDialog>
  );
}
