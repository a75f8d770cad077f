import { api } from '../kit/api.ts';
import { callsOfPemilik } from '../kit/calls-of-pemilik.ts';
import type { Pemilik } from '../kit/pemilik.ts';

/** The calls for report periods of an organisation or a tenant. */
export const periodeCalls = (pemilik: Pemilik) => callsOfPemilik(pemilik, api.periodeTenant, api.periode);
