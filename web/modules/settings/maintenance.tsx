import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { settingsApi } from '../../../shared/settings/api.ts';
import { maintenanceRetry } from '../../../shared/site/maintenance.ts';
import { callOnce } from '../../client/call.ts';
import { maintenance } from '../../client/maintenance.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { siteName } from '../../ui/site-name.ts';
import { useSettings } from './queries.ts';

/** What is said of maintenance over every page: to whom it is closed, or to the administrator that it is on (docs/domain/settings.md, "Maintenance"). */
export default function Maintenance() {
  return useSyncExternalStore(maintenance.subscribe, maintenance.isOpen) ? <BackSoon /> : <Strip />;
}

/** Stands over whatever was open when maintenance began, and goes by itself when it ends; what was typed below it stays. */
function BackSoon() {
  const [isAsking, setAsking] = useState(false);
  const look = useCallback(async () => {
    setAsking(true);
    const settings = await callOnce(settingsApi.readPublic, {}).catch(() => null);
    setAsking(false);
    if (settings?.maintenanceMode === false) maintenance.end();
  }, []);
  useEffect(() => {
    const timer = setInterval(look, maintenanceRetry * 1_000);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <Dialog title="Back soon" canClose={false} onClose={() => undefined}>
      <p>We are working on {siteName}. Nothing of yours is lost: what you typed stays here, and goes on by itself when we are back.</p>
      <div className="dialog-actions mt-6">
        <button type="button" className="btn btn-primary" disabled={isAsking} onClick={look}>
          {isAsking ? 'Looking…' : 'Try again'}
        </button>
      </div>
    </Dialog>
  );
}

function Strip() {
  const { data } = useSettings();
  if (!data?.maintenanceMode) return null;
  return (
    <aside className="unverified" aria-label="Maintenance is on">
      <p>
        Maintenance is on: everyone else finds the site closed.{' '}
        <Link className="link -my-1 py-1" to={paths.adminSettings}>
          Platform Settings
        </Link>
      </p>
    </aside>
  );
}
