import { INSTANSI, type Bagian } from './bagian.ts';

const PRESENSI_SAYA =
  '(organisasi_id, presensi_id) in (select organisasi_id, presensi_id from presensi where user_id = :saya)';

/** That a face was enrolled and when, never what it was measured as: outside the comparison that means nothing. */
export const ISI_WAJAH: Readonly<Record<string, Bagian>> = {
  wajah: {
    judul: 'Pendaftaran wajah',
    kolom: {
      status: 'Status',
      persetujuan_versi: 'Teks persetujuan',
      persetujuan_pada: 'Disetujui',
      dibuat_pada: 'Didaftarkan',
      diputuskan_pada: 'Diputuskan',
      alasan: 'Alasan ditolak',
      berakhir_pada: 'Berakhir',
      sebab_berakhir: 'Sebab berakhir',
    },
    tanpa: ['wajah_id', 'user_id', 'dicatat_oleh', 'diputuskan_oleh'],
  },
  wajah_presensi: {
    judul: 'Pencocokan wajah swafoto',
    kolom: {
      ...INSTANSI,
      presensi_id: 'Nomor presensi',
      is_face_verified: 'Wajah terverifikasi',
      jarak: 'Jarak',
      ambang: 'Ambang',
      sebab: 'Sebab tidak jelas',
      dinilai_pada: 'Dibandingkan',
      putusan: 'Putusan operator',
      keterangan: 'Keterangan',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['hasil', 'diputuskan_oleh', 'is_menunggu', 'presensi_waktu'],
    milik: PRESENSI_SAYA,
  },
};
