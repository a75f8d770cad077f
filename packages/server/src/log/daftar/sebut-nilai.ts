import { LABEL_HITUNGAN } from '@hadir/contract/cuti/kategori/label-hitungan.ts';
import { kapital } from '@hadir/contract/kit/kapital.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { LABEL_STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { PERAN } from '@hadir/rules/akses/peran.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { sebutSetempat } from '../../platform/print/sebut-setempat.ts';
import type { JENIS_BERSTATUS } from './jenis-of.ts';

const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 7 });
const TERPANJANG = 300;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

const kata = (kode: string) => kapital(kode.replaceAll('_', ' '));
const namesOf = (codes: Record<string, number>) =>
  Object.entries(codes).map(([name, code]) => [code, kata(name)] as const);

/** What a status is called depends on what has it. */
const STATUS: Record<(typeof JENIS_BERSTATUS)[number], ReadonlyMap<number, string>> = {
  cuti: new Map(Object.entries(LABEL_STATUS_CUTI).map(([code, label]) => [Number(code), label])),
  presensi_manual: new Map(namesOf(STATUS_PRESENSI_MANUAL)),
  mutasi: new Map(namesOf(STATUS_AKSES)),
  permintaan_akses: new Map(namesOf(STATUS_AKSES)),
  // The follow-up list is named by its kinds.
  jenis: new Map(namesOf(STATUS_TINDAK_LANJUT)),
};
/** The codes of all others, which are told apart by their numbers. */
const STATUS_LAIN = new Map(
  [STATUS_KEANGGOTAAN, STATUS_USER, STATUS_RECORD, STATUS_PENGUMUMAN].flatMap((codes) => namesOf(codes)),
);
const statusOf = (objek: string | null): ReadonlyMap<number, string> =>
  (STATUS as Record<string, ReadonlyMap<number, string> | undefined>)[objek ?? ''] ?? STATUS_LAIN;
const ROLE = new Map(
  PERAN.filter((one) => one !== 'viewer').map((peran) => [KODE_PERAN[peran] as number, LABEL_PERAN[peran]]),
);

export type Konteks = { zona: Zona; objek: string | null };

/** A value as a person reads it; null where there is none. */
export function sebutNilai(nama: string, nilai: unknown, { zona, objek }: Konteks): string | null {
  if (nilai === null || nilai === undefined || nilai === '') return null;
  if (typeof nilai === 'boolean') return sebutYaTidak(nilai);
  if (typeof nilai === 'number') return sebutAngka(nama, nilai, objek);
  if (typeof nilai === 'string') return sebutKode(nama, nilai) ?? sebutTeks(nilai, zona);
  if (!Array.isArray(nilai)) return potong(JSON.stringify(nilai));
  if (nilai.length === 0) return null;
  if (nilai.some((one) => typeof one === 'object')) return `${angka.format(nilai.length)} baris`;
  return potong(nilai.map((one) => sebutNilai(nama, one, { zona, objek })).join(', '));
}

function sebutAngka(nama: string, nilai: number, objek: string | null): string {
  if (nama === 'status') return statusOf(objek).get(nilai) ?? String(nilai);
  if (nama === 'role') return ROLE.get(nilai) ?? String(nilai);
  // A number that names something is no quantity.
  return /(^|_)(id|ids|tahun|no)$/.test(nama) ? String(nilai) : angka.format(nilai);
}

/** Fields whose text is a code of ours, never what somebody wrote. */
const BERKODE = new Set(['status', 'tindakan', 'keputusan', 'putusan', 'langkah', 'setengah_hari']);
const isHitungan = (nilai: string): nilai is keyof typeof LABEL_HITUNGAN => nilai in LABEL_HITUNGAN;

function sebutKode(nama: string, nilai: string): string | null {
  if (nama === 'hitungan' && isHitungan(nilai)) return LABEL_HITUNGAN[nilai];
  return BERKODE.has(nama) ? kata(nilai) : null;
}

function sebutTeks(nilai: string, zona: Zona): string {
  if (isTanggal(nilai)) return sebutTanggal(nilai);
  if (!INSTANT.test(nilai) || Number.isNaN(Date.parse(nilai))) return potong(nilai);
  return sebutSetempat(nilai, zona);
}

const potong = (text: string) => (text.length > TERPANJANG ? `${text.slice(0, TERPANJANG)}…` : text);
