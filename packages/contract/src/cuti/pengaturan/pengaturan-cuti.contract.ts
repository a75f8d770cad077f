import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { dispensasiCuti } from '../dispensasi/dispensasi-cuti.calls.ts';

export const pengaturanCuti = {
  /** Turns leave on, filling the categories where there are none and, if told, opening this year; or off. */
  activateCuti: endpoint({
    method: 'PUT',
    path: '/pengaturan/{organisasi_id}/aktivasi-cuti',
    summary: 'Mengaktifkan atau menonaktifkan fitur cuti',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: z.object({
      organisasi_id: Id,
      is_aktif: z.boolean(),
      /** Grants this year's rights at once. */
      buka_tahun: z._default(z.boolean(), false),
      preview: z._default(z.boolean(), false),
    }),
    output: z.object({
      is_aktif: z.boolean(),
      /** The names of the categories that were filled in. */
      kategori_diisi: z.array(z.string()),
      /** How many members got how many days of this year's rights. */
      jatah: z.object({ anggota: z.int(), hari: z.number() }),
      /** Requests that wait for a decision, which nobody can make while leave is off. */
      menunggu: z.int(),
    }),
  }),
  ...dispensasiCuti,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PENGATURAN_CUTI = { cuti_dispensasi: 'Tanggal dispensasi cuti' };
