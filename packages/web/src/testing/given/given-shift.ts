import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { givenJadwal } from './given-jadwal.ts';
import { givenPage } from '../given-page.ts';
import { givenSession } from '../given-session.ts';

/** What the screens of rosters and patterns ask for around themselves: two shifts and one member. */
export const givenShift = () => ({
  auth: givenSession(),
  hitungUlang: { listHitungUlang: () => [] },
  grup: { listGrup: () => givenPage([]) },
  anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Rina Gunawan', gender: 'P' as const, file_foto: null }] },
  jadwal: {
    listJadwal: () =>
      givenPage([
        givenJadwal({ jadwal_id: 11, nama: 'Pagi', tipe_jadwal: TIPE_JADWAL.shift }),
        givenJadwal({ jadwal_id: 12, nama: 'Malam', tipe_jadwal: TIPE_JADWAL.shift }),
      ]),
  },
});
