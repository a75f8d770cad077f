import type { TestServer } from '../start-test-server.ts';
import { closeHari } from '../../kehadiran/tutup-hari/close-hari.ts';

type At = { tenant_id: number; organisasi_id: number };

/** Weekdays Monday to Friday, 07:00 to 14:00 with a break from 12:00 to 12:30: 32,5 hours a week. */
export const SENIN_JUMAT = [1, 2, 3, 4, 5].map((hari) => ({
  hari,
  jam_masuk: '07:00:00',
  jam_pulang: '14:00:00',
  istirahat_mulai: '12:00:00',
  istirahat_selesai: '12:30:00',
}));
export const jam = (jam_masuk: string, jam_pulang: string) => ({
  hari: 0,
  jam_masuk: `${jam_masuk}:00`,
  jam_pulang: `${jam_pulang}:00`,
});

/** What tests of schedules need beside rows: calls that must succeed, and days that are there. */
export function scheduling({ db, clock, all }: TestServer) {
  /** Gives every member his days up to now, as the clock's work does. */
  const closeDays = (at: At) => closeHari(db, { ...at, timezone: 'Asia/Jakarta' }, clock.now);
  const daysOf = ({ organisasi_id, user_id }: { organisasi_id: number; user_id: number }) =>
    all
      .selectFrom('kehadiran')
      .select(['tanggal', 'status', 'lapisan', 'potongan', 'terlambat_menit'])
      .where('organisasi_id', '=', organisasi_id)
      .where('user_id', '=', user_id)
      .orderBy('tanggal')
      .execute();
  return { closeDays, daysOf };
}
