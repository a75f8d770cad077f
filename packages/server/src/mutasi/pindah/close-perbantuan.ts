import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { updateAnggota } from '../../anggota/dasar/update-anggota.queries.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { inTempat } from './in-tempat.ts';
import type { PerbantuanSelesai } from './jatuh-tempo.queries.ts';

/**
 * Who was lent is no member of the second place after his last day there, in any of its lists: what he asked for beyond it
 * ends, and what waited for his decision is told to those who make it now.
 */
export function closePerbantuan(deps: Deps, selesai: PerbantuanSelesai, now: Date): Promise<void> {
  const { organisasi_id, user_id, tgl_selesai, pemutus_id, pemutus } = selesai;
  return inScope(deps.db, { lingkup: 'semua' }, (db) =>
    inTempat({ db, deps, now }, { organisasi_id, oleh: { user_id: pemutus_id, nama: pemutus } }, async (ctx) => {
      await ctx.deps.upward.onKeanggotaanBerakhir({ ...ctx, today: tgl_selesai }, user_id);
      await updateAnggota(ctx, user_id, undefined, { status: STATUS_KEANGGOTAAN.tidak_aktif });
      await ctx.deps.upward.onJabatanBerubah(ctx);
    }),
  );
}
