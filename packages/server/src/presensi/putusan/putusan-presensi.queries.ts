import { tahanOf, type PutusanTercatat } from '@hadir/rules/presensi/putusan/tahan-of.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type PutusanBaru = { presensi_id: number; putusan: PutusanTercatat };

/** These events with what holds of them now; only those of the organisation. */
export async function listKeadaanPresensi({ db, organisasi }: OrganisasiCtx, presensi_ids: readonly number[]) {
  const rows = await db
    .selectFrom('presensi')
    .leftJoin('putusan_presensi', (join) =>
      join
        .onRef('putusan_presensi.organisasi_id', '=', 'presensi.organisasi_id')
        .onRef('putusan_presensi.presensi_id', '=', 'presensi.presensi_id'),
    )
    .select(['presensi.presensi_id', 'presensi.user_id', 'presensi.waktu', 'presensi.timezone', 'presensi.sumber'])
    .select(['presensi.is_ditinjau', 'putusan_presensi.keterangan', 'putusan_presensi.putusan'])
    .$narrowType<{ putusan: PutusanTercatat | null }>()
    .where('presensi.organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi.presensi_id', 'in', presensi_ids)
    .orderBy('presensi.presensi_id')
    .execute();
  return rows.map(({ putusan, ...row }) => ({ ...row, tahan: tahanOf(putusan, row.is_ditinjau) }));
}

/** What holds of these events from now on. */
export async function upsertPutusan(
  { db, organisasi, actor, now }: OrganisasiCtx,
  putusan: readonly PutusanBaru[],
  keterangan: string | null,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, keterangan, oleh: actor.user_id, pada: now };
  await db
    .insertInto('putusan_presensi')
    .values(putusan.map((one) => ({ ...of, ...one })))
    .onConflict((row) =>
      row.columns(['organisasi_id', 'presensi_id']).doUpdateSet((eb) => ({
        putusan: eb.ref('excluded.putusan'),
        keterangan: eb.ref('excluded.keterangan'),
        oleh: eb.ref('excluded.oleh'),
        pada: eb.ref('excluded.pada'),
      })),
    )
    .execute();
}

export const DATA_SAYA_PUTUSAN_PRESENSI: SalinanTabel = {
  putusan_presensi: {
    judul: 'Tinjauan presensi',
    kolom: { ...INSTANSI, presensi_id: 'Nomor presensi', putusan: 'Putusan', keterangan: 'Keterangan', pada: 'Pada' },
    tanpa: ['oleh', 'presensi_waktu'],
    milik: 'presensi_id in (select presensi_id from presensi where user_id = :saya)',
  },
};
