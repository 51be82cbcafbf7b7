import { useQuery } from '@tanstack/react-query';
import { settingsApi } from '../../../shared/settings/api.ts';
import { call } from '../../client/call.ts';

/** The one support address; nothing until it is known. */
export function SupportAddress() {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(settingsApi.readPublic, {}, signal),
    staleTime: Infinity,
  });
  if (!data) return null;
  return (
    <a className="link" href={`mailto:${data.supportEmail}`}>
      {data.supportEmail}
    </a>
  );
}
