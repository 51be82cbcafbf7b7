import type { ReactNode } from 'react';
import type { Endpoint } from '../../shared/contract.ts';

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
  'data-account'?: string | undefined;
  'data-waits'?: string | undefined;
}

/** A form of a public page: it works without the script, which sends it to the API where there is one (docs/domain/accounts.md, "Forms without JavaScript"). */
export function SiteForm({ name, action, call, className = 'card grid grid-cols-1 gap-4 p-5', ...form }: SiteFormProps) {
  return <form method="post" action={action} data-form={name} data-call={call.path} className={className} {...form} />;
}
