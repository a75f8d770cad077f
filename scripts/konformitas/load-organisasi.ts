import type { Folder } from './folder.ts';
import type { Klien } from './klien.ts';
import { idOf, type Tempat } from './tempat.ts';

type OrganisasiJson = { nama: string; zona: string; jeda_menit: number; bulan: { dari: string; sampai: string } };

/** Settings hold from the beginning: the folder's month is judged by them. */
const SEMULA = '2000-01-01';

/** Makes an organisation with its settings, groups and members. */
export async function loadOrganisasi(klien: Klien, folder: Folder): Promise<Tempat> {
  const { nama, zona, jeda_menit, bulan } = folder.json<OrganisasiJson>('organisasi.json');
  const kode_organisasi = `UJI-${Date.now().toString(36)}`;
  const { organisasi_id } = await klien.call<{ organisasi_id: number }>('POST', '/orgs', { kode_organisasi, nama });
  const base = `/orgs/${organisasi_id}`;
  await klien.call('PUT', `/pengaturan/${organisasi_id}`, { timezone: zona, jeda_menit, tgl_mulai: SEMULA });

  const members = folder.csv('anggota.csv');
  const groupByNama = new Map<string, number>();
  for (const grup of new Set(members.flatMap((row) => row['grup'] || []))) {
    const { group_id } = await klien.call<{ group_id: number }>('POST', `${base}/groups`, { nama: grup });
    groupByNama.set(grup, group_id);
  }
  const userByPin = new Map<string, number>();
  for (const row of members) {
    const { user_id } = await klien.call<{ user_id: number }>('POST', `${base}/users`, {
      nama: row['nama'],
      pin: row['pin'],
      gender: row['gender'],
      jenis_kepegawaian: row['jenis_kepegawaian'],
      tgl_mulai: row['tgl_mulai'],
      tgl_selesai: row['tgl_selesai'] || null,
      group_id: row['grup'] ? idOf(groupByNama, row['grup']) : null,
    });
    userByPin.set(row['pin'] ?? '', user_id);
  }
  return { klien, folder, organisasi_id, base, zona, bulan, userByPin, groupByNama };
}
