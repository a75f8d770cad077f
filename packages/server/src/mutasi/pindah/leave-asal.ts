import { matchKategoriSaldo, type KategoriSaldo } from '@hadir/rules/mutasi/match-kategori-saldo.ts';
import { moveSaldo } from '@hadir/rules/mutasi/move-saldo.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import { isActiveOn } from '../../anggota/dasar/is-active-on.ts';
import { endMasa } from '../../anggota/dasar/update-anggota.queries.ts';
import { requireCanLeave } from '../../anggota/daftar/require-can-leave.ts';
import { deleteTautanOperator } from '../../auth/dasar/tautan.queries.ts';
import { listSemuaKategori } from '../../cuti/kategori/kategori-cuti.queries.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { insertBaris, keyOfPemilik, loadLots, lockSaldo } from '../../cuti/saldo/lot-saldo.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { listPinjamanKeluar } from '../dasar/pinjaman.queries.ts';
import {
  countRosterSejak,
  findPeminjam,
  findCutiMenunggu,
  findHariBerpresensi,
  listAjuanBerakhir,
} from './asal.queries.ts';

type Orang = NonNullable<Awaited<ReturnType<typeof findAnggota>>>;
/** What a member takes along: who he is, and the lines of his ledger by the category there. */
export type Bekal = Pick<IkutPindah, 'saldo' | 'ajuan' | 'hari_roster' | 'cuti_menunggu' | 'perbantuan'> & {
  orang: Orang;
  masuk: { cuti_kategori_id: number; baris: BarisBaru[] }[];
};

/**
 * What happens at the place that is left (aturan/mutasi#yang-ikut): of who is only lent nothing, and who is here on loan
 * may only end early; else the membership ends the day before, requests that reach beyond it end, and what is left of
 * each balance goes along where the other place has the same right.
 */
export async function leaveAsal(
  ctx: OrganisasiCtx,
  { user_id, jenis, tgl_mulai, tujuan, tujuan_tenant_id }: MutasiTersimpan,
  kategoriTujuan: readonly KategoriSaldo[],
): Promise<Bekal> {
  const akhir = addDays(tgl_mulai, -1);
  await lockSaldo(ctx, user_id);
  const orang = found(await findAnggota(ctx, user_id));
  if (orang.status === STATUS_KEANGGOTAAN.tidak_aktif || !isActiveOn(orang, akhir)) {
    throw new Refusal('mutasi.not_member', { nama: orang.nama });
  }
  const pinjaman = jenis === 'berhenti' ? undefined : await findPeminjam(ctx, user_id, tgl_mulai);
  if (pinjaman?.tgl_selesai) {
    const { asal, tgl_selesai } = pinjaman;
    throw new Refusal('mutasi.on_loan', { nama: orang.nama, asal, tanggal: tanggalPanjang(tgl_selesai) });
  }
  const bekal: Bekal = { orang, saldo: [], ajuan: [], hari_roster: 0, masuk: [] };
  if (jenis === 'perbantuan') return bekal;

  await requireCanLeave(ctx, orang);
  const berpresensi = await findHariBerpresensi(ctx, user_id, tgl_mulai);
  if (berpresensi !== undefined) {
    throw new Refusal('mutasi.sudah_presensi', { nama: orang.nama, tanggal: tanggalPanjang(berpresensi) });
  }
  const menunggu = await findCutiMenunggu(ctx, user_id, akhir);
  if (menunggu && tgl_mulai <= ctx.today) {
    const { nama } = orang;
    // The reason stands there for both sides, and another tenant reads nothing of somebody's leave.
    if (tujuan_tenant_id !== null && tujuan_tenant_id !== ctx.tenant_id)
      throw new Refusal('mutasi.cuti_waiting_there', { nama });
    throw new Refusal('mutasi.cuti_waiting', { nama, tanggal: sebutTanggal(menunggu) });
  }
  // Before its day there is time to decide.
  if (menunggu) bekal.cuti_menunggu = menunggu;
  bekal.ajuan = await listAjuanBerakhir(ctx, user_id, akhir);
  const perbantuan = await listPinjamanKeluar(ctx, [user_id], tgl_mulai);
  if (perbantuan.length > 0)
    bekal.perbantuan = perbantuan.map(({ tujuan: di, tgl_selesai }) => ({ tujuan: di, tgl_selesai }));
  bekal.hari_roster = await countRosterSejak(ctx, user_id, tgl_mulai);
  const last = { ...ctx, today: akhir };
  await endMasa(last, user_id);
  await ctx.deps.upward.onKeanggotaanBerakhir(last, user_id, tujuan);
  await deleteTautanOperator(ctx.db, [user_id]);
  if (jenis === 'berhenti') return bekal;

  const lots = await loadLots(ctx, { user_ids: [user_id] });
  for (const kategori of await listSemuaKategori(ctx)) {
    const { cuti_kategori_id } = kategori;
    const own = lots.get(keyOfPemilik({ user_id, cuti_kategori_id })) ?? [];
    const living = own.filter(
      (lot) => (lot.mulai > tgl_mulai || isLotBerlaku(lot, tgl_mulai)) && countSisaLot(lot) !== 0,
    );
    const there = matchKategoriSaldo(kategori, kategoriTujuan);
    const { keluar, masuk } = there ? moveSaldo(own, tgl_mulai) : { keluar: [], masuk: [] };
    await insertBaris(ctx, [{ user_id, cuti_kategori_id, baris: keluar, keterangan: `Mutasi ke ${tujuan ?? ''}` }]);
    if (there && masuk.length > 0) bekal.masuk.push({ cuti_kategori_id: there.cuti_kategori_id, baris: masuk });
    if (living.length === 0) continue;
    const lot = living.map((one) => ({ tahun: one.tahun, sisa: countSisaLot(one), kedaluwarsa: one.kedaluwarsa }));
    bekal.saldo.push({ kategori: kategori.nama, kategori_tujuan: there?.nama ?? null, lot });
  }
  return bekal;
}
