import { sebutBulan } from '../kit/sebut-bulan.ts';
import { pesanTindakan } from '../kit/pesan-tindakan.ts';
import { STATUS_GANGGUAN, TINDAKAN_GANGGUAN } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import * as z from 'zod/mini';
import { Dampak } from '../kehadiran/turunan/dampak.ts';
import { Id, Instant, PageInput, teksPanjang, teksPanjangWajib } from '../kit/fields.ts';

const Status = z.enum(STATUS_GANGGUAN);

/** The system, the network or a machine failed: an approved one excuses everyone whom it touched. */
export const Gangguan = z.object({
  gangguan_id: Id,
  dari: Instant,
  sampai: Instant,
  alasan: z.string(),
  /** The evidence's name; the file is at `gangguan/{gangguan_id}/bukti`. */
  bukti: z.nullable(z.string()),
  status: Status,
  /** The remark of whoever decided. */
  catatan: z.nullable(z.string()),
  /** Recorded for several organisations, and decided there. */
  is_milik_tenant: z.boolean(),
  organisasi: z.array(z.object({ organisasi_id: Id, nama: z.string() })),
  /** By organisation and month, how many frozen days of how many members its last decision waits for until they are opened. */
  tertunda: z.array(
    z.object({ organisasi_id: Id, nama: z.string(), bulan: z.string(), hari: z.int(), anggota: z.int() }),
  ),
  dibuat_oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
});
export type Gangguan = z.output<typeof Gangguan>;

export const FilterGangguan = { ...PageInput.shape, status: z.optional(Status) };
export const IsiGangguan = { dari: Instant, sampai: Instant, alasan: teksPanjangWajib(500) };
export const PutusanGangguan = {
  gangguan_id: Id,
  keputusan: z.enum(TINDAKAN_GANGGUAN),
  keterangan: z._default(teksPanjang(500), ''),
  /** Only shows which days would change. */
  preview: z._default(z.boolean(), false),
};
export const GangguanDiputuskan = z.extend(Gangguan, { dampak: Dampak });

/** Where days are frozen nobody is excused yet: that is said, and of which months. */
function pesanDisetujui({ tertunda, dampak }: z.output<typeof GangguanDiputuskan>): string {
  const bulan = [...new Set(tertunda.map((one) => sebutBulan(one.bulan)))];
  if (bulan.length === 0) return 'Gangguan disetujui';
  const menunggu = `${bulan.join(', ')} sudah dibekukan dan menunggu sampai dibuka`;
  return dampak.berubah === 0
    ? `Gangguan disetujui, tetapi belum ada yang berubah: ${menunggu}`
    : `Gangguan disetujui. ${menunggu}`;
}

/** What came of a decision. */
export const PESAN_PUTUSAN_GANGGUAN = pesanTindakan('keputusan', {
  setujui: (_, answered) => pesanDisetujui(answered as z.output<typeof GangguanDiputuskan>),
  tolak: 'Gangguan ditolak',
  batal: 'Gangguan dibatalkan',
});
