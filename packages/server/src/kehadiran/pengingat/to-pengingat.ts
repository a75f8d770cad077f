import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Pengingat } from '@hadir/rules/kehadiran/judge-pengingat.ts';
import { toJam, type Menit } from '@hadir/rules/waktu/jam.ts';
import type { Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { namaHari, tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { AnggotaDiingat } from './pengingat.queries.ts';

type Tempat = { organisasi_id: number; publicUrl: string };

/** A reminder as its member reads it, and the screen where he does something about it. */
export function toPengingat(
  pengingat: Pengingat,
  { user_id, nama, email, instansi }: AnggotaDiingat,
  { organisasi_id, publicUrl }: Tempat,
): Pemberitahuan {
  const { jenis, tanggal } = pengingat;
  const judul = judulOf(pengingat);
  const layar =
    jenis === 'belum_lengkap'
      ? `organisasi/${organisasi_id}/riwayat-hadir-user`
      : `dashboard/${organisasi_id}#presensi`;
  const tautan = `${publicUrl}/${layar}`;
  const teks = [
    `Halo ${nama},`,
    `${judul}. (${instansi}, ${tanggalPanjang(tanggal)})`,
    `Buka di Hadir: ${tautan}`,
  ].join('\n\n');
  return { user_id, jenis: [jenis], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
}

function judulOf(pengingat: Pengingat): string {
  const { jenis, tanggal } = pengingat;
  switch (jenis) {
    case 'belum_presensi':
      return `Belum presensi: jam kerja mulai ${pukul(pengingat.mulai)}`;
    case 'belum_pulang':
      return `Belum presensi pulang: jam kerja ${pukul(pengingat.selesai)} sudah lewat`;
    case 'belum_lengkap':
      return `${namaHari(tanggal)}, ${sebutTanggal(tanggal)}, belum lengkap: tidak ada presensi ${pengingat.kurang}`;
  }
}

/** A time of day: of work through the night the next morning's. */
const pukul = (menit: Menit) => sebutJam(toJam(menit * 60));
