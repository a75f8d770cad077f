import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, teksWajib } from '../../kit/fields.ts';
import { Perangkat } from '../daftar/perangkat.contract.ts';

const Satu = z.object({ organisasi_id: Id, perangkat_id: Id });
const tulis = { scope: 'organisasi', who: 'operator', access: 'perangkat.index', locked: 'linked' } as const;

/** What operators do with a kiosk and with cards, and what members do at one with their own phone. */
export const kios = {
  /** A code of eight letters and digits, good once and for ten minutes; an earlier one ends with it. */
  startKios: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}/pasang',
    summary: 'Membuat kode pasang kios',
    input: Satu,
    output: z.object({ kode: z.string(), berlaku_sampai: Instant }),
    created: true,
    message: 'Kode pasang dibuat',
  }),
  /** The browser that is this kiosk is none any more, and a code that waits ends. */
  endKios: endpoint({
    ...tulis,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/devices/{perangkat_id}/pasang',
    summary: 'Melepas kios',
    input: Satu,
    output: Perangkat,
    message: 'Kios dilepas',
  }),
  /** A member's card gets another code: the lost one is not read any more. */
  resetKartu: endpoint({
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'linked',
    method: 'PUT',
    path: '/orgs/{organisasi_id}/users/{user_id}/kartu',
    summary: 'Mengganti kartu anggota',
    input: z.object({ organisasi_id: Id, user_id: Id }),
    output: Kosong,
    message: 'Kartu diganti. Cetak kartu yang baru; yang lama tidak berlaku lagi',
  }),
  /** What one's own card says, to show it to a kiosk from the phone's screen. */
  getKartuSaya: endpoint({
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    method: 'GET',
    path: '/orgs/{organisasi_id}/kartu-saya',
    summary: 'Melihat kartu sendiri',
    input: z.object({ organisasi_id: Id }),
    output: z.object({ kartu: z.string(), nama: z.string() }),
  }),
  /** Attends by what a kiosk's screen shows now or showed ten seconds ago. Refuses an older, a used and a foreign code. */
  submitPresensiQr: endpoint({
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/kios',
    summary: 'Presensi dengan kode QR kios',
    input: z.object({ organisasi_id: Id, kode: teksWajib(100) }),
    output: z.object({
      waktu: Instant,
      nama_perangkat: z.string(),
      nama_lokasi: z.string(),
      /** What it means to the member, e.g. "Terlambat 7 menit". */
      kalimat: z.string(),
    }),
    idempotent: true,
    created: true,
    message: 'Presensi tercatat',
  }),
};
