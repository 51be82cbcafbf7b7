import type { Chrome } from '../../../shared/site/pages.ts';
import { Document } from '../document.tsx';
import { Closing } from '../landing/closing.tsx';
import { Dealers } from '../landing/dealers.tsx';
import { Hero } from '../landing/hero.tsx';
import { Steps } from '../landing/steps.tsx';
import { Trust } from '../landing/trust.tsx';

/** The first page. */
export function Landing({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome}>
      <Hero chrome={chrome} />
      <Steps chrome={chrome} />
      <Dealers chrome={chrome} />
      <Trust chrome={chrome} />
      <Closing chrome={chrome} />
    </Document>
  );
}
