import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, PageInput, SortedPageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import { kodeDari } from '../../kit/kode.ts';
import { BarisKehadiran } from '../hari/baris-kehadiran.ts';
import { RingkasanHari } from '../hari/ringkasan-hari.ts';

const FilterHarian = {
  organisasi_id: Id,
  /** Today unless given. */
  tanggal: z.optional(Tanggal),
  group_id: z.optional(z.array(Id).check(z.maxLength(500))),
  /** What the day came to; all unless given. `terlambat`, `pulang_cepat` and `tidak_lengkap` are parts of hadir. */
  keadaan: z.optional(
    z.enum(['hadir', 'absen', 'cuti', 'libur', 'terbuka', 'tepat_waktu', 'terlambat', 'pulang_cepat', 'tidak_lengkap']),
  ),
  /** Those of whose events that day one has a verified face, or one has none. */
  verifikasi_wajah: z.optional(kodeDari(HASIL_WAJAH)),
};

export const HarianInput = z.object({ ...SortedPageInput.shape, ...FilterHarian });
export type HarianInput = z.output<typeof HarianInput>;

export const UnduhHarianInput = z.object({
  ...FilterHarian,
  q: PageInput.shape.q,
  format: z._default(z.enum(['xlsx', 'pdf']), 'xlsx'),
  /** What a PDF shows besides: where each record is from, and its photo. */
  sumber: z._default(z.boolean(), true),
  foto: z._default(z.boolean(), false),
});
export type UnduhHarianInput = z.output<typeof UnduhHarianInput>;

export const kehadiranHarian = {
  listKehadiranHarian: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/kehadiran',
    summary: 'Melihat kehadiran harian',
    daysClosed: true,
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: HarianInput,
    /** `ringkasan` counts everyone whom group and search leave, whatever `keadaan` asks. */
    output: z.extend(pageOf(BarisKehadiran), { tanggal: Tanggal, ringkasan: RingkasanHari }),
  }),
  exportKehadiranHarian: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/kehadiran/unduh',
    summary: 'Mengunduh kehadiran harian',
    daysClosed: true,
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: UnduhHarianInput,
    output: z.null(),
    download: [XLSX, 'application/pdf'],
  }),
};
