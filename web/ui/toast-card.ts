import { pieceWords } from '../../words/ui/piece.ts';

/** What a toast says, and how it is dismissed. */
export interface ToastText {
  kind: 'success' | 'error' | 'message';
  title: string;
  /** Why, or what now: a second line. */
  description?: string | undefined;
  /** The one thing that can be done about it. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Farther than this many pixels is a flick, not a tap. */
const flick = 40;

/** Draws a toast. Made by hand, not by React: the public pages use it too, and it must be there when nothing more can be loaded. */
export function toastCard({ kind, title, description, action }: ToastText, dismiss: () => void): HTMLElement {
  const card = element('div', `toast toast-${kind}`);
  const text = element('p', 'toast-text');
  text.append(element('strong', '', title));
  if (description) text.append(' ', element('span', '', description));
  card.append(text);
  if (action) {
    const act = button('btn btn-outline', action.label, () => {
      dismiss();
      action.onClick();
    });
    card.append(act);
  }
  const close = button('toast-dismiss', '×', dismiss);
  close.ariaLabel = pieceWords.dismiss;
  card.append(close);
  dismissByFlick(card, dismiss);
  return card;
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', className, label);
  made.type = 'button';
  made.onclick = onClick;
  return made;
}

/** Makes an element of this class, with this text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function dismissByFlick(card: HTMLElement, dismiss: () => void): void {
  let from: PointerEvent | undefined;
  card.onpointerdown = (event) => {
    from = event;
  };
  // Only a finger: it keeps reporting to where it came down, and a mouse may be selecting the text.
  card.onpointerup = ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' && from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > flick) dismiss();
  };
}
