import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { judgeHariIni } from '../../kehadiran/turunan/judge-hari-ini.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { toEventsOfDay, toHariDijelaskan } from '../../kehadiran/hari/to-baris-wire.ts';
import { toHariWire, toJamKerjaWire } from '../../kehadiran/hari/to-hari-wire.ts';
import { loadFaktaPresensi } from './load-fakta-presensi.ts';
import { listPresensiOfHari } from '../../kehadiran/hari/event.queries.ts';

/** What a member needs before and after he taps: today's hours, what is recorded, what it means, and his week. */
export async function findPresensiTerakhir(ctx: OrganisasiCtx): Promise<PresensiTerakhir> {
  const { db, organisasi, actor, now, today } = ctx;
  const reach = { tgl_awal: addDays(today, -11), tgl_akhir: addDays(today, 11) };
  const fakta = await loadFaktaPresensi(ctx, reach);
  const { timezone, luar_radius, luring_maks_jam } = pengaturanOn(fakta.organisasi, today);
  const base = {
    sekarang: now.toISOString(),
    timezone,
    luar_radius,
    luring_maks_jam,
    lokasi: [...fakta.lokasi],
  };
  if (!fakta.anggota) {
    return { ...base, is_anggota: false, tanggal: today, jadwal: null, hari: null, presensi: [], pekan: [] };
  }

  const { tanggal, jam, hari, pekan } = judgeHariIni(fakta.organisasi, fakta.anggota, actor.user_id, now);
  const events = await listPresensiOfHari(db, organisasi.organisasi_id, hari ? [hari] : []);
  const byId = new Map(events.map((event) => [event.presensi_id, event]));
  return {
    ...base,
    is_anggota: true,
    tanggal,
    jadwal: jam && toJamKerjaWire(jam),
    hari: hari && toHariDijelaskan(hari),
    presensi: hari ? toEventsOfDay(hari, byId) : [],
    pekan: pekan.map((day) => ({ ...day, hari: day.hari && toHariWire(day.hari) })),
  };
}
