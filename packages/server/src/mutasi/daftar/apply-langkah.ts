import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { mailSisi } from '../dasar/mail-sisi.ts';
import { tellTujuan } from '../dasar/tell-tujuan.ts';
import { tellPinjaman } from '../dasar/tell-pinjaman.ts';
import { updateMutasi, type MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { previewMutasi } from '../pindah/preview-mutasi.ts';
import { runMutasi } from '../pindah/run-mutasi.ts';
import { sisiOf } from './to-mutasi.ts';

type Isian = Partial<Pick<MutasiTersimpan, 'group_id' | 'lokasi_presensi_ids' | 'pin' | 'email'>>;

/**
 * Takes a transfer one step further: sent to its destination, or confirmed. Refuses one whose day has passed, and one that
 * could not be done as things are. Confirmed on its day it is done at once.
 */
export async function applyLangkah(
  ctx: MilikCtx,
  mutasi: MutasiTersimpan,
  { status }: { status: StatusAkses },
  isian: Isian = {},
): Promise<MutasiTersimpan> {
  const { mutasi_id, tgl_mulai } = mutasi;
  if (tgl_mulai < ctx.today) throw new Refusal('mutasi.too_late', { tanggal: tanggalPanjang(tgl_mulai) });
  const isLast = status === STATUS_AKSES.disetujui;
  const putusan = isLast
    ? { diputuskan_oleh: ctx.actor.user_id, pemutus: ctx.actor.nama, diputuskan_pada: ctx.now }
    : {};
  const diajukan_pada = mutasi.diajukan_pada ?? ctx.now.toISOString();
  const { hambatan, bawaan } = await previewMutasi(ctx.deps, { ...mutasi, ...isian }, ctx.now);
  if (hambatan !== null) throw new Refusal('mutasi.blocked', { sebab: hambatan });

  const changed = await updateMutasi(ctx.db, mutasi_id, { ...isian, ...putusan, status, diajukan_pada });
  if (!isLast) await mailSisi(ctx, changed, 'tujuan', 'menunggu konfirmasi instansi Anda');
  else if (sisiOf(ctx, changed) === 'tujuan') await mailSisi(ctx, changed, 'asal', 'dikonfirmasi');
  if (isLast) await tellPasti(ctx, changed, bawaan);
  if (isLast) ctx.afterCommit(() => runMutasi(ctx.deps, mutasi_id, ctx.now));
  return changed;
}

/** Tells him that it is certain; who goes somewhere on this very day is told there, when it is done. */
async function tellPasti(ctx: MilikCtx, mutasi: MutasiTersimpan, bawaan: IkutPindah | null): Promise<void> {
  const { jenis, tgl_mulai } = mutasi;
  const isBerhenti = jenis === 'berhenti';
  if (isBerhenti && (await tellPinjaman(ctx, mutasi, { kata: 'diakhiri', akhir: addDays(tgl_mulai, -1) }))) return;
  if (isBerhenti || tgl_mulai > ctx.today) await tellTujuan(ctx, mutasi, bawaan);
}
