import { api } from '../kit/api.ts';
import { callsOfPemilik } from '../kit/calls-of-pemilik.ts';
import type { Pemilik } from '../kit/pemilik.ts';

const { list, create, update, delete: remove } = api.skorPresensiTenant;

/** The calls for lateness categories of an organisation or a tenant. */
export const skorCalls = (pemilik: Pemilik) =>
  callsOfPemilik(pemilik, { list, create, update, delete: remove }, api.skorPresensi);
