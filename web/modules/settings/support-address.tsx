import { useSettings } from './queries.ts';

/** The one support address; nothing until it is known. */
export function SupportAddress() {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <a className="link" href={`mailto:${data.supportEmail}`}>
      {data.supportEmail}
    </a>
  );
}
