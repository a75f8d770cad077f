import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_BAWAAN, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { toHariWire } from '../../kehadiran/hari/to-hari-wire.ts';
import { listCutiMenunggu, listHariTersimpan, listTempatSaya, type Orang } from './tempat-saya.queries.ts';

/**
 * Somebody's days over all his organisations (aturan/kehadiran#kalender-sendiri): those that are past as they were
 * derived, today and those to come as the facts stand. Refuses (433) dates of which the days of one of them were removed.
 */
export async function kumpulkanKalender(ctx: Orang, range: TanggalRange): Promise<TempatSaya[]> {
  const tempat = await listTempatSaya(ctx, range);
  const ids = tempat.map(({ organisasi_id }) => organisasi_id);
  for (const { organisasi_id, tenant_id } of tempat)
    await requireHariAda({ ...ctx, organisasi: { organisasi_id, tenant_id } }, range.tgl_awal);
  const [tersimpan, menunggu, dinilai] = await Promise.all([
    listHariTersimpan(ctx, ids, range),
    listCutiMenunggu(ctx, ids, range),
    Promise.all(ids.map((organisasi_id) => judgeDi(ctx, organisasi_id, range))),
  ]);
  return tempat.map(({ organisasi_id, nama }, at): TempatSaya => {
    const { timezone, hari_ini, rows } = dinilai[at] ?? { timezone: ZONA_BAWAAN, hari_ini: ctx.today, rows: [] };
    const of = new Map(tersimpan.flatMap((row) => (row.organisasi_id === organisasi_id ? [[row.tanggal, row]] : [])));
    return {
      organisasi_id,
      nama,
      timezone,
      hari_ini,
      hari: rows.map((row) => toHariWire((row.tanggal < hari_ini && of.get(row.tanggal)) || row)),
      menunggu: menunggu.filter((one) => one.organisasi_id === organisasi_id),
    };
  });
}

/** His days in one organisation as the facts stand, by its own clock. */
async function judgeDi({ db, actor: { user_id }, now }: Orang, organisasi_id: number, range: TanggalRange) {
  const { organisasi, anggota: all } = await loadFakta(db, organisasi_id, [user_id], range);
  const { timezone } = pengaturanOn(organisasi, now.toISOString().slice(0, 10));
  const local = waktuLokalOf(now.getTime(), timezone);
  const anggota = all.get(user_id);
  const rows: KehadiranRow[] = [];
  if (anggota) {
    const events = new Map(anggota.events.map((event) => [event.presensi_id, event]));
    for (const day of judgeRentang(organisasi, anggota, range, local).hari)
      rows.push(toKehadiranRow(user_id, day, events, pengaturanOn(organisasi, day.tanggal)));
  }
  return { timezone, hari_ini: tanggalOfWaktu(local), rows };
}
