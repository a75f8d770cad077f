import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import type { JadwalKerjaValues } from './jadwal-kerja-values.ts';

const BAGI = { sebutBagi: true } as const;

/** Sends an assignment, one act for all groups and members that are chosen; with one given, changes it. */
export function useSaveJadwalKerja(organisasi_id: number, jadwal: JadwalKerja | undefined) {
  const create = usePerubahan(api.jadwalKerja.addJadwalKerja, BAGI);
  const setUser = usePerubahan(api.jadwalKerja.assignJadwalAnggota, BAGI);
  const setGroup = usePerubahan(api.jadwalKerja.assignJadwalGrup, BAGI);
  const update = usePerubahan(api.jadwalKerja.changeJadwalKerja, BAGI);
  return async (values: JadwalKerjaValues): Promise<unknown> => {
    const { target, group_id, user_id, tgl_mulai, tgl_selesai, status } = values;
    const masa = { tgl_mulai: tgl_mulai ?? '', tgl_selesai, status };
    const input = { organisasi_id, jadwal_id: values.jadwal_id ?? 0, ...masa };
    if (jadwal) return update.submit({ ...input, setting_jadwal_id: jadwal.settingJadwal_id });
    if (target === 'organisasi') return create.submit({ ...input, target });
    if (group_id.length > 0) return setGroup.submit({ ...input, group_id, user_id });
    return setUser.submit({ ...input, user_id });
  };
}
