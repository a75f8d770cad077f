import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, PageInput } from '../../kit/fields.ts';
import { JENIS_LAPORAN, Laporan } from './laporan-berkas.ts';
import { RentangInput } from './rentang-input.ts';

const diDalam = { scope: 'organisasi', access: 'presensi-rekap.index', locked: 'linked' } as const;

export const GenerateLaporanInput = z.object({
  organisasi_id: Id,
  ...RentangInput,
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
  q: PageInput.shape.q,
  jenis: z._default(z.enum(['rekap', 'detail', 'persentase', 'emis']), 'rekap'),
  format: z._default(z.enum(['xlsx', 'pdf']), 'xlsx'),
});
export type GenerateLaporanInput = z.output<typeof GenerateLaporanInput>;

export const laporan = {
  listLaporan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/laporan-terakhir',
    summary: 'Melihat laporan terakhir',
    who: 'reader',
    input: z.object({ organisasi_id: Id, jenis: z.optional(z.enum(JENIS_LAPORAN)) }),
    /** The latest 30, of one kind or of all; leave books only for who may see balances. */
    output: z.array(Laporan),
  }),
  generateLaporan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/laporan',
    summary: 'Membuat laporan',
    who: 'operator',
    input: GenerateLaporanInput,
    output: Laporan,
    created: true,
    message: 'Laporan sedang dibuat',
  }),
  getBerkasLaporan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/laporan/{laporan_id}/unduh',
    summary: 'Mengunduh laporan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, laporan_id: z.uuid() }),
    output: z.null(),
    download: [XLSX, 'application/pdf'],
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_LAPORAN = { laporan: 'Laporan' };
