import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_BAWAAN, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Job } from '../platform/jobs/job.ts';
import { BUAT_DATA_SAYA, listBerkasSaya, listDataSaya, listNamaRujukan } from './data-saya.queries.ts';
import { packDataSaya } from './pack-data-saya.ts';

/** Makes the copy of somebody's data and keeps its file; a failed attempt leaves none behind. */
export const makeDataSayaJob: Job<{ user_id: number }> = {
  jenis: BUAT_DATA_SAYA,
  retryLimit: 2,
  isAwaited: true,
  run: async (ctx, { user_id }) => {
    const { deps, scope, tenant_id, now } = ctx;
    if (tenant_id === null) throw new Error('Who is above the tenants has no copy');
    const read = await inScope(
      deps.db,
      scope,
      async (db) => {
        const data = await listDataSaya(db, user_id);
        return {
          data,
          nama: await listNamaRujukan(db, data),
          berkas: await listBerkasSaya(db, data, user_id),
        };
      },
      { readOnly: true },
    );
    const upload = await deps.files.receive(packDataSaya(ctx, { user_id, ...read }));
    const filename = `Data Saya ${tanggalOfWaktu(waktuLokalOf(now.getTime(), ZONA_BAWAAN))}.zip`;
    return async (trx) => {
      const berkas = {
        tenant_id,
        organisasi_id: null,
        jenis: 'data-saya',
        nama: filename,
        dibuat_oleh: user_id,
      } as const;
      const { berkas_id } = await deps.files.keep(trx, upload, { ...berkas, mediaType: 'application/zip' });
      return { berkas_id, nama_berkas: filename };
    };
  },
};
