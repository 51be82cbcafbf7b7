import type { BadgeCount, WaitingCounts } from '../../shared/home/api.ts';
import { counted } from '../../shared/home/limits.ts';
import type { Role } from '../../shared/roles.ts';
import { type IconName, screensOf } from '../../shared/site/screens.ts';
import { frameWords } from '../../words/app/frame.ts';
import { adminScreensWords } from '../../words/site/admin-screens.ts';

/** One entry of a role's menu. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  badge: BadgeCount | undefined;
  /** Its word in the bottom bar, if it may stand there. */
  bar: string | undefined;
}

/** The entries of a role's side menu, from shared/site/screens.ts. */
export function menuOf(role: Role): MenuEntry[] {
  return screensOf(role).flatMap(([, { path, title, menu }]) => {
    if (!menu || menu.of?.includes(role) === false) return [];
    const { icon, badge, bar, label = title } = menu;
    return [{ to: path, label: label(), icon, badge, bar: bar === true ? label() : bar?.() }];
  });
}

/** The entries of a role's bottom bar: the first four of its menu that have a word for it. */
export function barOf(role: Role): MenuEntry[] {
  return menuOf(role)
    .filter(({ bar }) => bar)
    .slice(0, 4);
}

const kinds: Record<BadgeCount, () => string> = {
  offers_to_answer: () => frameWords.toAnswer,
  appointments_waiting: () => frameWords.waitingForYou,
  unread_messages: () => frameWords.unread,
  notices: () => frameWords.unseen,
  to_decide: () => adminScreensWords.toDecide,
};

/** What a badge counts, in the words of a screen reader. The administrator's bell counts cases that were opened, too. */
const whatBadgeCounts = (of: BadgeCount, role: Role) => (of === 'notices' && role === 'admin' ? adminScreensWords.waiting : kinds[of]());

/** The round badge of a menu entry; nothing while nothing waits. */
export function MenuBadge({ of, waiting, role }: { of: BadgeCount | undefined; waiting: WaitingCounts | undefined; role: Role }) {
  const count = of && waiting?.[of];
  if (!count) return null;
  return (
    <span className="count">
      {counted(count)}
      <span className="for-readers"> {whatBadgeCounts(of, role)}</span>
    </span>
  );
}
