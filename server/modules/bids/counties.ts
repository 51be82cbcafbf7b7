import { countyOf } from '../../../shared/places/counties.ts';

interface Places {
  dealer: { location: string | null };
  business_address: string | null;
  request: { location: string };
}

/** The reply `bid` of a row with `bidColumns`: the counties, which SQL doesn't know, are compared here (docs/domain/words.md, "Counties"). */
export function withCounty<Row extends Places>({ business_address, ...row }: Row) {
  const yard = countyOf(row.dealer.location) ?? countyOf(business_address);
  const wanted = countyOf(row.request.location);
  return { ...row, same_county: yard && wanted ? yard === wanted : null };
}
