import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import { createElement, type ReactNode } from 'react';
import { paths } from '../shared/addresses/paths.ts';
import type { Stays } from '../shared/notifications/kind-rows.ts';
import type { Envelope } from '../shared/notifications/mails.ts';
import { letterWords } from '../words/emails/letter.ts';

const paper = '#f7f3ea';
const ink = '#17201b';
const tea = '#1f5a3c';
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const text = { fontSize: '16px', lineHeight: '1.5', color: ink, margin: '0 0 16px' } as const;
const small = { ...text, fontSize: '14px', color: '#4d574f' } as const;

// Mail programs keep inline styles and take these on top where they know dark mode; the others show the light letter. The plate stays light, like a thing.
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table, .paper > table > tbody > tr > td { background: #121814 !important }
  .ink, .ink p, .ink h1, .ink strong { color: #f0ede4 !important }
  .ink .quiet { color: #b9c1ba !important }
  .ink .tea { color: #9ccbaf !important }
  .ink .quote { border-color: #9ccbaf !important }
  .ink .button { background: #9ccbaf !important; color: #121814 !important }
}`;

interface LetterProps {
  site: Envelope['site'];
  full_name: string;
  /** Preview text, which mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** The button: its label and URL. */
  button: string;
  link: string;
  /** Why it came. */
  why: string;
  /** Where such mails are switched off. */
  off?: string | undefined;
  /** Why they can't be, where there is no `off`. */
  stays?: Stays | undefined;
  /** Below the heading. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The layout of every mail: plate, heading, greeting, one button, and at the end why it came. */
export function Letter({ site, full_name, preview, heading, button, link, why, off, stays, picture, children }: LetterProps) {
  return (
    <Html lang={letterWords.lang}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ margin: 0, padding: '24px 12px', background: paper, fontFamily: sans }}>
        <Container className="ink" style={{ maxWidth: '520px', margin: '0 auto' }}>
          <Section style={{ margin: '0 0 20px' }}>
            <Link href={site.url} style={plate}>
              {site.name}
            </Link>
          </Section>
          <Heading as="h1" style={{ fontSize: '24px', lineHeight: '1.25', color: ink, margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {picture}
          <Text style={text}>{letterWords.greeting(full_name.split(/\s/)[0] ?? full_name)}</Text>
          {children}
          <Section style={{ margin: '24px 0' }}>
            <Button href={link} className="button" style={buttonStyle}>
              {button}
            </Button>
          </Section>
          <Hr style={{ borderColor: '#cfc7b4', margin: '24px 0 16px' }} />
          <Text className="quiet" style={small}>
            {letterWords.neverAsks(
              site.name,
              <Link className="tea" href={`mailto:${site.supportEmail}`} style={{ color: tea }}>
                {site.supportEmail}
              </Link>,
            )}
          </Text>
          <Text className="quiet" style={small}>
            {why} {!off && letterWords.alwaysSent[stays ?? 'account']}
            {off && (
              // No full stop behind: in the plain text it would belong to the address.
              <>
                <br />
                <Ref to={off}>{letterWords.stop}</Ref> · <Ref to={site.url + paths.noticeChoices}>{letterWords.choose}</Ref>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

const buttonStyle = {
  background: tea,
  color: '#ffffff',
  borderRadius: '6px',
  padding: '13px 20px',
  fontSize: '16px',
  lineHeight: '1.25',
  fontWeight: 600,
  textAlign: 'center',
} as const;

/** A Kenyan number plate: white, with its green strip. */
const plate = {
  display: 'inline-block',
  background: '#ffffff',
  color: ink,
  borderStyle: 'solid',
  borderWidth: '2px 2px 2px 10px',
  borderColor: `${ink} ${ink} ${ink} ${tea}`,
  borderRadius: '5px',
  padding: '4px 12px',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '18px',
  fontWeight: 700,
  letterSpacing: '1px',
  textDecoration: 'none',
} as const;

/** A paragraph. */
export function P({ children }: { children: ReactNode }) {
  return <Text style={{ ...text, margin: '16px 0' }}>{children}</Text>;
}

/** A fact: label and value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text className="fact" style={{ ...text, margin: '0 0 6px' }}>
      {label}: <strong>{children}</strong>
    </Text>
  );
}

/** A link inside a text. */
export function Ref({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="tea" href={to} style={{ color: tea, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

interface PhotoProps {
  /** The absolute address. */
  src: string;
  /** Its own size in pixels. */
  width: number;
  height: number;
  alt: string;
}

const letterWidth = 520;

/** A photo as wide as the letter. */
export function Photo({ src, width, height, alt }: PhotoProps) {
  const scaled = Math.round((letterWidth * height) / width);
  return (
    <Img
      src={src}
      width={letterWidth}
      height={scaled}
      alt={alt}
      style={{ width: '100%', height: 'auto', borderRadius: '10px', margin: '0 0 16px' }}
    />
  );
}

/** A text by the other person, styled as a quotation, with its line breaks. */
export function Quote({ children }: { children: string }) {
  const lines = children.split('\n').flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line]));
  return (
    <Text className="quote" style={{ ...text, margin: '16px 0', borderLeft: `3px solid ${tea}`, padding: '2px 0 2px 12px' }}>
      {lines}
    </Text>
  );
}
