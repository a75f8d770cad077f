import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';

/** A teacher who is an active member, with what a test says otherwise. */
export function givenAnggota(differences: Partial<Anggota> = {}): Anggota {
  return {
    user_id: 21,
    nama: 'Rina Gunawan',
    username: 'rina.gunawan',
    email: 'rina@sekolah.sch.id',
    gender: 'P',
    no_hp: '081234567890',
    tgl_lahir: '1995-06-07',
    file_foto: null,
    pin: '21',
    nip: '199506072022032001',
    nik: null,
    nuptk: null,
    jabatan: 'Guru Matematika',
    jenis_kepegawaian: 'PNS',
    role: KODE_PERAN.user,
    status: STATUS_KEANGGOTAAN.aktif,
    is_aktif: true,
    is_face_verified: true,
    is_biometrik: true,
    group_id: 2,
    grup: 'Guru Mata Pelajaran',
    lokasi: [],
    tgl_mulai: '2022-03-01',
    tgl_selesai: null,
    atribut: {},
    versi: 3,
    is_sinkronisasi: false,
    dapat_dikelola: true,
    dapat_ubah_akun: true,
    riwayat_keanggotaan: [{ tgl_mulai: '2022-03-01', tgl_selesai: null }],
    riwayat_grup: [{ group_id: 2, grup: 'Guru Mata Pelajaran', tgl_mulai: '2022-03-01', tgl_selesai: null }],
    ...differences,
  };
}
