import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { sebutSetempat } from '../../platform/print/sebut-setempat.ts';
import type { HariBerlapisan, Penetapan } from './penetapan-upward.ts';

/** Of each of these days, in sentences, who placed its member and gave its schedule, and when (aturan/kehadiran#penjelasan). */
export async function loadKalimatPenetapan(
  { db, deps, organisasi }: Pick<LaporanCtx, 'db' | 'deps' | 'organisasi'>,
  days: readonly HariBerlapisan[],
): Promise<(hari: HariBerlapisan) => string[]> {
  const keyOf = ({ user_id, tanggal }: { user_id: number; tanggal: string }) => `${user_id} ${tanggal}`;
  const found = Map.groupBy(await deps.upward.listPenetapan(db, organisasi.organisasi_id, days), keyOf);
  return (hari) => (found.get(keyOf(hari)) ?? []).map((one) => kalimatPenetapan(one, organisasi.timezone));
}

function kalimatPenetapan(penetapan: Penetapan, zona: Zona): string {
  const { apa, nama, sejak, oleh, pada } = penetapan;
  const siapa = oleh && pada ? `oleh ${oleh} pada ${sebutSetempat(pada, zona)}` : null;
  if (apa === 'roster') return `Jadwal shift hari ini ditulis ${siapa}.`;
  if (apa === 'jadwal') return `Jam kerja itu ditetapkan sejak ${sebutTanggal(sejak)} ${siapa}.`;
  return `Menjadi anggota grup ${nama} sejak ${sebutTanggal(sejak)}${siapa ? `, ditempatkan ${siapa}` : ''}.`;
}
