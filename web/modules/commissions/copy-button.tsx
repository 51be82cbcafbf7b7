import { useState } from 'react';
import { sayAloud } from '../../ui/aloud.ts';
import { toast } from '../../ui/toast.ts';

/** Copies a text; `what` names it: 'account'. Says on itself that it did. Renders nothing where the browser can't copy. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      sayAloud(`Copied: ${text}`);
    } catch {
      toast.error('It could not be copied', { id: 'copied' });
    }
  };
  return (
    <button type="button" className="btn btn-outline" aria-label={`Copy the ${what}`} onClick={copy} onBlur={() => setCopied(false)}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
