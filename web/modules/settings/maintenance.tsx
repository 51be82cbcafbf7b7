import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { settingsApi } from '../../../shared/settings/api.ts';
import { maintenanceRetry } from '../../../shared/site/maintenance.ts';
import { backSoonWords } from '../../../words/settings/back-soon.ts';
import { platformSettingsWords } from '../../../words/settings/platform-settings.ts';
import { uiWords } from '../../../words/ui/ui.ts';
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
    <Dialog title={backSoonWords.backSoon} canClose={false} onClose={() => undefined}>
      <p>{backSoonWords.workingOn(siteName)}</p>
      <div className="dialog-actions mt-6">
        <button type="button" className="btn btn-primary" disabled={isAsking} onClick={look}>
          {isAsking ? backSoonWords.looking : uiWords.tryAgain}
        </button>
      </div>
    </Dialog>
  );
}

function Strip() {
  const { data } = useSettings();
  if (!data?.maintenanceMode) return null;
  return (
    <aside className="unverified" aria-label={platformSettingsWords.maintenanceIsOn}>
      <p>
        {platformSettingsWords.siteClosed}{' '}
        <Link className="link -my-1 py-1" to={paths.adminSettings}>
          {platformSettingsWords.toSettings}
        </Link>
      </p>
    </aside>
  );
}
