import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, PageInput, pageOf } from '../kit/fields.ts';
import { HariIni, Pantauan, TitikPeta } from './pantauan.ts';

const { page, count, q } = PageInput.shape;
/** `tenant_id` narrows for those who stand above the tenants; `keadaan` to organisations in that state; `organisasi_id` to one. */
const SaringPantauan = z.object({
  page,
  count,
  q,
  tenant_id: z.optional(Id),
  organisasi_id: z.optional(Id),
  keadaan: z.optional(z.enum(KEADAAN_PANTAUAN)),
});
export type SaringPantauan = z.output<typeof SaringPantauan>;

const SaringPeta = z.pick(SaringPantauan, { tenant_id: true });

/** The worst first. `jumlah` and `hari_ini` count all within reach that tenant and search leave, whatever `keadaan` asks. */
const DaftarPantauan = z.extend(pageOf(Pantauan), {
  pada: Instant,
  jumlah: z.record(z.enum(KEADAAN_PANTAUAN), z.int()),
  hari_ini: HariIni,
});
export type DaftarPantauan = z.output<typeof DaftarPantauan>;

export const monitoring = {
  getMonitoring: endpoint({
    method: 'GET',
    path: '/monitoring',
    summary: 'Melihat monitoring seluruh instansi',
    scope: 'user',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: SaringPantauan,
    output: DaftarPantauan,
  }),
  /** The same of what the caller watches: his tenant's organisations, or those that he was given. */
  listPantauan: endpoint({
    method: 'GET',
    path: '/pantauan',
    summary: 'Melihat instansi yang dipantau',
    scope: 'user',
    who: 'reader',
    access: null,
    locked: 'no',
    input: SaringPantauan,
    output: DaftarPantauan,
  }),
  listPeta: endpoint({
    method: 'GET',
    path: '/pantauan/peta',
    summary: 'Melihat peta instansi',
    scope: 'user',
    who: 'reader',
    access: null,
    locked: 'no',
    input: SaringPeta,
    output: z.object({ pada: Instant, titik: TitikPeta }),
  }),
};
