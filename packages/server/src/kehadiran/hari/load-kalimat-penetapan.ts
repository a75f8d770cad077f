import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { sebutSetempat } from '../../platform/print/sebut-setempat.ts';
import { listPenetapan, type Penetapan } from './penetapan.queries.ts';

type Hari = Parameters<typeof listPenetapan>[2][number];

/** Of each of these days, in sentences, who placed its member and gave its schedule, and when (aturan/kehadiran#penjelasan). */
export async function loadKalimatPenetapan(
  { db, organisasi }: Pick<LaporanCtx, 'db' | 'organisasi'>,
  days: readonly Hari[],
): Promise<(hari: Hari) => string[]> {
  const keyOf = ({ user_id, tanggal }: { user_id: number; tanggal: string }) => `${user_id} ${tanggal}`;
  const found = Map.groupBy(await listPenetapan(db, organisasi.organisasi_id, days), keyOf);
  return (hari) => (found.get(keyOf(hari)) ?? []).map((one) => kalimatPenetapan(one, organisasi.timezone));
}

function kalimatPenetapan(penetapan: Penetapan, zona: Zona): string {
  const { apa, nama, sejak, oleh, pada } = penetapan;
  const siapa = oleh && pada ? `oleh ${oleh} pada ${sebutSetempat(pada, zona)}` : null;
  if (apa === 'roster') return `Jadwal shift hari ini ditulis ${siapa}.`;
  if (apa === 'jadwal') return `Jam kerja itu ditetapkan sejak ${sebutTanggal(sejak)} ${siapa}.`;
  return `Menjadi anggota grup ${nama} sejak ${sebutTanggal(sejak)}${siapa ? `, ditempatkan ${siapa}` : ''}.`;
}
