import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import type { Kurang, LangkahAwal } from '@hadir/rules/dashboard/judge-langkah-awal.ts';
import { hrefTo } from '../base/links/href-to.ts';

export const KATA_LANGKAH_AWAL: Record<LangkahAwal, { title: string; about: string }> = {
  profil: { title: 'Profil instansi', about: 'Alamat dan nama kepala, untuk kop laporan' },
  lokasi: { title: 'Lokasi presensi', about: 'Titik dan radius tempat anggota hadir' },
  jam_kerja: { title: 'Jam kerja', about: 'Lima hari, 07:30 sampai 16:00, atau sesuai aturan Anda' },
  hari_libur: { title: 'Hari libur', about: 'Ambil libur nasional dan cuti bersama tahun ini sekaligus' },
  anggota: { title: 'Anggota lewat XLSX', about: 'Unduh formatnya, isi, lalu impor sekaligus' },
  undangan: { title: 'Akun anggota', about: 'Cetak lembar aktivasi, atau kirim tautannya lewat email' },
  presensi: { title: 'Presensi pertama', about: 'Coba sendiri sekali' },
};

/** What a step that is half done says. */
export const LABEL_KURANG: Record<Kurang, string> = {
  alamat: 'Tinggal alamatnya',
  kepala_nama: 'Tinggal nama kepalanya',
};

/** Where a step is taken; there it is opened at once and leads back here. */
export function langkahAwalHref(langkah: LangkahAwal, organisasi_id: number, isAnggota: boolean): string {
  switch (langkah) {
    case 'profil':
      return hrefTo('organisasi.detail', { organisasi_id }, { langkah });
    case 'lokasi':
      return hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'lokasi', langkah });
    case 'jam_kerja':
      return hrefTo('jamKerja', { organisasi_id }, { langkah });
    case 'hari_libur':
      return hrefTo('hariLibur', { organisasi_id }, { langkah });
    case 'undangan':
      return hrefTo('user', { organisasi_id }, { aktivasi: SARING_AKTIVASI.belum });
    case 'anggota':
      return hrefTo('user', { organisasi_id }, { langkah });
    case 'presensi':
      // One's own check-in stands on Beranda; who is no member hands out the sheets by which others begin.
      return isAnggota
        ? `${hrefTo('home', { organisasi_id })}#presensi`
        : hrefTo('user', { organisasi_id }, { aktivasi: SARING_AKTIVASI.belum });
  }
}
