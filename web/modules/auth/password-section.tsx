import { useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ChangePasswordDialog = lazyDialog(async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog);

/** The way to another password. */
export function PasswordSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-muted mb-3">A new one signs you out everywhere else. We mail you that it was changed.</p>
      <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
        Change Password
      </button>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
