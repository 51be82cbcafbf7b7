import { useState } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../shared/addresses/second-step-paths.ts';
import { proofApi } from '../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../shared/auth/second-reads.ts';
import { proofForm } from '../../shared/auth/second-schema.ts';
import { proofWords } from '../../words/ui/proof.ts';
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
    <Dialog title={proofWords.heading} onClose={proof.onClose}>
      <NotLoaded {...{ error, refetch }} loading={proofWords.loading} />
    </Dialog>
  );
}

function ProofForm({ factor, asked, onProved, onClose }: ProofProps & { factor: { since: string | null; asks_code: boolean } }) {
  const [withRecoveryCode, setWithRecoveryCode] = useState(false);
  const { field, sending } = useSendForm({
    schema: proofForm,
    defaults: () => ({ current_password: '', code: undefined }),
    send: (body) => call(proofApi.give, { body }),
    failed: proofWords.notYet,
    after: onProved,
    shouldUnregister: true,
  });
  return (
    <FormDialog title={proofWords.heading} action={asked.action} busy={proofWords.oneMoment} onClose={onClose} {...sending}>
      <div className="border-line flex gap-3 border-y py-3">
        <Icon name={asked.icon} />
        <p className="min-w-0">
          <span className="block font-bold">{asked.title}</span>
          <span className="text-muted block text-sm wrap-anywhere">{asked.what}</span>
        </p>
      </div>
      <p className="text-muted">{asked.why}</p>
      <PasswordField label={proofWords.password} autoComplete="current-password" {...field('current_password')} />
      <a className="link justify-self-start py-1" href={paths.forgotPassword}>
        {proofWords.forgotIt}
      </a>
      {factor.asks_code &&
        (withRecoveryCode ? (
          <TextField label={proofWords.recoveryCode} autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('code')} />
        ) : (
          <>
            <CodeField label={proofWords.code} {...field('code')} />
            <button type="button" className="link justify-self-start py-2.5" onClick={() => setWithRecoveryCode(true)}>
              {proofWords.useRecoveryCode}
            </button>
          </>
        ))}
      <p className="text-muted text-sm">
        {asked.note} {proofWords.notAgain}{' '}
        {!factor.since && (
          <a className="link" href={secondStepPaths.setUp}>
            {proofWords.lockWithPhone}
          </a>
        )}
      </p>
    </FormDialog>
  );
}
