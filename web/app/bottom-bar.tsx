import { NavLink } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { WaitingCounts } from '../../shared/home/api.ts';
import type { Role } from '../../shared/roles.ts';
import { frameWords } from '../../words/app/frame.ts';
import { Icon } from '../ui/icon.tsx';
import { barOf, MenuBadge } from './menu.tsx';

interface BottomBarProps {
  role: Role;
  waiting: WaitingCounts | undefined;
  isMenuOpen: boolean;
  /** Undefined before the script has come: until then nothing could open the menu. */
  onMenu: (() => void) | undefined;
}

/** Below 1024 px: the role's most used pages, and "More", which opens the side menu. A page's own `.page-bar` takes its place. */
export function BottomBar({ role, waiting, isMenuOpen, onMenu }: BottomBarProps) {
  return (
    <nav className="bottom-bar" aria-label={frameWords.mostUsed}>
      {barOf(role).map(({ to, bar, icon, badge }) => (
        <NavLink key={to} to={to} end={to === paths.dashboard} className="bar-link">
          <span className="bar-icon">
            <Icon name={icon} />
            <MenuBadge of={badge} waiting={waiting} role={role} />
          </span>
          {bar}
        </NavLink>
      ))}
      <button type="button" className="bar-link" aria-expanded={isMenuOpen} aria-controls="side-menu" disabled={!onMenu} onClick={onMenu}>
        <span className="bar-icon">
          <Icon name="more" />
        </span>
        {frameWords.more}
      </button>
    </nav>
  );
}
