import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHariWire } from '../../kehadiran/hari/to-hari-wire.ts';
import { listHariPada } from '../../kehadiran/rekap/hari-anggota.queries.ts';

export type Kurang = {
  tanggal: string;
  jam_masuk: string | undefined;
  jam_pulang: string | undefined;
  user_id: number[];
};

/** What is missing of these days and when it was due, together for those of whom the same is missing on a date. */
export async function listKurang(
  { db, organisasi }: OrganisasiCtx,
  hari: Input<typeof klaimPresensi.submitKlaimSesuaiJadwal>['hari'],
): Promise<Kurang[]> {
  const rows = await listHariPada(db, organisasi.organisasi_id, hari);
  const groups = new Map<string, Kurang>();
  for (const row of rows) {
    const { jadwal, tanggal, tidak_lengkap } = toHariWire(row);
    if (!jadwal || !tidak_lengkap) continue;
    const sisi = tidak_lengkap === 'masuk' ? 'jam_masuk' : 'jam_pulang';
    const key = `${tanggal} ${sisi} ${jadwal[sisi]}`;
    const group = groups.get(key) ?? { tanggal, jam_masuk: undefined, jam_pulang: undefined, user_id: [] };
    groups.set(key, { ...group, [sisi]: jadwal[sisi], user_id: [...group.user_id, row.user_id] });
  }
  return [...groups.values()];
}
