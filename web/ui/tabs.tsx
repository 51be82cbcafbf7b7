import { Link } from 'react-router';
import './tabs.css';

interface TabsProps {
  label: string;
  tabs: readonly { to: string; label: string; isShown: boolean }[];
}

/** The parts of a screen, each with its address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isShown ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
