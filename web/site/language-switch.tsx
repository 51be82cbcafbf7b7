import { paths } from '../../shared/addresses/paths.ts';
import { languageNames, readInSwahili } from '../../words/language-names.ts';
import type { Language } from '../../words/languages.ts';
import { languageChoiceWords } from '../../words/ui/language-choice.ts';

/** Chooses the language; works without JavaScript, and leads back to this page in the other one. */
export function LanguageSwitch({ language }: { language: Language }) {
  const other = language === 'en' ? 'sw' : 'en';
  return (
    <form method="post" action={paths.language} aria-label={languageChoiceWords.label} className="flex items-center gap-2">
      <Choose language={other} className="link py-2.5">
        {languageNames[other]}
      </Choose>
      <span aria-hidden="true">|</span>
      <span aria-current="true" lang={language}>
        {languageNames[language]}
      </span>
    </form>
  );
}

/** Below the header, for who reads English in a browser that prefers Kiswahili, and has chosen neither. */
export function OfferSwahili() {
  return (
    <form method="post" action={paths.language} className="wrap" lang="sw">
      <Choose language="sw" className="link py-2.5">
        {readInSwahili}
      </Choose>
    </form>
  );
}

function Choose({ language, className, children }: { language: Language; className: string; children: string }) {
  return (
    <button type="submit" name="language" value={language} lang={language} className={className}>
      {children}
    </button>
  );
}
