import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { listTempat } from '../../anggota/penempatan/penempatan.queries.ts';
import { listGrupOf } from '../../grup/grup.queries.ts';
import { loadFaktaJadwal } from '../../jadwal/dasar/fakta-jadwal.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';

/** One day of the first week: the schedule in force and its hours. */
export type HariAwal = { tanggal: string; nama: string | null; kerja: JamKerja | null };

/** The group of a member's first day, and the hours of his first week. */
export async function loadJadwalAwal(
  ctx: OrganisasiCtx,
  user_id: number,
  tgl_awal: string,
): Promise<{ grup: string | null; pekan: HariAwal[] }> {
  const range = { tgl_awal, tgl_akhir: addDays(tgl_awal, 6) };
  const fakta = await loadFaktaJadwal(ctx.db, ctx.organisasi.organisasi_id, [user_id], range);
  const anggota = found(fakta.anggota.get(user_id));
  const pekan = eachDay(range).map((tanggal) => {
    const { pilihan, kerja } = judgeHariKerja(fakta.organisasi, anggota, tanggal);
    return { tanggal, nama: pilihan?.jadwal?.nama ?? null, kerja };
  });
  const [tempat] = await listTempat({ ...ctx, today: tgl_awal }, [user_id]);
  const [grup] = tempat?.group_id ? await listGrupOf(ctx, [tempat.group_id]) : [];
  return { grup: grup?.nama ?? null, pekan };
}
