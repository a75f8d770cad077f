import type { JadwalKerja } from '@hadir/contract/jadwal/jadwal-kerja.contract.ts';
import { api } from '../kit/api.ts';
import { usePerubahan } from '../kit/use-perubahan.ts';
import type { JadwalKerjaValues } from './jadwal-kerja-values.ts';

/** Sends an assignment by the call that fits its target; with one given, changes it. */
export function useSaveJadwalKerja(organisasi_id: number, jadwal: JadwalKerja | undefined) {
  const create = usePerubahan(api.jadwalKerja.create);
  const setUser = usePerubahan(api.jadwalKerja.setUser);
  const update = usePerubahan(api.jadwalKerja.update);
  return async (values: JadwalKerjaValues): Promise<unknown> => {
    const { target, group_id, user_id, tgl_mulai, tgl_selesai, status } = values;
    const masa = { tgl_mulai: tgl_mulai ?? '', tgl_selesai, status };
    const input = { organisasi_id, jadwal_id: values.jadwal_id ?? 0, ...masa };
    if (jadwal) return update.submit({ ...input, setting_jadwal_id: jadwal.setting_jadwal_id });
    if (target === 'anggota') return setUser.submit({ ...input, user_id });
    return create.submit({ ...input, target, group_id: target === 'grup' ? group_id : null });
  };
}
