import type { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { SkorRow } from '../../skor-presensi/skor-presensi.queries.ts';

/** A tenant of the demo, with those above its organisations who sign in. */
export type RencanaTenant = {
  tenant: { no_reg: string; kode_tenant: string; nama: string; email: string; alamat: string };
  admin: { username: string; nama: string; gender: 'L' | 'P'; email: string };
  pemantau: { username: string; nama: string };
  skor: readonly SkorRow[];
  /** Days of attendance behind today. */
  hari_lampau: number;
  organisasi: readonly RencanaOrganisasi[];
  rangkap?: RencanaRangkap;
};

/** Somebody with an account of his own who works at a second organisation besides. */
export type RencanaRangkap = {
  username: string;
  /** The second one. */
  kode: string;
  grup: string;
  jabatan: string;
  jadwal: { nama: string; hari: readonly number[]; masuk: string; pulang: string };
};

export type RencanaOrganisasi = {
  kode: string;
  nama: string;
  jenis: 'madrasah' | 'kantor';
  k_sumber_data: (typeof SUMBER_DATA)[keyof typeof SUMBER_DATA];
  is_langganan: boolean;
  /** Where its subscription stands, if anything is to be seen of that. */
  langganan?: 'diperpanjang' | 'hampir habis' | 'habis';
  npsn: string | null;
  nsm: string | null;
  alamat: string;
  kepala: { nama: string; gender: 'L' | 'P'; jabatan: string };
  lokasi: readonly { nama: string; lat: number; lng: number; radius_meter: number }[];
  grup: readonly { nama: string; jumlah: number }[];
  masuk: string;
  pulang: string;
  pulang_jumat: string;
  /** 1 Monday to 7 Sunday. */
  hari_kerja: readonly number[];
};

/**
 * What is told of a school today: nothing arrives from its machine, half of its teachers are missing, its power is out,
 * it has only just joined, its day off is its own, its last month waits for its verification.
 */
export type CeritaSekolah = 'diam' | 'separuh' | 'padam' | 'baru' | 'libur' | 'belum-verval';

/** Five days, six, or the week of a pesantren, which rests on Friday. */
export type PekanSekolah = 'lima' | 'enam' | 'santri';

export type RencanaSekolah = {
  kode: string;
  nama: string;
  lat: number;
  lng: number;
  zona: Zona;
  pekan: PekanSekolah;
  cerita?: CeritaSekolah;
};
