import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { listKurang } from './list-kurang.ts';
import { mergeDampak } from './merge-dampak.ts';
import { tellPerubahanHari } from '../dasar/tell-perubahan-hari.ts';
import { fileKlaim } from '../file-klaim.ts';
import { tentangKlaim, toLogKlaim } from '../dasar/to-log-klaim.ts';

/** Several claims stand nowhere together but among the days that they changed. */
const LAYAR = 'riwayatKehadiranUser';

type Call = typeof klaimPresensi.submitKlaimSesuaiJadwal;

/** Fills in what is missing of many days at the hours that were due, by the claims that do it (aturan/perbaikan#sesuai-jadwal). */
export async function submitKlaimSesuaiJadwal(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { organisasi_id, jenis, keterangan, preview } = input;
  const kurang = await listKurang(ctx, input.hari);
  if (kurang.length === 0)
    throw refuseField('hari', 'Tidak ada yang kurang pada hari yang dipilih. Muat ulang daftarnya');
  const alasan = { organisasi_id, jenis, keterangan, preview, sehari: false, lampiran: undefined };
  const ubah = async () => {
    const made: Awaited<ReturnType<typeof fileKlaim>>[] = [];
    for (const { tanggal, ...isi } of kurang)
      made.push(await fileKlaim(ctx, { ...alasan, ...isi, tgl_mulai: tanggal }, (_, record) => record()));
    return made;
  };
  const user_ids = [...new Set(kurang.flatMap(({ user_id }) => user_id))];
  const hari = user_ids.map((id) => ({
    user_id: id,
    dates: kurang.filter(({ user_id }) => user_id.includes(id)).map(({ tanggal }) => tanggal),
  }));
  const made = await (preview ? ubah() : tellPerubahanHari(ctx, { hari, ubah, layarOf: () => LAYAR }));
  ctx.logChange({ tiap: made.map((one) => ({ sesudah: toLogKlaim(one), ...tentangKlaim(one) })) });
  const berlaku = made.filter(({ status }) => status === 'berlaku');
  return {
    presensi_klaim_id: berlaku.map(({ presensi_klaim_id }) => presensi_klaim_id),
    menunggu: made.length - berlaku.length + made.filter((one) => one.klaim_sendiri_id !== null).length,
    terisi: kurang.reduce((sum, one) => sum + one.user_id.length, 0),
    dampak: mergeDampak(
      made.map(({ dampak }) => dampak),
      user_ids.length,
    ),
  };
}
