import { mewakiliCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { countHariCuti, listHariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { putLampiran } from '../../platform/http/lampiran/put-lampiran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { isAnggota } from '../../kehadiran/hari/anggota.queries.ts';
import type { Ajuan, IsiAjuan } from '../dasar/ajuan.queries.ts';
import { findKategori } from '../kategori/kategori-cuti.queries.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';
import { requireRentangCuti } from '../dasar/require-rentang-cuti.ts';

type Isi = Input<typeof cuti.addDrafCuti> & { hapus_lampiran?: boolean };

/** Whose request it is and what it says, with what it was counted by. */
type IsiTerhitung = { user_id: number; isi: IsiAjuan; kategori: KategoriCuti; fakta: FaktaPemohon };

/** A request as it will be stored, new or of a draft; what it would cost is counted, nothing about it is refused yet but its dates. */
export async function makeIsiAjuan(ctx: OrganisasiCtx, input: Isi, draf: Ajuan | null): Promise<IsiTerhitung> {
  const user_id = draf?.user_id ?? input.user_id ?? ctx.actor.user_id;
  if (input.user_id !== undefined && input.user_id !== user_id) {
    throw refuseField('user_id', 'Pemohon draf tidak dapat diganti. Buat ajuan baru untuknya');
  }
  if (!mewakiliCuti(ctx.actor, user_id)) throw refuseField('user_id', 'Ajukan cuti untuk diri sendiri');
  const [isDiSini, kategori] = await Promise.all([
    isAnggota(ctx.db, ctx.organisasi.organisasi_id, user_id),
    findKategori(ctx, input.cuti_kategori_id),
  ]);
  if (!isDiSini) {
    throw user_id === ctx.actor.user_id
      ? new Refusal('cuti.not_member')
      : refuseField('user_id', 'Bukan anggota instansi ini');
  }
  if (!kategori) throw refuseField('cuti_kategori_id', 'Pilih kategori yang ada');
  const { tgl_awal, tgl_akhir, setengah_hari = null, keterangan, alamat = null } = input;
  await requireRentangCuti(ctx, { tgl_awal, tgl_akhir });

  const kept = input.hapus_lampiran ? null : (draf?.lampiran ?? null);
  const lampiran = input.lampiran ? await putLampiran(ctx, input.lampiran) : kept;
  const { cuti_kategori_id, hitungan } = kategori;
  const { fakta } = await loadPemohon(ctx, kategori, { user_id, cuti_id: draf?.cuti_id ?? null, tgl_awal, tgl_akhir });
  const jumlah_hari = countHariCuti(listHariCuti({ tgl_awal, tgl_akhir, setengah_hari, hitungan }, fakta.isHariKerja));
  const isi = {
    cuti_kategori_id,
    tgl_awal,
    tgl_akhir,
    setengah_hari,
    hitungan,
    keterangan,
    alamat,
    lampiran,
    jumlah_hari,
  };
  return { user_id, isi, kategori, fakta };
}
