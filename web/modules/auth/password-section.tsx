import { useState } from 'react';
import { ownPasswordWords } from '../../../words/auth/own-password.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ChangePasswordDialog = lazyDialog(async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog);

/** The way to another password. */
export function PasswordSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-muted mb-3">{ownPasswordWords.whatFollows}</p>
      <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
        {ownPasswordWords.change}
      </button>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
