import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for holidays of an organisation or a tenant. */
export const hariLiburCalls = (pemilik: Pemilik) => callsOfPemilik(pemilik, api.hariLiburTenant, api.hariLibur);
