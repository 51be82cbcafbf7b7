import type { ReactNode } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import type { WaitingCounts } from '../../shared/home/api.ts';
import { frameWords } from '../../words/app/frame.ts';
import { pieceWords } from '../../words/ui/piece.ts';
import { NotificationBell } from '../modules/notifications/bell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { VerificationLine } from './verification-line.tsx';

interface FrameProps {
  user: SessionUser;
  siteName: string;
  /** Undefined while it loads: no badges yet. */
  waiting?: WaitingCounts | undefined;
  /** Whether the side menu is open over the page, below 1024 px. */
  isMenuOpen?: boolean;
  onMenu?: (isOpen: boolean) => void;
  onSignOut?: () => void;
  /** What is said about the connection, below the top bar. */
  state?: ReactNode;
  /** Between the top bar and the page. */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * What stands around every page of the signed-in area: top bar, side menu, and below 1024 px the bottom bar. The server draws it into the HTML too
 * (first-paint.tsx), so it asks for nothing: everything comes as a prop.
 */
export function Frame({ user, siteName, waiting, isMenuOpen = false, onMenu, onSignOut, state, banner, children }: FrameProps) {
  return (
    <>
      <header className="top-bar">
        <a className="skip-link" href="#main">
          {frameWords.skip}
        </a>
        <div className="top-bar-content">
          <a className="brand-link" href={paths.landing}>
            <span className="brand">
              <span aria-hidden="true">{pieceWords.kenya}</span>
              <span>{siteName}</span>
            </span>
          </a>
          <a className="btn btn-quiet top-bar-home" href={paths.landing}>
            {frameWords.home}
          </a>
          <NotificationBell count={waiting?.notices ?? 0} role={user.role} />
          <ProfileMenu user={user} onSignOut={onSignOut} />
        </div>
        {state}
      </header>
      <VerificationLine user={user} />
      {banner}
      <div className="frame">
        <SideMenu user={user} waiting={waiting} isOpen={isMenuOpen} onMenu={onMenu} />
        {/* Behind the open menu nothing can be reached by keyboard. */}
        <main id="main" className="page" inert={isMenuOpen}>
          {children}
        </main>
      </div>
      <BottomBar role={user.role} waiting={waiting} isMenuOpen={isMenuOpen} onMenu={onMenu && (() => onMenu(!isMenuOpen))} />
    </>
  );
}
