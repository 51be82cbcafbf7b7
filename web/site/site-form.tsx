import type { ReactNode } from 'react';
import { whyStopped } from '../../shared/access.ts';
import type { Endpoint } from '../../shared/contract.ts';
import type { Chrome } from '../../shared/site/pages.ts';

interface SiteFormProps {
  /** What the script knows it by. */
  name: string;
  /** Where the browser posts it, and which call the script makes instead. */
  action: string;
  call: Pick<Endpoint, 'path'>;
  className?: string;
  children: ReactNode;
  'data-next'?: string;
  /** The address of the second step, of a form that signs in. */
  'data-second'?: string;
  /** Whose act it is, of a form of an account: it is sent for this one only, and for nobody who is suspended. */
  account?: Chrome['viewer'];
  'data-waits'?: string | undefined;
}

/** A form of a public page: it works without the script, which sends it to the API where there is one (docs/domain/accounts.md, "Forms without JavaScript"). */
export function SiteForm({ name, action, call, className = 'card grid grid-cols-1 gap-4 p-5', account, children, ...form }: SiteFormProps) {
  const stopped = account && whyStopped(account);
  return (
    <form
      method="post"
      action={action}
      data-form={name}
      data-call={call.path}
      className={className}
      data-account={account?.user_id}
      {...form}
    >
      {stopped ? (
        <>
          <p className="failure">{stopped.message()}</p>
          <fieldset disabled className="contents">
            {children}
          </fieldset>
        </>
      ) : (
        children
      )}
    </form>
  );
}
