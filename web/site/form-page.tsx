import type { ReactNode } from 'react';
import type { Banner } from '../../shared/accounts/pages.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { Document } from './document.tsx';

interface FormPageProps {
  chrome: Chrome;
  title: string;
  heading: string;
  lead?: string;
  banner: Banner | null;
  /** Where 'back' leads, and what it says. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** A public page made of one form card. */
export function FormPage({ chrome, title, heading, lead, banner, back = { href: '/', label: 'Back to Home' }, children }: FormPageProps) {
  return (
    <Document chrome={{ ...chrome, banner }} title={title}>
      <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 md:py-14">
        <a className="link justify-self-start py-2" href={back.href}>
          ← {back.label}
        </a>
        <div>
          <h1 className="text-3xl">{heading}</h1>
          {lead && <p className="text-muted mt-2">{lead}</p>}
        </div>
        {children}
      </div>
    </Document>
  );
}

interface RemedyProps {
  /** The code of the refusal it helps with. */
  of: string;
  banner: Banner | null;
  href: string;
  children: ReactNode;
}

/** A link that helps with one refusal: shown beside its banner, or by the script when it meets that code. */
export function Remedy({ of, banner, href, children }: RemedyProps) {
  return (
    <a className="link py-2" href={href} data-when={of} hidden={banner?.code !== of}>
      {children}
    </a>
  );
}
