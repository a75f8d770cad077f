import { chosenPlace } from './chosen-place.ts';

/** The tenant whose screens somebody above the tenants looks at. */
export const chosenTenant = chosenPlace('hadir-tenant');
