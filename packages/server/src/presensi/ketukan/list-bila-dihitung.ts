import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { toRentangHari } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { toKehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { toRingkasHari } from '../../kehadiran/turunan/ringkas-hari.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Event = { presensi_id: number; user_id: number; tanggal: Tanggal };

/** What the days of an event that does not count are, and what they come to if it does; none where it counts. */
export async function listBilaDihitung(
  { db, organisasi, now }: OrganisasiCtx,
  { presensi_id, user_id, tanggal: own }: Event,
): Promise<DetailPresensi['bila_dihitung']> {
  const around = toRentangFakta(toRentangHari({ tgl_awal: own, tgl_akhir: own }));
  const fakta = await loadFakta(db, organisasi.organisasi_id, [user_id], around.jadwal);
  const anggota = fakta.anggota.get(user_id);
  const event = anggota?.events.find((one) => one.presensi_id === presensi_id);
  if (!anggota || !event?.tahan) return [];
  const dihitung = {
    ...anggota,
    events: anggota.events.map((one) => (one === event ? { ...one, tahan: null, sebab: null } : one)),
  };
  return findDaysTouchedByEvent(fakta.organisasi, anggota, event.waktu).map((tanggal) => {
    const pengaturan = pengaturanOn(fakta.organisasi, tanggal);
    const sekarang = waktuLokalOf(now.getTime(), pengaturan.timezone);
    const [sebelum = null, sesudah = null] = [anggota, dihitung].map((known) => {
      const byId = new Map(known.events.map((one) => [one.presensi_id, one]));
      const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
      const [hari] = judgeRentang(fakta.organisasi, known, range, sekarang).hari;
      return hari ? toRingkasHari(toKehadiranRow(user_id, hari, byId, pengaturan)) : null;
    });
    return { tanggal, sebelum, sesudah };
  });
}
