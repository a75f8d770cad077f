import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for incidents of an organisation or a tenant. */
export const gangguanCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    { list: api.gangguanTenant.listGangguanTenant, decide: api.gangguanTenant.decideGangguanTenant },
    { list: api.gangguan.listGangguan, decide: api.gangguan.decideGangguan },
  );
