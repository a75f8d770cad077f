import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';

type Ikut = NonNullable<PratinjauMutasi['bawaan']>;

const AKUN_BERHENTI: Record<NonNullable<Ikut['akun_berhenti']>, string> = {
  riwayat:
    'Akunnya: ia keluar dari semua perangkat. Dengan kata sandinya ia masih dapat masuk, hanya untuk membaca riwayatnya sendiri.',
  tanpa_sandi: 'Akunnya: ia belum pernah membuat kata sandi, dan sesudah berhenti tidak dapat masuk.',
  anggota_lain: 'Akunnya tetap, sebab ia masih anggota instansi lain.',
  admin: 'Akunnya tetap, sebab ia admin induk.',
};

/** What whoever decides about a transfer should know of it first; of one that is done, what it meant. */
export function peringatanMutasi(ikut: Ikut, isDone: boolean): string[] {
  const { hari_pertama, cuti_menunggu, bentrok, hari_roster, is_akun_baru, is_akun_berakhir, akun_berhenti } = ikut;
  return [
    hari_pertama &&
      `Hari pertamanya di tujuan, ${formatTanggal(hari_pertama.tanggal)} pukul ${hari_pertama.jam}, ${hari_pertama.keadaan === 'lewat' ? 'sudah lewat: ia tercatat tidak datang' : 'sudah mulai: ia tercatat terlambat'}. Bila hari itu sudah dijalaninya di sana, operator tujuan memperbaikinya di Ubah Presensi${isDone ? '' : '; bila belum, pilih tanggal sesudahnya'}.`,
    cuti_menunggu &&
      `Cuti mulai ${formatTanggal(cuti_menunggu)} masih menunggu keputusan. Bila sampai harinya belum diputuskan, mutasi ini tertahan.`,
    bentrok &&
      `Pada ${formatAngka(bentrok)} hari pekan pertama kedua instansi menunggunya pada jam yang sama: di salah satunya ia tercatat tidak datang. Atur jadwalnya dahulu.`,
    hari_roster > 0 && `Jadwal shift di asal: ${formatAngka(hari_roster)} hari sejak tanggal itu tidak berlaku lagi.`,
    is_akun_baru &&
      (is_akun_berakhir
        ? 'Induk lain: akunnya di instansi asal berakhir dan ia keluar dari semua perangkat. Ia mendapat akun baru di instansi tujuan.'
        : 'Induk lain: ia mendapat akun baru di instansi tujuan. Akunnya di asal tetap, sebab ia masih anggota instansi lain.'),
    akun_berhenti && AKUN_BERHENTI[akun_berhenti],
  ].filter((one) => typeof one === 'string');
}
