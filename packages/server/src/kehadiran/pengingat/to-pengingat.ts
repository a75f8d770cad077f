import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Pengingat } from '@hadir/rules/kehadiran/judge-pengingat.ts';
import type { Menit } from '@hadir/rules/waktu/jam.ts';
import type { Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { namaHari, tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { AnggotaDiingat } from './pengingat.queries.ts';

type Tempat = { organisasi_id: number; publicUrl: string };

/** A reminder as its member reads it, and the screen where he does something about it. */
export function toPengingat(
  { jenis, tanggal }: Pengingat,
  { user_id, nama, email, hari, sebelum, instansi }: AnggotaDiingat,
  { organisasi_id, publicUrl }: Tempat,
): Pemberitahuan {
  const presensi = `${publicUrl}/dashboard/${organisasi_id}#presensi`;
  const riwayat = `${publicUrl}/organisasi/${organisasi_id}/riwayat-hadir-user`;
  const kurang = sebelum?.tidak_lengkap ?? 'pulang';
  const isi = {
    belum_presensi: { judul: `Belum presensi: jam kerja mulai ${pukul(hari.jam?.masuk ?? 0)}`, tautan: presensi },
    belum_pulang: {
      judul: `Belum presensi pulang: jam kerja ${pukul(hari.jam?.pulang ?? 0)} sudah lewat`,
      tautan: presensi,
    },
    belum_lengkap: {
      judul: `${namaHari(tanggal)}, ${sebutTanggal(tanggal)}, belum lengkap: tidak ada presensi ${kurang}`,
      tautan: riwayat,
    },
  }[jenis];
  const teks = [
    `Halo ${nama},`,
    `${isi.judul}. (${instansi}, ${tanggalPanjang(tanggal)})`,
    `Buka di Hadir: ${isi.tautan}`,
  ].join('\n\n');
  return {
    user_id,
    jenis: [jenis],
    organisasi_id,
    surat: { kepada: email, judul: isi.judul, teks },
    tautan: isi.tautan,
  };
}

const dua = (angka: number) => String(angka).padStart(2, '0');
/** Past midnight it is the next morning's. */
const pukul = (menit: Menit) => `${dua(Math.floor(menit / 60) % 24)}:${dua(menit % 60)}`;
