import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { MAKS_HARI_CUTI } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { eachDay, isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';
import { loadJadwalAnggota } from '../../jadwal/berlaku/load-jadwal-anggota.ts';
import { listNamaAnggota } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';
import { nameJenjang } from '../../persetujuan/dasar/name-jenjang.ts';
import { findJalurUntuk } from '../../persetujuan/dasar/jalur.queries.ts';
import { canSetujuiLangsung } from './can-setujui-langsung.ts';
import { listCutiLain, listRekan } from '../dasar/ajuan.queries.ts';
import { listHariBeku, listHariMasuk } from '../dasar/hari-tercatat.queries.ts';
import { selectDispensasi } from '../dispensasi/dispensasi.queries.ts';
import { listSemuaKategori } from '../kategori/kategori-cuti.queries.ts';
import { keyOfPemilik, loadLots } from '../saldo/lot-saldo.queries.ts';
import { loadHariMenunggu } from '../dasar/load-hari-kerja.ts';
import { loadLiburBelum } from '../dasar/load-libur-belum.ts';
import { findGender } from '../dasar/pemohon.queries.ts';
import { listPemilik } from '../saldo/saldo-cuti.queries.ts';
import { withComingYears } from '../dasar/with-coming-years.ts';

/** The longest leave, within the months that its form shows. */
const MAKS_HARI = MAKS_HARI_CUTI + 101;

/** What the form judges a request by before it is sent: the same facts that the server decides by. */
export async function getBahanCuti(ctx: OrganisasiCtx, input: Input<typeof cuti.getBahanCuti>): Promise<BahanCuti> {
  const { tgl_awal, tgl_akhir, user_id = ctx.actor.user_id } = input;
  const range = { tgl_awal, tgl_akhir };
  requireRentang(range, { maks: MAKS_HARI, pesan: 'Rentang terlalu panjang' });

  const { organisasi, anggota } = await loadJadwalAnggota(ctx, user_id, range);
  const nama = await listNamaAnggota(ctx.db, ctx.organisasi.organisasi_id, [user_id]);
  const kategori = await listSemuaKategori(ctx);
  const lots = await loadLots(ctx, { user_ids: [user_id] });
  const pemilik = await listPemilik(ctx, { user_id, page: 1, count: 500 });
  const pemilikOf = new Map(pemilik.data.map((one) => [one.cuti_kategori_id, one]));
  const menunggu = await loadHariMenunggu(ctx, user_id);
  const rekan = await listRekan(ctx, [user_id]);
  const beku = new Set(await listHariBeku(ctx, user_id, range));
  const masuk = new Set(await listHariMasuk(ctx, user_id, range));
  const jalur = (await findJalurUntuk(ctx, 'cuti')) ?? { jenjang: [], jenjang_oleh: null };
  const [jenjang = []] = await nameJenjang(ctx, [jalur.jenjang]);

  return {
    user_id,
    nama: nama.get(user_id) ?? '',
    today: ctx.today,
    gender: await findGender(ctx, user_id),
    hari: eachDay(range).map((tanggal) => {
      const { kerja, libur } = judgeHariKerja(organisasi, anggota, tanggal);
      const isMember = anggota.keanggotaan.some((row) => isBerlaku(row, tanggal));
      return {
        tanggal,
        is_kerja: isMember && kerja !== null,
        libur: libur?.sebab === 'hari_libur' ? libur.nama : null,
        is_beku: beku.has(tanggal),
        is_masuk: masuk.has(tanggal),
      };
    }),
    keanggotaan_berakhir: (await ctx.deps.upward.listKeanggotaanBerakhir(ctx, [user_id])).get(user_id) ?? null,
    kategori,
    saldo: kategori
      .filter((one) => one.is_saldo)
      .map((one) => ({
        cuti_kategori_id: one.cuti_kategori_id,
        menunggu: menunggu.get(one.cuti_kategori_id) ?? [],
        ditangguhkan: pemilikOf.get(one.cuti_kategori_id)?.ditangguhkan ?? [],
        lots: withComingYears(lots.get(keyOfPemilik({ user_id, ...one })) ?? [], one, ctx.today, tgl_akhir).lots.map(
          (lot) => ({
            ...lot,
            baris: [...lot.baris],
          }),
        ),
      })),
    cuti_lain: await listCutiLain(ctx, [user_id], range),
    rekan: await listCutiLain(
      ctx,
      rekan.map((one) => one.rekan),
      range,
    ),
    jumlah_rekan: rekan.length,
    libur_belum: await loadLiburBelum(ctx, [range]),
    dispensasi: await selectDispensasi(ctx),
    jenjang,
    is_setujui_langsung: await canSetujuiLangsung(ctx, user_id, jalur),
  };
}
