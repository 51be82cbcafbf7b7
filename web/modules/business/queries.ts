import { businessApi } from '../../../shared/business/api.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';

/** Takes back the own changed business details. */
export function useTakeBackBusinessChange() {
  return useChange(['business.change_taken_back'], () => call(businessApi.takeBackChange, {}));
}

/** Says when the own yard is open. */
export function useSetYardHours() {
  return useChange(['profile.updated'], (body: YardHours) => call(businessApi.setYardHours, { body }));
}

/** Sets the photo of the own licence, by the id of its upload; null removes it. */
export function useSetLicencePhoto() {
  return useChange(['profile.updated'], (photo_id: string | null) => call(businessApi.setLicencePhoto, { body: { photo_id } }));
}
