import { DIBUAT, INSTANSI, JALUR, type Bagian } from './bagian.ts';

const CUTINYA = 'cuti_id in (select cuti_id from cuti where user_id = :saya)';

/** About leave. */
export const ISI_CUTI: Readonly<Record<string, Bagian>> = {
  cuti: {
    judul: 'Cuti',
    kolom: {
      cuti_id: 'Nomor',
      ...INSTANSI,
      cuti_kategori_id: 'Kategori',
      tgl_awal: 'Dari',
      tgl_akhir: 'Sampai',
      tgl_awal_ajuan: 'Diminta dari',
      tgl_akhir_ajuan: 'Diminta sampai',
      setengah_hari: 'Setengah hari',
      hitungan: 'Cara hitung',
      jumlah_hari: 'Jumlah hari',
      keterangan: 'Keterangan',
      alamat: 'Alamat selama cuti',
      lampiran: 'Lampiran',
      status: 'Status',
      keputusan: 'Keputusan',
      tgl_batal: 'Batal sejak',
      ...DIBUAT,
      diajukan_pada: 'Diajukan',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['user_id', 'dibuat_oleh', 'hari_kembali', ...JALUR],
    berkas: 'lampiran',
  },
  cuti_riwayat: {
    judul: 'Riwayat ajuan cuti',
    kolom: {
      ...INSTANSI,
      cuti_id: 'Nomor cuti',
      tindakan: 'Tindakan',
      status: 'Status',
      nama: 'Oleh',
      sebab: 'Sebab',
      keterangan: 'Keterangan',
      tgl_awal: 'Dari',
      tgl_akhir: 'Sampai',
      waktu: 'Waktu',
    },
    tanpa: ['cuti_riwayat_id', 'urutan', 'user_id', 'jumlah_jenjang'],
    milik: CUTINYA,
  },
  cuti_hari_kembali: {
    judul: 'Hari cuti yang dikembalikan',
    kolom: { ...INSTANSI, cuti_id: 'Nomor cuti', tanggal: 'Tanggal' },
    milik: CUTINYA,
  },
  cuti_lot: {
    judul: 'Hak cuti',
    kolom: {
      cuti_lot_id: 'Nomor',
      ...INSTANSI,
      cuti_kategori_id: 'Kategori',
      tahun: 'Tahun',
      mulai: 'Mulai',
      kedaluwarsa: 'Kedaluwarsa',
    },
    tanpa: ['user_id'],
  },
  cuti_saldo: {
    judul: 'Buku saldo cuti',
    kolom: {
      ...INSTANSI,
      cuti_lot_id: 'Nomor hak cuti',
      jenis: 'Jenis',
      jumlah: 'Jumlah',
      tanggal: 'Tanggal',
      cuti_id: 'Nomor cuti',
      tanggal_cuti: 'Hari cuti',
      keterangan: 'Keterangan',
      ...DIBUAT,
    },
    tanpa: ['cuti_saldo_id', 'user_id_oleh'],
    milik: 'cuti_lot_id in (select cuti_lot_id from cuti_lot where user_id = :saya)',
  },
  cuti_bersama_hari: {
    judul: 'Cuti bersama',
    kolom: { ...INSTANSI, tanggal: 'Tanggal', jenis_kepegawaian: 'Jenis kepegawaian' },
    tanpa: ['user_id'],
  },
  cuti_kalender: {
    judul: 'Alamat kalender cuti',
    kolom: { ...INSTANSI, isi: 'Isi', ...DIBUAT, terakhir_pada: 'Terakhir diambil' },
    tanpa: ['cuti_kalender_id', 'user_id', 'token_hash'],
  },
};
