import { useState } from 'react';
import { uiWords } from '../../../words/ui/ui.ts';
import { sayAloud } from '../../ui/aloud.ts';
import { toast } from '../../ui/toast.ts';

/** Copies a text; `label` says which: 'Copy the account'. Says on itself that it did. Renders nothing where the browser can't copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      sayAloud(uiWords.copiedAloud(text));
    } catch {
      toast.error(uiWords.notCopied, { id: 'copied' });
    }
  };
  return (
    <button type="button" className="btn btn-outline" aria-label={label} onClick={copy} onBlur={() => setCopied(false)}>
      {isCopied ? uiWords.copied : uiWords.copy}
    </button>
  );
}
