import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

const { list, create, update, delete: remove } = api.skorPresensiTenant;

/** The calls for lateness categories of an organisation or a tenant. */
export const skorCalls = (pemilik: Pemilik) =>
  callsOfPemilik(pemilik, { list, create, update, delete: remove }, api.skorPresensi);
