import { api } from '../kit/api.ts';
import { callsOfPemilik } from '../kit/calls-of-pemilik.ts';
import type { Pemilik } from '../kit/pemilik.ts';

const { list, decide } = api.gangguanTenant;

/** The calls for incidents of an organisation or a tenant. */
export const gangguanCalls = (pemilik: Pemilik) => callsOfPemilik(pemilik, { list, decide }, api.gangguan);
