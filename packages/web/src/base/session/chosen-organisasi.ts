import { chosenPlace } from './chosen-place.ts';

/** The organisation that this tab is in. */
export const chosenOrganisasi = chosenPlace('hadir-organisasi');
