import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { giveUpMutasi } from './give-up-mutasi.ts';
import { findMutasiBerjalan } from './jejak-mutasi.queries.ts';
import { mailOrang } from './mail-orang.ts';
import { mailSisi } from './mail-sisi.ts';
import { lockMutasi } from './mutasi.queries.ts';

const SEBAB = 'Keanggotaannya diakhiri di instansi asal';

/**
 * Calls off the transfer under way of somebody whose place ends his membership, and tells both sides and him; refused
 * unless who ends it said so (aturan/mutasi#batal-bersama).
 */
export async function endMutasiAnggota(
  ctx: OrganisasiCtx,
  user_id: number,
  { is_batal, keterangan }: { is_batal: boolean; keterangan: string | undefined },
): Promise<void> {
  const berjalan = await findMutasiBerjalan(ctx, user_id);
  // Whoever decides about it at this moment holds it: what comes of that is known once it is ours.
  const mutasi = berjalan && (await lockMutasi(ctx.db, berjalan.mutasi_id));
  if (!mutasi || mutasi.status === STATUS_AKSES.ditolak || mutasi.dipindahkan_pada !== null) return;
  const { nama, jenis, tujuan, tgl_mulai } = mutasi;
  const sebutan = `${LABEL_JENIS_MUTASI[jenis].toLowerCase()}${tujuan ? ` ke ${tujuan}` : ''}`;
  if (!is_batal) throw new Refusal('mutasi.berjalan', { nama, mutasi: sebutan, tanggal: tanggalPanjang(tgl_mulai) });

  const changed = await giveUpMutasi(ctx, mutasi, keterangan ? `${SEBAB}: ${keterangan}` : SEBAB);
  const apa = 'dibatalkan, karena keanggotaannya diakhiri di instansi asal';
  await mailSisi(ctx, changed, 'asal', apa);
  if (mutasi.status === STATUS_AKSES.dibuat) return;
  await mailSisi(ctx, changed, 'tujuan', apa);
  await mailOrang(ctx, changed, 'dibatalkan, karena keanggotaan Anda berakhir');
}
