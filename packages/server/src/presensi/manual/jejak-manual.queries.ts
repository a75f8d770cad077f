import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { KeadaanPresensiManual } from '@hadir/rules/presensi/manual/tindakan-presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, namaKode, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Langkah = Output<typeof presensiManual.listAktivitasManual>[number];

export async function insertJejakManual(
  { db, organisasi, actor, now }: OrganisasiCtx,
  presensi_manual_id: number,
  { status, is_permanen }: KeadaanPresensiManual,
  keterangan: string | null,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const step = { presensi_manual_id, status, is_permanen, keterangan, oleh: actor.user_id, pada: now };
  await db
    .insertInto('presensi_manual_jejak')
    .values({ tenant_id, organisasi_id, ...step })
    .execute();
}

export function listJejakManual({ db, organisasi }: OrganisasiCtx, presensi_manual_id: number): Promise<Langkah[]> {
  return db
    .selectFrom('presensi_manual_jejak as j')
    .leftJoin('users as u', 'u.user_id', 'j.oleh')
    .select(['j.status', 'j.is_permanen', 'j.keterangan', 'u.nama as oleh', 'j.pada'])
    .$narrowType<{ status: Langkah['status'] }>()
    .where('j.organisasi_id', '=', organisasi.organisasi_id)
    .where('j.presensi_manual_id', '=', presensi_manual_id)
    .orderBy('presensi_manual_jejak_id')
    .execute();
}

export const DATA_SAYA_PRESENSI_MANUAL_JEJAK: SalinanTabel = {
  presensi_manual_jejak: {
    judul: 'Jejak presensi swafoto',
    kolom: {
      ...INSTANSI,
      presensi_manual_id: 'Nomor swafoto',
      status: 'Status',
      is_permanen: 'Permanen',
      keterangan: 'Keterangan',
      pada: 'Pada',
    },
    tanpa: ['presensi_manual_jejak_id', 'oleh'],
    milik: 'presensi_manual_id in (select presensi_manual_id from presensi_manual where user_id = :saya)',
    kata: { status: namaKode(STATUS_PRESENSI_MANUAL) },
  },
};
