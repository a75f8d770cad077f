import { api } from '../kit/api.ts';
import { callsOfPemilik } from '../kit/calls-of-pemilik.ts';
import type { Pemilik } from '../kit/pemilik.ts';

/** The calls for holidays of an organisation or a tenant. */
export const hariLiburCalls = (pemilik: Pemilik) => callsOfPemilik(pemilik, api.hariLiburTenant, api.hariLibur);
