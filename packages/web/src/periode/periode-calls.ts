import { api } from '../base/api/api.ts';
import { callsOfPemilik } from '../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../base/api/pemilik.ts';

/** The calls for report periods of an organisation or a tenant. */
export const periodeCalls = (pemilik: Pemilik) =>
  callsOfPemilik(
    pemilik,
    {
      list: api.periodeTenant.listPeriodeTenant,
      create: api.periodeTenant.addPeriodeTenant,
      update: api.periodeTenant.changePeriodeTenant,
      delete: api.periodeTenant.removePeriodeTenant,
    },
    {
      list: api.periode.listPeriode,
      create: api.periode.addPeriode,
      update: api.periode.changePeriode,
      delete: api.periode.removePeriode,
    },
  );
