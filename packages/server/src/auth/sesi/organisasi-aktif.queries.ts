import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';

/** An organisation with its settings of today, as the shell needs them. */
export function findOrganisasiAktif({ db, today }: BaseCtx, organisasi_id: number) {
  return db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .leftJoin('pengaturan_organisasi', (join) =>
      join
        .onRef('pengaturan_organisasi.organisasi_id', '=', 'organisasi.organisasi_id')
        .on('pengaturan_organisasi.tgl_mulai', '<=', today)
        .on((eb) =>
          eb.or([
            eb('pengaturan_organisasi.tgl_selesai', 'is', null),
            eb('pengaturan_organisasi.tgl_selesai', '>=', today),
          ]),
        ),
    )
    .select((eb) => [
      'organisasi.organisasi_id as id',
      'organisasi.organisasi_id',
      'organisasi.tenant_id',
      'tenant.kode_tenant',
      'organisasi.kode_organisasi',
      'organisasi.nama',
      'organisasi.file_foto',
      'organisasi.k_sumber_data',
      'organisasi.tgl_berlaku_akhir',
      'organisasi.is_sinkronisasi',
      'organisasi.is_blokir_finpay',
      eb.fn.coalesce('pengaturan_organisasi.timezone', eb.val('Asia/Jakarta')).as('timezone'),
      eb.fn
        .coalesce('pengaturan_organisasi.is_leave_management_simpatika', eb.val(false))
        .as('is_leave_management_simpatika'),
      eb.fn.coalesce('pengaturan_organisasi.is_enable_fitur_cuti', eb.val(true)).as('is_enable_fitur_cuti'),
      eb.fn.coalesce('pengaturan_organisasi.is_disable_ketidakhadiran', eb.val(false)).as('is_disable_ketidakhadiran'),
    ])
    .$narrowType<{ timezone: Zona }>()
    .where('organisasi.organisasi_id', '=', organisasi_id)
    .executeTakeFirst();
}
