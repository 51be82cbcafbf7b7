import { toast } from '../../ui/toast.ts';

/** Copies a text; `what` names it: 'account'. Renders nothing where the browser can't copy. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Copied: ${text}`, { id: 'copied' });
    } catch {
      toast.error('It could not be copied', { id: 'copied' });
    }
  };
  return (
    <button type="button" className="btn btn-outline" aria-label={`Copy the ${what}`} onClick={copy}>
      Copy
    </button>
  );
}
