import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import { kapital } from '@hadir/contract/kit/kapital.ts';
import { K_STATUS } from '@hadir/rules/kode/k-status.ts';
import { LABEL_TIPE_ATRIBUT } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { listKalimatPenjelasan, type HariDijelaskan } from '@hadir/contract/kehadiran/hari/kalimat-penjelasan.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { type Peran } from '@hadir/rules/akses/peran.ts';
import { LABEL_STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { LABEL_MUTASI } from '@hadir/contract/mutasi/label-mutasi.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { KategoriHari } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { WriteOptions } from 'hucre/xlsx';
import { sebutSaat } from '../platform/print/sebut-saat.ts';
import type { Data, NamaRujukan } from './data-saya.queries.ts';
import { ISI_DATA_SAYA } from './isi-data-saya.ts';

/** What an Excel cell can hold. */
const TERPANJANG = 32_767;

/** A sheet for each table that holds something about the person, in words. */
export function toLembarDataSaya(data: Data, nama: NamaRujukan): WriteOptions['sheets'] {
  return Object.entries(ISI_DATA_SAYA)
    .filter(([tabel]) => (data[tabel] ?? []).length > 0)
    .map(([tabel, { judul, kolom }]) => ({
      name: judul.slice(0, 31),
      columns: Object.keys(kolom).map(() => ({ width: 22 })),
      freezePane: { rows: 1 },
      rows: [
        Object.values(kolom),
        ...(data[tabel] ?? []).map((baris) =>
          Object.keys(kolom).map((name) => {
            const sel = SEL[`${tabel}.${name}`];
            return sel ? sel(baris) : sebut(baris[name], name, `${tabel}.${name}`, nama);
          }),
        ),
      ],
    }));
}

/** Cells that say more than their value does by itself, each made of its row. */
const SEL: Record<string, (baris: Record<string, unknown>) => string | null> = {
  'kehadiran.jam_masuk': ({ jam_masuk }) => sebutJam(jam_masuk),
  'kehadiran.jam_pulang': ({ jam_pulang }) => sebutJam(jam_pulang),
  'kehadiran.kategori': ({ kategori }) =>
    (kategori as KategoriHari[]).map(({ nama, potongan }) => `${nama} (${sebutPotongan(potongan)})`).join('; ') || null,
  'kehadiran.penjelasan': (baris) =>
    listKalimatPenjelasan(baris as HariDijelaskan)
      .join(' ')
      .slice(0, TERPANJANG),
  'anggota_atribut.tipe': ({ tipe }) => LABEL_TIPE_ATRIBUT[tipe as TipeAtribut],
  'log_aktivitas.hasil': ({ hasil }) => (Number(hasil) < 400 ? 'Berhasil' : 'Ditolak'),
  'users.k_status': ({ k_status }) => sebutYaTidak(k_status === K_STATUS.terhitung),
  'anggota_atribut.nilai': ({ tipe, nilai }) =>
    tipe === 'ya_tidak' ? sebutYaTidak(nilai === '1') : sebutTeks(String(nilai)),
};

const sebutJam = (detik: unknown) => (typeof detik === 'number' ? toJam(detik) : null);

const namesOf = (kode: Record<string, number>) =>
  Object.fromEntries(Object.entries(kode).map(([name, value]) => [value, name.replaceAll('_', ' ')]));
const KATA_KODE: Record<string, Record<number, string>> = {
  'users.status': namesOf(STATUS_USER),
  'anggota.status': LABEL_KEANGGOTAAN,
  'anggota.role': Object.fromEntries(
    Object.entries(KODE_PERAN).map(([peran, kode]) => [kode, LABEL_PERAN[peran as Peran]]),
  ),
  'presensi.radius': LABEL_RADIUS,
  'presensi_manual.status': namesOf(STATUS_PRESENSI_MANUAL),
  'cuti.status': LABEL_STATUS_CUTI,
  'cuti_riwayat.status': LABEL_STATUS_CUTI,
  'presensi_manual_jejak.status': namesOf(STATUS_PRESENSI_MANUAL),
  'jadwal_kerja.status': LABEL_STATUS_TEMPAT,
  'mutasi.status': LABEL_MUTASI,
};

function sebut(value: unknown, kolom: string, tempat: string, nama: NamaRujukan): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return sebutYaTidak(value);
  if (typeof value === 'number') return nama.get(kolom)?.get(value) ?? KATA_KODE[tempat]?.[value] ?? value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('; ').slice(0, TERPANJANG);
  return typeof value === 'string' ? sebutTeks(value) : sebutBagian(value).slice(0, TERPANJANG);
}

function sebutTeks(value: string): string {
  if (isTanggal(value)) return sebutTanggal(value);
  return /^\d{4}-\d{2}-\d{2}T.*[+Z]/.test(value) ? sebutSaat(value) : value.slice(0, TERPANJANG);
}

/** Parts of a whole, each by its name: 'Hadir: 20; Terlambat: 3'; what is empty is left out. */
const sebutBagian = (value: object): string =>
  Object.entries(value)
    .map(([nama, isi]) => [sebutKata(nama), sebutIsi(isi)])
    .filter(([, isi]) => isi !== '')
    .map((bagian) => bagian.join(': '))
    .join('; ');

function sebutIsi(isi: unknown): string {
  if (isi === null || isi === undefined) return '';
  if (Array.isArray(isi)) return isi.map(sebutIsi).join(', ');
  if (typeof isi === 'object') return `(${sebutBagian(isi)})`;
  return typeof isi === 'boolean' ? sebutYaTidak(isi) : sebutTeks(String(isi));
}

const sebutKata = (nama: string) => kapital(nama.replaceAll('_', ' '));
