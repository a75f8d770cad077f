import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, pageOf, SortedPageInput } from '../kit/fields.ts';
import { Periode, PeriodeIsi } from './periode.contract.ts';

const diDalam = { scope: 'tenant', access: null, locked: 'no' } as const;
const Satu = { tenant_id: Id, periode_laporan_id: Id };

export const periodeTenant = {
  listPeriodeTenant: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/tenant/{tenant_id}/periode',
    summary: 'Melihat periode laporan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, ...SortedPageInput.shape }),
    output: pageOf(Periode),
  }),
  addPeriodeTenant: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/tenant/{tenant_id}/periode',
    summary: 'Menambah periode laporan tenant',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, ...PeriodeIsi }),
    output: Periode,
    created: true,
  }),
  changePeriodeTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/tenant/{tenant_id}/periode/{periode_laporan_id}',
    summary: 'Mengubah periode laporan tenant',
    who: 'tenant-admin',
    input: z.object({ ...Satu, ...PeriodeIsi }),
    output: Periode,
  }),
  removePeriodeTenant: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/tenant/{tenant_id}/periode/{periode_laporan_id}',
    summary: 'Menghapus periode laporan tenant',
    who: 'tenant-admin',
    input: z.object(Satu),
    output: Kosong,
  }),
};
