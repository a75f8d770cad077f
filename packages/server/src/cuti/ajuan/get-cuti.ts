import type { DetailCuti, PutusanCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { liburBelumOf } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import { listHariKurang } from '@hadir/rules/cuti/ajuan/sync-pemakaian.ts';
import { listHariDiambil, listHariDipegang, type HariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import type { LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { isBelumDiputus, STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import { nameJenjang } from '../../persetujuan/dasar/name-jenjang.ts';
import { findJalurUntuk } from '../../persetujuan/dasar/jalur.queries.ts';
import { toJalan } from '../../persetujuan/jalan/to-jalan.ts';
import { listBentrok } from '../dasar/bentrok.queries.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';
import { findCuti } from '../dasar/cuti.queries.ts';
import { findHakPutus, requireTerlihat } from '../dasar/get-ajuan.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { listTindakan } from './list-tindakan.ts';
import { judgeRekanPenuh } from '../dasar/judge-rekan-penuh.ts';
import { findHariBekuAjuan } from '../dasar/find-hari-beku-ajuan.ts';
import { listHariMasukAjuan } from '../dasar/hari-tercatat.queries.ts';
import { findKeanggotaanBerakhir } from '../../anggota/daftar/find-keanggotaan-berakhir.ts';
import { loadLiburBelum } from '../dasar/load-libur-belum.ts';
import { loadHariKerja } from '../dasar/load-hari-kerja.ts';
import { loadLotsSampai } from '../dasar/load-lots-sampai.ts';
import { listRiwayat, type LangkahTercatat } from '../dasar/riwayat-cuti.queries.ts';

/**
 * What the call that moved a request knows already: its category, its work days, the balance that it has just drawn on, who
 * may decide it now, and of one that is new all that was done with it.
 */
export type BahanCuti = {
  kategori: KategoriCuti;
  fakta: Pick<FaktaPemohon, 'isHariKerja'>;
  lots?: readonly LotSaldo[] | undefined;
  hak?: HakPutus | undefined;
  langkah?: LangkahTercatat[];
};

/** A request as its screen shows it: its days, its way through the chain, what was done and what may be done. */
export async function getCuti(ctx: OrganisasiCtx, { cuti_id }: { cuti_id: number }): Promise<DetailCuti> {
  const read = async () => {
    const terbaca = await readCuti(ctx, cuti_id);
    await requireTerlihat(ctx, terbaca.ajuan, terbaca.hak);
    return terbaca;
  };
  return (await loadCuti(ctx, cuti_id, read())).cuti;
}

/** The same, with the request that it was made of, for whoever has just moved it and so has seen it. */
export const getCutiDiubah = (ctx: OrganisasiCtx, cuti_id: number, bahan?: BahanCuti) =>
  loadCuti(ctx, cuti_id, readCuti(ctx, cuti_id, bahan?.hak), bahan);

/** A request as the log keeps it: what was asked for and how it stands, nothing that only its reader may do. */
export function toLogCuti({ ajuan: { hitungan }, cuti }: Awaited<ReturnType<typeof getCutiDiubah>>) {
  const { cuti_id, user_id, nama, kategori, tgl_awal, tgl_akhir, setengah_hari, jumlah_hari } = cuti;
  const { keterangan, alamat, has_lampiran: lampiran, status } = cuti;
  const isi = { tgl_awal, tgl_akhir, setengah_hari, hitungan, jumlah_hari, keterangan, alamat, lampiran };
  return { cuti_id, user_id, nama, kategori, ...isi, status };
}

/** Of a draft only that there is one: who reads the log may not read it (aturan/cuti#terlihat). */
export const toLogDraf = ({ cuti_id, user_id, status }: Pick<Ajuan, 'cuti_id' | 'user_id' | 'status'>) => ({
  cuti_id,
  user_id,
  status,
});

/** Of a request that moves on what may move with it. */
export function toLogAjuan({ cuti_id, user_id, tgl_awal, tgl_akhir, jumlah_hari, ...ajuan }: Ajuan) {
  const { status, keputusan, tgl_batal, hari_kembali } = ajuan;
  return { cuti_id, user_id, tgl_awal, tgl_akhir, jumlah_hari, status, keputusan, tgl_batal, hari_kembali };
}

type Terbaca = NonNullable<Awaited<ReturnType<typeof findCuti>>> & { hak: HakPutus | undefined };

async function readCuti(ctx: OrganisasiCtx, cuti_id: number, dinilai?: HakPutus): Promise<Terbaca> {
  const { ajuan, baris } = found(await findCuti(ctx, cuti_id));
  return { ajuan, baris, hak: await findHakPutus(ctx, ajuan, dinilai) };
}

async function loadCuti(
  ctx: OrganisasiCtx,
  cuti_id: number,
  reading: Promise<Terbaca>,
  bahan?: BahanCuti,
): Promise<{ ajuan: Ajuan; cuti: DetailCuti }> {
  // All leave together; what is read for nobody to see is dropped with the refusal.
  const [{ ajuan, baris, hak }, langkah] = await Promise.all([reading, bahan?.langkah ?? listRiwayat(ctx, cuti_id)]);
  const isMenunggu = isBelumDiputus(ajuan.status);
  const [kategori, isHariKerja, jenjang, belum, bentrokOf, beku, masuk, berakhir] = await Promise.all([
    bahan?.kategori ?? getKategoriCuti(ctx, ajuan),
    bahan?.fakta.isHariKerja ?? loadIsHariKerja(ctx, ajuan),
    nameJalan(ctx, ajuan),
    ajuan.status === STATUS_CUTI.ditolak ? [] : loadLiburBelum(ctx, [ajuan]),
    listBentrok(ctx, [ajuan]),
    isMenunggu ? findHariBekuAjuan(ctx, [ajuan]) : undefined,
    isMenunggu ? listHariMasukAjuan(ctx, [ajuan]) : undefined,
    isMenunggu ? findKeanggotaanBerakhir(ctx, [ajuan]) : undefined,
  ]);
  const hari = listHariDiambil(ajuan, isHariKerja);
  const hari_beku = beku?.get(cuti_id) ?? null;
  const hari_kurang =
    ajuan.status === STATUS_CUTI.disetujui || ajuan.tgl_batal !== null
      ? listKurang(
          ajuan,
          listHariDipegang(ajuan, isHariKerja),
          bahan?.lots ?? (await loadLotsSampai(ctx, kategori, ajuan)).lots,
        )
      : [];
  const persetujuan = toJalan(ctx, ajuan, { jenjang, hak, putusan: langkah.flatMap(toPutusan) });
  const cuti = {
    ...baris,
    nama_lampiran: ajuan.status === STATUS_CUTI.dibuat ? ajuan.nama_lampiran : null,
    hari_beku,
    hari_masuk: masuk?.get(cuti_id) ?? [],
    keanggotaan_berakhir: berakhir?.get(ajuan) ?? null,
    libur_belum: liburBelumOf(ajuan, belum),
    ...bentrokOf(cuti_id),
    hari,
    rekan_penuh: isMenunggu ? await judgeRekanPenuh(ctx, ajuan, kategori, hari) : null,
    hari_kurang,
    hari_kembali: ajuan.hari_kembali,
    persetujuan,
    riwayat: langkah.filter((one) => one.urutan === null),
    tindakan: listTindakan(ctx, ajuan, {
      isPemutus: persetujuan.is_giliran_saya,
      isKurang: hari_kurang.length > 0,
      isBeku: hari_beku !== null,
    }),
  };
  return { ajuan, cuti };
}

async function loadIsHariKerja({ db, organisasi }: OrganisasiCtx, ajuan: Ajuan): Promise<FaktaPemohon['isHariKerja']> {
  const hariOn = found(await loadHariKerja(db, organisasi.organisasi_id, ajuan));
  return (tanggal) => hariOn(tanggal).is_kerja;
}

/** The levels of its way; a draft shows the way that it would take. */
async function nameJalan(ctx: OrganisasiCtx, { status, jenjang }: Ajuan) {
  const chain = status === STATUS_CUTI.dibuat ? ((await findJalurUntuk(ctx, 'cuti'))?.jenjang ?? []) : jenjang;
  return (await nameJenjang(ctx, [chain]))[0] ?? [];
}

/** The level's decision that a step of the history was; none where it was another step. */
function toPutusan(langkah: LangkahTercatat): PutusanCuti[] {
  if (langkah.urutan === null) return [];
  const { tindakan, waktu, ...putusan } = langkah;
  return [{ ...putusan, keputusan: tindakan, pada: waktu }];
}

/** The days that no balance pays; of one that drew nothing when it was approved none is paid, nor lacking. */
function listKurang({ cuti_id }: Ajuan, hari: readonly HariCuti[], lots: readonly LotSaldo[]) {
  const isTerbayar = lots.some(({ baris }) => baris.some((one) => one.cuti_id === cuti_id));
  return isTerbayar ? listHariKurang(lots, hari, cuti_id) : [];
}
