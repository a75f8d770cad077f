import type { Mutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { judgeLangkahMutasi } from '@hadir/rules/mutasi/judge-langkah-mutasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { giveUpMutasi } from '../dasar/give-up-mutasi.ts';
import { mailOrang } from '../dasar/mail-orang.ts';
import { mailSisi } from '../dasar/mail-sisi.ts';
import { tellPinjaman } from '../dasar/tell-pinjaman.ts';
import { lockTerlihat } from './lock-terlihat.ts';
import { keadaanOf, sisiOf, toMutasi } from './to-mutasi.ts';

type Isi = { mutasi_id: number; keterangan: string; status?: StatusAkses | undefined };

/** Takes a transfer back, or refuses it, with a remark; the other side is told, and he himself, where they knew of it. */
export async function cancelMutasi(ctx: MilikCtx, { mutasi_id, keterangan, status }: Isi): Promise<Mutasi> {
  const { mutasi, dilihat } = await lockTerlihat(ctx, { mutasi_id, status });
  const sisi = sisiOf(ctx, mutasi);
  const langkah = judgeLangkahMutasi('batal', keadaanOf(mutasi), sisi, dilihat);
  if ('refused' in langkah) throw new Refusal(`mutasi.${langkah.refused}`);

  const changed = await giveUpMutasi(ctx, mutasi, keterangan);
  const apa = `${langkah.sebagai}: ${keterangan}`;
  if (mutasi.status !== STATUS_AKSES.dibuat) await mailSisi(ctx, changed, sisi === 'tujuan' ? 'asal' : 'tujuan', apa);
  if (mutasi.status === STATUS_AKSES.disetujui) {
    const isDipinjam = mutasi.jenis === 'berhenti' && (await tellPinjaman(ctx, changed, { kata: 'batal diakhiri' }));
    if (!isDipinjam) await mailOrang(ctx, changed, 'dibatalkan');
  }
  ctx.logChange({
    sebelum: { status: mutasi.status },
    sesudah: { status: changed.status, nama: mutasi.nama, keterangan },
  });
  return toMutasi(ctx, changed);
}
