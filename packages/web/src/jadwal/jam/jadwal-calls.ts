import { api } from '../../base/api/api.ts';
import { callsOfPemilik } from '../../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';

const { list, create, find, update, delete: remove, lihatNorma, ramadan } = api.jadwalTenant;

/** The calls for work hours of an organisation or a tenant. */
export const jadwalCalls = (pemilik: Pemilik) =>
  callsOfPemilik(pemilik, { list, create, find, update, delete: remove, lihatNorma, ramadan }, api.jadwal);
