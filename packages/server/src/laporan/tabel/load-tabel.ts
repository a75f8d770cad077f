import type { JenisLaporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import { listKetidakhadiran, type JenisKetidakhadiran } from '../../kehadiran/rekap/ketidakhadiran.queries.ts';
import { sumKategoriByAnggota } from '../../kehadiran/rekap/rekap-kategori.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { kolomDetail } from './kolom-detail.ts';
import { KOLOM_KETIDAKHADIRAN } from './kolom-ketidakhadiran.ts';
import { KOLOM_PERSENTASE } from './kolom-persentase.ts';
import { kolomRekap } from './kolom-rekap.ts';
import type { LaporanCtx } from '../dasar/laporan-ctx.ts';
import type { TabelLaporan } from '../dasar/tabel-laporan.ts';
import { toBarisKetidakhadiran } from './to-baris-ketidakhadiran.ts';
import { toBarisRekap } from './to-baris-rekap.ts';
import { toSelRekap } from './to-sel-rekap.ts';
import { toTabelLaporan } from './to-tabel-laporan.ts';

/** Reports of an organisation that are one table. */
type JenisTabel = Exclude<JenisLaporan, 'emis' | 'buku-cuti' | 'organisasi' | 'anggota'>;
export type MintaTabel = {
  jenis: JenisTabel;
  rentang: RentangLaporan;
  saring: SaringHari;
  hilang?: JenisKetidakhadiran | undefined;
};

/** The whole report, from the queries that the screens read page by page. */
export function loadTabel({ db }: Pick<LaporanCtx, 'db'>, minta: MintaTabel): Promise<TabelLaporan> {
  return LOAD[minta.jenis](db, minta);
}

type Load = (db: LaporanCtx['db'], minta: MintaTabel) => Promise<TabelLaporan>;

const headOf = ({ rentang }: MintaTabel) => ({ sebutan: rentang.sebutan, range: rentang });

const loadRekap: Load = async (db, minta) => {
  const rows = await listBarisRekap(db, minta.saring);
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Rekap Kehadiran',
    ringkasan: `${rows.length} anggota`,
    kolom: kolomRekap(rows),
    rows,
  });
};

const loadPersentase: Load = async (db, minta) => {
  const rows = await listBarisRekap(db, minta.saring);
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Persentase Kehadiran',
    ringkasan: `${rows.length} anggota`,
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
    ringkasan: `${data.length} anggota. H hadir, T terlambat, C cuti, S sakit, I izin, D dinas luar, A absen, L libur`,
    kolom: kolomDetail(minta.rentang),
    rows: data.map((row) => ({
      anggota: toAnggotaRingkas(row),
      hari: (hari.get(row.user_id) ?? []).map(toSelRekap),
    })),
  });
};

const loadKetidakhadiran: Load = async (db, minta) => {
  const found = await listKetidakhadiran(db, { ...minta.saring, jenis: minta.hilang });
  return toTabelLaporan({
    ...headOf(minta),
    judul: 'Ketidakhadiran',
    ringkasan: `${found.length} baris`,
    kolom: KOLOM_KETIDAKHADIRAN,
    rows: found.map(toBarisKetidakhadiran),
  });
};

const LOAD: Record<JenisTabel, Load> = {
  rekap: loadRekap,
  persentase: loadPersentase,
  detail: loadDetail,
  ketidakhadiran: loadKetidakhadiran,
};

async function listBarisRekap(db: LaporanCtx['db'], saring: SaringHari) {
  const { data } = await sumHariByAnggota(db, saring);
  const kategori = await sumKategoriByAnggota(
    db,
    saring,
    data.map(({ user_id }) => user_id),
  );
  return data.map((row) => toBarisRekap(row, kategori.get(row.user_id)));
}
