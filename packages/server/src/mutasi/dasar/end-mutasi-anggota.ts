import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Upward } from '../../platform/ctx/upward.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { giveUpMutasi } from './give-up-mutasi.ts';
import { findMutasiBerjalan } from './jejak-mutasi.queries.ts';
import { leavePinjaman } from './leave-pinjaman.ts';
import { mailOrang } from './mail-orang.ts';
import { mailSisi } from './mail-sisi.ts';
import { lockMutasi } from './mutasi.queries.ts';
import { tellPinjaman } from './tell-pinjaman.ts';

const SEBAB = 'Keanggotaannya diakhiri di instansi asal';

type Akhir = Parameters<Upward['endMutasiAnggota']>[2];

/**
 * What ends with a membership of this place, or does not: calls off his transfer under way, and tells both sides and him
 * (aturan/mutasi#batal-bersama). His loan to another place stands, which is told there (aturan/mutasi#dipinjamkan); where he
 * is lent here, his own place is told. The first two are refused unless who ends it said so.
 */
export async function endMutasiAnggota(ctx: OrganisasiCtx, user_id: number, akhir: Akhir): Promise<void> {
  await leavePinjaman(ctx, user_id, akhir.is_pinjaman_tetap);
  await cancelBerjalan(ctx, user_id, akhir);
  const { organisasi_id } = ctx.organisasi;
  await tellPinjaman(ctx, { organisasi_id, user_id }, { kata: 'dinonaktifkan', akhir: ctx.today });
}

async function cancelBerjalan(ctx: OrganisasiCtx, user_id: number, { is_batal, keterangan }: Akhir): Promise<void> {
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
  const isBerhenti = jenis === 'berhenti';
  await mailOrang(
    ctx,
    changed,
    isBerhenti ? 'dimajukan menjadi hari ini' : 'dibatalkan, karena keanggotaan Anda berakhir',
  );
}
