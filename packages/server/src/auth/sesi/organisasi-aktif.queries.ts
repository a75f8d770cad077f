import { SAKLAR_CUTI_BAWAAN } from '@hadir/rules/pengaturan/saklar-cuti-bawaan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { pengaturanPadaSql, tanggalDiSql, zonaPadaSql } from '../../platform/tempat/berlaku-sql.ts';

const SAKLAR = [
  'is_leave_management_simpatika',
  'is_enable_fitur_cuti',
  'is_disable_ketidakhadiran',
] as const satisfies (keyof typeof SAKLAR_CUTI_BAWAAN)[];

/** An organisation with its settings of its own today, as the shell needs them. */
export function findOrganisasiAktif({ db, now }: BaseCtx, organisasi_id: number) {
  return db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .innerJoin(zonaPadaSql('organisasi', now).as('z'), (join) => join.onTrue())
    .leftJoin(pengaturanPadaSql('organisasi', tanggalDiSql('z', now)).as('atur'), (join) => join.onTrue())
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
      'z.timezone',
      ...SAKLAR.map((nama) => eb.fn.coalesce(`atur.${nama}`, eb.val(SAKLAR_CUTI_BAWAAN[nama])).as(nama)),
    ])
    .where('organisasi.organisasi_id', '=', organisasi_id)
    .executeTakeFirst();
}
