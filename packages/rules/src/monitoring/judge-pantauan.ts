import { isHariLibur } from './is-hari-libur.ts';
import { madOf, medianOf } from './sebaran.ts';

/** From what burns to what rests: the order in which organisations are listed. */
export const KEADAAN_PANTAUAN = ['genting', 'waspada', 'baru', 'biasa', 'libur'] as const;
export type KeadaanPantauan = (typeof KEADAAN_PANTAUAN)[number];

/** Why an organisation stands as it does (aturan/monitoring#sebab). */
export const JENIS_SEBAB = [
  'gangguan',
  'di_bawah_biasa',
  'grup_hilang',
  'mesin_diam',
  'kiriman_gagal',
  'pekerjaan_gagal',
  'belum_verval',
  'tanpa_jadwal',
  'belum_dihitung',
] as const;
type JenisSebab = (typeof JENIS_SEBAB)[number];

/** Why an organisation is listed where it is: how many it concerns, and which group or machine. */
type SebabPantauan = {
  jenis: JenisSebab;
  jumlah: number;
  nama: string | null;
  group_id: number | null;
};

/** Whose work is due on a day (no day off, no leave), and how many of them have arrived by a minute of it. */
export type Kedatangan = { wajib: number; tiba: number };

type Hari = Kedatangan & { libur: number };

export type FaktaPantauan = {
  hari_ini: Hari;
  /** Members of today whose day is not there yet, as for a moment after midnight. */
  belum_dihitung: number;
  /** It has work hours at all, be today a day off by them. */
  ada_jadwal: boolean;
  /** It had a day lately that was off for no more than some: where every day is kept by few, a day kept by few is no day off. */
  ada_hari_kerja: boolean;
  /** The same weekday of up to eight weeks before, by the same minute. */
  lampau: readonly Hari[];
  grup: readonly (Kedatangan & { group_id: number; nama: string })[];
  /** Machines in use that are heard of no more. */
  mesin_diam: readonly string[];
  /** Outages on record that last now. */
  gangguan: number;
  /** Members whose last month is not verified, and the date of this month. */
  belum_verval: number;
  tanggal: number;
  kiriman_gagal: number;
  pekerjaan_gagal: number;
};

export type Pantauan = {
  keadaan: KeadaanPantauan;
  sebab: SebabPantauan[];
  /** Which part of them has usually arrived by now, 0 to 1; null where too few days say so. */
  biasanya: number | null;
  /** How many fewer than usual have arrived. */
  kurang: number;
};

/** Fewer days than this say nothing of what is usual. */
const HARI_PALING_SEDIKIT = 3;
/** A distance of the median that is as rare as a standard deviation of a normal spread. */
const MAD_KE_SIMPANGAN = 1.4826;
/** Nobody is as regular as that. */
const SIMPANGAN_TERKECIL = 0.05;
const GENTING = 3.5;
const WASPADA = 2;
/** A group is missed once this part of all has usually arrived. */
const SUDAH_WAKTUNYA = 0.6;
const GRUP_PALING_SEDIKIT = 4;
/** Verifying is begun after the month; it is late from this date on. */
const TANGGAL_VERVAL = 6;

/** How an organisation stands against its own usual day, and why (aturan/monitoring#genting). */
export function judgePantauan(fakta: FaktaPantauan): Pantauan {
  const { hari_ini, belum_dihitung } = fakta;
  const urusan = sebabUrusan(fakta);
  const lampau = fakta.lampau.filter(({ wajib }) => wajib > 0);
  if (hari_ini.wajib === 0) {
    if (belum_dihitung > 0) return { ...BARU, sebab: [...urusan, satu('belum_dihitung', belum_dihitung)] };
    // Without hours nobody's work is ever due: that is no day off, but a beginning that waits for them.
    if (!fakta.ada_jadwal && lampau.length === 0) return { ...BARU, sebab: [...urusan, satu('tanpa_jadwal', 1)] };
    return { ...BARU, keadaan: 'libur', sebab: urusan };
  }
  // Those who keep watch on a day off are no measure of a working day, nor the other way round.
  const isLibur = fakta.ada_hari_kerja && isSepi(hari_ini);
  const shares = lampau.filter((one) => isSepi(one) === isSepi(hari_ini)).map(({ wajib, tiba }) => tiba / wajib);
  const biasanya = shares.length < HARI_PALING_SEDIKIT ? null : medianOf(shares);
  if (biasanya === null) return { ...BARU, keadaan: isLibur ? 'libur' : 'baru', sebab: urusan };

  const kurang = Math.max(0, Math.round(biasanya * hari_ini.wajib) - hari_ini.tiba);
  const jauh = (biasanya - hari_ini.tiba / hari_ini.wajib) / simpanganOf(shares, hari_ini.wajib);
  const isGenting = jauh >= GENTING && kurang >= 2;
  const isWaspada = jauh >= WASPADA && kurang >= 1;
  if (isLibur && !isGenting && !isWaspada) return { keadaan: 'libur', sebab: urusan, biasanya, kurang };
  const sebab: SebabPantauan[] = [
    ...(isGenting || isWaspada ? [satu('di_bawah_biasa', kurang)] : []),
    ...(biasanya >= SUDAH_WAKTUNYA ? grupHilang(fakta) : []),
    ...urusan,
  ].toSorted((a, b) => JENIS_SEBAB.indexOf(a.jenis) - JENIS_SEBAB.indexOf(b.jenis));
  const keadaan = isGenting ? 'genting' : sebab.length > 0 ? 'waspada' : 'biasa';
  return { keadaan, sebab, biasanya, kurang };
}

const BARU = { keadaan: 'baru', biasanya: null, kurang: 0 } as const;

const isSepi = ({ wajib, libur }: Hari) => isHariLibur({ anggota: wajib + libur, libur });

/** How far a share strays by itself: as it did, and at least by half a person of so few. */
const simpanganOf = (shares: readonly number[], wajib: number) =>
  Math.max(MAD_KE_SIMPANGAN * (madOf(shares) ?? 0), SIMPANGAN_TERKECIL, 0.5 / wajib);

/** Half of a group is missing, and not as many of the others. */
function grupHilang({ hari_ini, grup }: FaktaPantauan): SebabPantauan[] {
  return grup
    .filter(({ wajib, tiba }) => {
      const lain = { wajib: hari_ini.wajib - wajib, tiba: hari_ini.tiba - tiba };
      return wajib >= GRUP_PALING_SEDIKIT && tiba * 2 <= wajib && lain.tiba * 2 > lain.wajib;
    })
    .map(({ wajib, tiba, nama, group_id }) => ({ jenis: 'grup_hilang', jumlah: wajib - tiba, nama, group_id }));
}

const mesinDiam = ({ mesin_diam }: FaktaPantauan): SebabPantauan[] =>
  mesin_diam.map((nama) => ({ ...satu('mesin_diam', 1), nama }));

/** What waits whatever the day is. */
function sebabUrusan(fakta: FaktaPantauan): SebabPantauan[] {
  const { gangguan, kiriman_gagal, pekerjaan_gagal, belum_verval, tanggal } = fakta;
  return [
    ...(gangguan > 0 ? [satu('gangguan', gangguan)] : []),
    ...mesinDiam(fakta),
    ...(kiriman_gagal > 0 ? [satu('kiriman_gagal', kiriman_gagal)] : []),
    ...(pekerjaan_gagal > 0 ? [satu('pekerjaan_gagal', pekerjaan_gagal)] : []),
    ...(belum_verval > 0 && tanggal >= TANGGAL_VERVAL ? [satu('belum_verval', belum_verval)] : []),
  ];
}

const satu = (jenis: JenisSebab, jumlah: number): SebabPantauan => ({ jenis, jumlah, nama: null, group_id: null });

type Terurut = { keadaan: KeadaanPantauan; kurang: number; nama: string };

/** The worst first: by state, by how many are missing, by how much is wrong; equals by name, wherever they are listed (aturan/monitoring#urutan). */
export const comparePantauan =
  <One extends Terurut>(banyakSebab: (one: One) => number) =>
  (a: One, b: One): number =>
    KEADAAN_PANTAUAN.indexOf(a.keadaan) - KEADAAN_PANTAUAN.indexOf(b.keadaan) ||
    b.kurang - a.kurang ||
    banyakSebab(b) - banyakSebab(a) ||
    (a.nama < b.nama ? -1 : a.nama > b.nama ? 1 : 0);
