import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { JenisLaporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { findKeadaan } from '../../kehadiran/rekap/find-keadaan.queries.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import { listHariTakHadir, type JenisKetidakhadiran } from '../../kehadiran/rekap/ketidakhadiran.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { kolomDetail } from './kolom-detail.ts';
import { KOLOM_KETIDAKHADIRAN } from './kolom-ketidakhadiran.ts';
import { KOLOM_PERSENTASE } from './kolom-persentase.ts';
import { KOLOM_HILANG, toHilang } from './kolom-hilang.ts';
import { artiRekap } from './arti-rekap.ts';
import { kolomRekap, namaRekapOf } from './kolom-rekap.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { ARTI_KODE } from './arti-kode.ts';
import { listBarisRekap } from './list-baris-rekap.ts';
import { toBarisKetidakhadiran } from './to-baris-ketidakhadiran.ts';
import { toSelRekap } from './to-sel-rekap.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';

/** Reports of an organisation that are one table. */
type JenisTabel = Exclude<JenisLaporan, 'emis' | 'buku-cuti' | 'organisasi' | 'anggota'>;
export type MintaTabel = {
  jenis: JenisTabel;
  rentang: RentangLaporan;
  saring: SaringHari;
  format: 'xlsx' | 'pdf';
  hilang?: JenisKetidakhadiran | undefined;
};

/** The whole report, from the queries that the screens read page by page. */
export async function loadTabel({ db }: Pick<LaporanCtx, 'db'>, minta: MintaTabel): Promise<TabelLaporan> {
  const keadaan = await findKeadaan(db, minta.saring);
  return { ...(await LOAD[minta.jenis](db, minta)), keadaan, sumber: { jenis: 'tabel', minta } };
}

type Load = (db: LaporanCtx['db'], minta: MintaTabel) => Promise<TabelLaporan>;

const headOf = ({ rentang }: MintaTabel) => ({ sebutan: rentang.sebutan, range: rentang });

const loadRekap: Load = async (db, minta) => {
  const rows = await listBarisRekap(db, minta.saring);
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Rekap Kehadiran',
    ringkasan: `${sebutAngka(rows.length)} anggota`,
    ...artiRekap(rows),
    kolom: kolomRekap(namaRekapOf(rows)),
    rows,
  });
};

const loadPersentase: Load = async (db, minta) => {
  const rows = await listBarisRekap(db, minta.saring);
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Persentase Kehadiran',
    ringkasan: `${sebutAngka(rows.length)} anggota`,
    kolom: KOLOM_PERSENTASE,
    rows,
  });
};

const loadDetail: Load = async (db, minta) => {
  const { data } = await sumHariByAnggota(db, minta.saring);
  const ids = data.map(({ user_id }) => user_id);
  const hari = await listHariRekap(db, minta.saring, ids);
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Rekap Kehadiran per Hari',
    ringkasan: `${sebutAngka(data.length)} anggota`,
    arti: ARTI_KODE,
    kolom: kolomDetail(minta.rentang),
    rows: data.map((row) => ({
      anggota: toAnggotaRingkas(row),
      hari: (hari.get(row.user_id) ?? []).map(toSelRekap),
    })),
  });
};

const loadKetidakhadiran: Load = async (db, minta) => {
  const found = await listHariTakHadir(db, { ...minta.saring, jenis: minta.hilang });
  const rows = found.map(toBarisKetidakhadiran);
  const anggota = new Set(rows.map((row) => row.anggota.user_id)).size;
  const head = {
    ...headOf(minta),
    judul: 'Ketidakhadiran',
    ringkasan: `${sebutAngka(anggota)} anggota, ${sebutAngka(rows.length)} catatan`,
  };
  return minta.format === 'pdf'
    ? toTabelLaporan({ ...head, kolom: KOLOM_HILANG, rows: toHilang(rows) })
    : toTabelLaporan({ ...head, kolom: KOLOM_KETIDAKHADIRAN, rows });
};

const LOAD: Record<JenisTabel, Load> = {
  rekap: loadRekap,
  persentase: loadPersentase,
  detail: loadDetail,
  ketidakhadiran: loadKetidakhadiran,
};
