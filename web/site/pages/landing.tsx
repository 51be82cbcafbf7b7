import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { Document } from '../document.tsx';
import { JsonLd } from '../json-ld.tsx';
import { Closing } from '../landing/closing.tsx';
import { Dealers } from '../landing/dealers.tsx';
import { Hero } from '../landing/hero.tsx';
import { Steps } from '../landing/steps.tsx';
import { Trust } from '../landing/trust.tsx';

/** Who runs the site. */
const organization = ({ siteName, siteDescription, supportEmail, publicUrl }: Chrome) => ({
  '@type': 'Organization',
  name: siteName,
  description: siteDescription,
  url: `${publicUrl}${paths.landing}`,
  logo: `${publicUrl}/apple-touch-icon.png`,
  areaServed: 'KE',
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
});

/** The first page. */
export function Landing({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome}>
      <Hero chrome={chrome} />
      <Steps chrome={chrome} />
      <Dealers chrome={chrome} />
      <Trust chrome={chrome} />
      <Closing chrome={chrome} />
      <JsonLd facts={organization(chrome)} />
    </Document>
  );
}
