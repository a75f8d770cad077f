import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJenisObjek } from '@hadir/contract/log/jenis-objek.ts';

type Isi = Readonly<Record<string, unknown>>;

/** By which fields a request says its days. */
const TANGGAL: Readonly<Record<string, readonly [string, string]>> = {
  cuti: ['tgl_awal', 'tgl_akhir'],
  presensi_klaim: ['tgl_mulai', 'tgl_selesai'],
  presensi_manual: ['tanggal', 'tanggal'],
};

/** A member's request by whose it is and its days, as people call it; null of what is none, or does not say its days. */
export function namePermintaan(objek: string | null, isi: Isi, nama_tentang: string | null): string | null {
  const [awal, akhir] = TANGGAL[objek ?? ''] ?? [];
  if (objek === null || awal === undefined || akhir === undefined) return null;
  const [tgl_awal, tgl_akhir] = [isi[awal], isi[akhir]];
  if (typeof tgl_awal !== 'string' || typeof tgl_akhir !== 'string') return null;
  const nama = nama_tentang ?? pemilikOf(isi);
  return [sebutJenisObjek(objek), nama, sebutRentang({ tgl_awal, tgl_akhir })].filter((one) => one !== null).join(' ');
}

function pemilikOf({ nama, anggota }: Isi): string | null {
  if (typeof nama === 'string') return nama;
  if (!Array.isArray(anggota)) return null;
  return anggota.length === 1 && typeof anggota[0] === 'string' ? anggota[0] : `${anggota.length} anggota`;
}
