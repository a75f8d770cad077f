import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { countHariLewat } from './count-hari-lewat.ts';
import { loadMulaiBaru } from './load-mulai-baru.ts';
import { sebutMulaiBaru } from './sebut-mulai-baru.ts';

type Isi = { group_id?: number | undefined; tgl_mulai?: Tanggal | undefined };

/** When a member who is added now begins unless a date is said, and what comes of that date or of none (aturan/anggota#mulai). */
export async function getMulaiAnggota(ctx: OrganisasiCtx, isi: Isi) {
  const { group_id = null, tgl_mulai = null } = isi;
  const hariIni = (await loadMulaiBaru(ctx))(group_id);
  const baru = { group_id, tgl_mulai: tgl_mulai ?? hariIni.tgl_mulai, tgl_selesai: null };
  const [lewat = 0] = await countHariLewat(ctx, [baru], hariIni.is_tutup ? ctx.today : addDays(ctx.today, -1));
  return { tgl_mulai: hariIni.tgl_mulai, catatan: sebutMulaiBaru(hariIni, { tgl_mulai, lewat, today: ctx.today }) };
}
