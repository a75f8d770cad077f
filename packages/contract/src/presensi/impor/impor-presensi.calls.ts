import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import { IsianImpor } from '../../kit/impor/isian-impor.ts';
import { UNGGAH_LOG_MESIN } from './unggah-log-mesin.ts';
import { HasilImpor, PekerjaanImpor } from './impor-presensi.ts';

export const imporPresensi = {
  /**
   * Not of the shape of the sheets (`imporLembar`): what a machine wrote has no columns to fill in and no rows to mend, taps
   * under the PIN of nobody are always left out, and the rest is recorded in the background (decision 0890).
   */
  importPresensi: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/impor',
    summary: 'Mengimpor log mesin presensi',
    scope: 'organisasi',
    who: 'operator',
    access: 'presensi.daftar-presensi',
    locked: 'linked',
    /** `is_uji_coba` only reads the file and says what it would do. */
    input: z.object({ organisasi_id: Id, is_uji_coba: IsianImpor.is_uji_coba, keterangan: IsianImpor.keterangan }),
    upload: { berkas: UNGGAH_LOG_MESIN },
    output: z.object({ hasil: HasilImpor, pekerjaan: z.nullable(PekerjaanImpor) }),
    created: true,
    message: 'Log mesin dibaca',
  }),
  getImporPresensi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/impor/{pekerjaan_id}',
    summary: 'Melihat kemajuan impor log mesin',
    scope: 'organisasi',
    who: 'operator',
    access: 'presensi.daftar-presensi',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, pekerjaan_id: z.uuid() }),
    output: PekerjaanImpor,
  }),
};
