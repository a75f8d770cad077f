import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { JENIS_SINKRON, type JenisSinkron } from '@hadir/rules/anggota/judge-sinkron.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';
import { getKuota } from '../dasar/kuota.queries.ts';
import type { SinkronTersimpan } from './sinkronisasi.queries.ts';

/** How a run stands, by its step and by the job that does it. */
export function keadaanSinkron({ langkah, status }: Pick<SinkronTersimpan, 'langkah' | 'status'>) {
  // A job that is long forgotten goes on no more.
  if (status === 'gagal' || status === null) return 'gagal';
  const isDone = status === 'selesai';
  if (langkah === 'baca') return isDone ? 'siap' : 'membaca';
  return isDone ? 'selesai' : 'menerapkan';
}

export const isBerjalan = (run: SinkronTersimpan) => ['membaca', 'menerapkan'].includes(keadaanSinkron(run));
export const isLama = ({ dibuat_pada }: Pick<SinkronTersimpan, 'dibuat_pada'>, now: Date, masa = SEHARI_MS) =>
  now.getTime() - new Date(dibuat_pada).getTime() > masa;

/** What may be done with the newest run by its token: what a preview shows, or what of it is left. */
export function isDapatDiterapkan(run: SinkronTersimpan, now: Date): boolean {
  const keadaan = keadaanSinkron(run);
  const isTerbaca = keadaan === 'siap' || keadaan === 'selesai' || (keadaan === 'gagal' && run.langkah === 'terapkan');
  return run.is_terbaru && isTerbaca && !isLama(run, now);
}

/** A run as its readers know it. */
export async function toSinkronisasi(
  ctx: Pick<BaseCtx, 'db' | 'now' | 'today'>,
  run: SinkronTersimpan,
): Promise<Sinkronisasi> {
  const { token, organisasi_id, tenant_id, asal, pesan, oleh, dibuat_pada, diterapkan } = run;
  const [antre] = await withAntrean(ctx.db, [{ status: run.status ?? '' }], () => run.pekerjaan_id ?? '');
  const { kuota, terpakai } = await getKuota({ ...ctx, organisasi: { tenant_id, organisasi_id } });
  const keadaan = keadaanSinkron(run);
  const isReading = run.langkah === 'baca';
  return {
    token,
    organisasi_id,
    keadaan,
    asal,
    selesai: run.selesai ?? 0,
    total: isReading ? run.terbaca_dari : run.total,
    ...(antre?.antrean && { antrean: antre.antrean }),
    pesan: keadaan === 'gagal' ? pesan : null,
    jumlah: run.jumlah && keadaan !== 'membaca' ? lengkap(run.jumlah) : null,
    diterapkan,
    satuan: run.perubahan as Sinkronisasi['satuan'],
    sisa_kuota: kuota === null ? null : Math.max(0, kuota - terpakai),
    oleh,
    dibuat_pada,
    is_dapat_diterapkan: isDapatDiterapkan(run, ctx.now),
  };
}

/** Those of which there is none are none. */
const lengkap = (jumlah: Partial<Record<JenisSinkron, number>>) =>
  Object.fromEntries(JENIS_SINKRON.map((jenis) => [jenis, jumlah[jenis] ?? 0])) as Record<JenisSinkron, number>;
