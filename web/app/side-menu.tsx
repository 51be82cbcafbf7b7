import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import type { WaitingCounts } from '../../shared/home/api.ts';
import type { Role } from '../../shared/roles.ts';
import { frameWords } from '../../words/app/frame.ts';
import { adminScreensWords } from '../../words/site/admin-screens.ts';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/stars.tsx';
import { useCloseOnBack } from '../ui/use-close-on-back.ts';
import { Verified } from '../ui/verified.tsx';
import { MenuBadge, menuOf } from './menu.tsx';

/** The heading of each role's side menu. */
const headings: Record<Role, () => string> = {
  buyer: () => frameWords.buyerDashboard,
  dealer: () => frameWords.dealerDashboard,
  admin: () => adminScreensWords.dashboard,
};

interface SideMenuProps {
  user: SessionUser;
  waiting: WaitingCounts | undefined;
  /** Below 1024 px it lies over the page while it is open; from there on it always stands beside it. */
  isOpen: boolean;
  onMenu: ((isOpen: boolean) => void) | undefined;
}

/** Every page of the role, with icons, words and badges; at a dealer's foot the business. */
export function SideMenu({ user, waiting, isOpen, onMenu }: SideMenuProps) {
  const heading = headings[user.role]();
  return (
    <nav id="side-menu" className={isOpen ? 'side-menu side-menu-open' : 'side-menu'} aria-label={heading}>
      <p className="side-menu-title">{heading}</p>
      {menuOf(user.role).map(({ to, label, icon, badge }) => (
        <NavLink key={to} to={to} end={to === paths.dashboard} onClick={() => onMenu?.(false)} className="side-link">
          <Icon name={icon} />
          <span>{label}</span>
          <MenuBadge of={badge} waiting={waiting} role={user.role} />
        </NavLink>
      ))}
      {user.role === 'dealer' && <Business dealer={user} />}
      {isOpen && onMenu && <WhileOpen onMenu={onMenu} />}
    </nav>
  );
}

function Business({ dealer: { business_name, is_verified, is_suspended, rating, rating_count } }: { dealer: SessionUser }) {
  return (
    <div className="side-menu-foot">
      <p className="side-menu-business">{business_name}</p>
      {is_verified && <Verified />}
      {/* Who is suspended waits for nothing, and reads so above every page. */}
      {!is_verified && !is_suspended && <p className="side-menu-waiting">{frameWords.waitingForVerification}</p>}
      <p>
        <Rating rating={rating} count={rating_count} />
      </p>
    </div>
  );
}

/** Over the page, the menu has the focus, and Escape, Back and a wider window close it. */
function WhileOpen({ onMenu }: { onMenu: (isOpen: boolean) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useCloseOnBack(() => onMenu(false));
  useEffect(() => {
    const opener = document.activeElement;
    const menu = place.current?.parentElement;
    menu?.querySelector('a')?.focus();
    const close = () => onMenu(false);
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const wide = matchMedia('(width >= 64rem)');
    document.addEventListener('keydown', closeByKey);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', close);
      if (menu?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [onMenu]);
  return <span ref={place} hidden />;
}
