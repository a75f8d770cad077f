import type { Jadwal, JadwalDiubah } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { atField } from '../../kit/failure/at-field.ts';
import { api } from '../../base/api/api.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { jadwalCalls } from './jadwal-calls.ts';
import { questionOfJadwal } from './question-of-jadwal.tsx';
import { toJadwalIsi, type JadwalValues } from './jadwal-values.ts';

/** Makes work hours, or changes these from a date on; a refusal comes back under the form's own fields. */
export function useSaveJadwal(pemilik: Pemilik, jadwal: Jadwal | undefined) {
  const today = useToday();
  const update = usePerubahan(jadwalCalls(pemilik).update, {
    question: (dampak, isi) => (jadwal ? questionOfJadwal(jadwal, isi, dampak, today) : null),
  });
  const createTenant = usePerubahan(api.jadwalTenant.addJadwalTenant);
  const create = usePerubahan(api.jadwal.addJadwalOrganisasi);
  return async (values: JadwalValues): Promise<JadwalDiubah> => {
    const { is_default, ...isi } = toJadwalIsi(values, today);
    const { tipe_jadwal, untuk_semua } = values;
    const isShift = tipe_jadwal === TIPE_JADWAL.shift;
    const isTenant = 'tenant_id' in pemilik;
    try {
      if (jadwal) {
        return await update.submit({ ...isi, jadwal_id: jadwal.jadwal_id, ...(isTenant && { is_default }) });
      }
      if (isTenant) return await createTenant.submit({ ...isi, ...pemilik, tipe_jadwal, is_default });
      return await create.submit({ ...isi, ...pemilik, tipe_jadwal, untuk_semua: untuk_semua && !isShift });
    } catch (error) {
      // The server names a row of what was sent; the form shows the week, or the shift, as one field.
      throw atField(error, isShift ? 'shift' : 'pekan', (input) => input.startsWith('baris'));
    }
  };
}
