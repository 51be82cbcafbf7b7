import { useSettings } from './queries.ts';

/** The support address; renders nothing until it is loaded. */
export function SupportAddress() {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <a className="link" href={`mailto:${data.supportEmail}`}>
      {data.supportEmail}
    </a>
  );
}
