import type { DealerPage } from '../../../shared/dealers/api.ts';
import { mapsSearch } from '../../../shared/places/maps.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way to a dealer's yard; nothing where nobody knows it. */
export function MapLink({ dealer: { business_address, location } }: { dealer: Pick<DealerPage, 'business_address' | 'location'> }) {
  const place = [business_address, location].filter(Boolean).join(', ');
  if (!place) return null;
  return (
    <a className="btn btn-outline" href={mapsSearch(place)} target="_blank" rel="noreferrer" aria-label={dealersWords.mapInNewTab}>
      <Icon name="map" />
      {dealersWords.map}
    </a>
  );
}
