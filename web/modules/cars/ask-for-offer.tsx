import { paths } from '../../../shared/site/paths.ts';

/** Leads to the request form with this car filled in: a page of the public site, so no link of the app. */
export function AskForOffer({ id, className = '' }: { id: string; className?: string }) {
  return (
    <a className={`btn btn-primary w-full ${className}`} href={paths.postRequestWith({ car: id })}>
      Ask for an offer
    </a>
  );
}
