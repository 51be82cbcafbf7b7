import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '../../shared/addresses/paths.ts';
import { frameWords } from '../../words/app/frame.ts';
import { languageNames } from '../../words/language-names.ts';
import { pageLanguage } from '../client/language.ts';
import { useUser } from '../client/session.ts';
import { signOut } from '../client/sign-out.ts';

/** At the end of the menu that "More" opens: help, and the way out. It comes after the first paint; a desk has both elsewhere. */
export function MenuFoot() {
  const { user_id, role } = useUser();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  useEffect(() => setMenu(document.getElementById('side-menu')), []);
  if (!menu) return null;
  return createPortal(
    <div className="border-line mt-2 grid gap-1 border-t pt-2 lg:hidden">
      <a className="side-link" href={paths.questions}>
        {frameWords.questions}
      </a>
      <a className="side-link" href={paths.contact}>
        {frameWords.contact}
      </a>
      {role !== 'admin' && <LanguageLink />}
      <button type="button" className="side-link" onClick={() => signOut(user_id)}>
        {frameWords.signOut}
      </button>
    </div>,
    menu,
  );
}

function LanguageLink() {
  const other = pageLanguage() === 'en' ? 'sw' : 'en';
  return (
    <form method="post" action={paths.language} className="grid">
      <button type="submit" name="language" value={other} lang={other} className="side-link">
        {languageNames[other]}
      </button>
    </form>
  );
}
