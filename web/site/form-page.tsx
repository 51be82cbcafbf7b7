import type { ReactNode } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import type { Banner } from '../../shared/auth/banner.ts';
import type { LinkPreview } from '../../shared/auth/pages.ts';
import type { BodyType } from '../../shared/cars/body.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { accountPagesWords } from '../../words/site/account-pages.ts';
import { CarSilhouette } from '../ui/car-silhouette.tsx';
import { Document } from './document.tsx';

interface FormPageProps {
  chrome: Chrome;
  title?: string;
  /** A word above the heading. */
  label: string;
  heading: string;
  lead?: string;
  /** What a chat shows of the link that led here. */
  preview?: LinkPreview | null;
  banner: Banner | null;
  /** Target and text of the 'back' link. */
  back?: { href: string; label: string };
  /** The car drawn on the road under the form. */
  car?: { body: BodyType; colour: string };
  children: ReactNode;
}

const ours = { body: 'hatch', colour: '#b4431f' } as const;

/** A public page with one form, and a car on the road under it. */
export function FormPage({ chrome, title, label, heading, lead, preview, banner, back, car = ours, children }: FormPageProps) {
  const way = back ?? { href: paths.landing, label: accountPagesWords.backHome };
  return (
    <Document chrome={{ ...chrome, banner }} title={title} description={lead} preview={preview}>
      <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 px-4 pt-6 md:pt-10">
        <a className="link justify-self-start py-2.5" href={way.href}>
          <span aria-hidden="true">← </span>
          {way.label}
        </a>
        <div>
          <p className="site-label">{label}</p>
          <h1 className="mt-4 text-3xl">{heading}</h1>
          {lead && <p className="text-muted mt-2">{lead}</p>}
        </div>
        {children}
        <div className="form-car">
          <CarSilhouette {...car} />
        </div>
      </div>
    </Document>
  );
}

interface RemedyProps {
  /** The code of the refusal that it helps with. */
  of: string;
  banner: Banner | null;
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that helps with one refusal: shown with a banner of that code, or by the script when the server answers with it. */
export function Remedy({ of, banner, href, className = 'link py-2.5', children }: RemedyProps) {
  return (
    <a className={className} href={href} data-when={of} hidden={banner?.code !== of}>
      {children}
    </a>
  );
}
