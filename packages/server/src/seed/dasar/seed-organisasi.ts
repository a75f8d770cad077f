import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { RencanaOrganisasi } from '../rencana/rencana.ts';

export type At = { tenant_id: number; organisasi_id: number };

/** The organisation as it has been here since a date, with its settings, groups and locations; a subscription runs half a year from now. */
export async function seedOrganisasi(
  trx: Db,
  tenant_id: number,
  rencana: RencanaOrganisasi,
  { now, sejak }: { now: Date; sejak: string },
): Promise<At> {
  const berakhir = new Date(now.getTime() + 183 * SEHARI_MS).toISOString().slice(0, 10);
  const { organisasi_id } = await trx
    .insertInto('organisasi')
    .values({
      tenant_id,
      kode_organisasi: rencana.kode,
      nama: rencana.nama,
      npsn: rencana.npsn,
      nsm: rencana.nsm,
      alamat: rencana.alamat,
      tempat_surat: rencana.alamat.split(', ').at(-1) ?? null,
      kepala_nama: rencana.kepala.nama,
      k_sumber_data: rencana.k_sumber_data,
      is_langganan: rencana.is_langganan,
      tgl_berlaku_akhir: rencana.is_langganan ? berakhir : null,
      dibuat_pada: sejak,
    })
    .returning('organisasi_id')
    .executeTakeFirstOrThrow();
  const at = { tenant_id, organisasi_id };
  if (rencana.is_langganan) {
    const kuota = { ...at, tgl_mulai: sejak, kuota: 60, keterangan: 'Sesuai langganan' };
    await trx.insertInto('kuota').values(kuota).execute();
  }
  await trx
    .insertInto('pengaturan_organisasi')
    .values({ ...at, timezone: 'Asia/Jakarta', is_leave_management_simpatika: rencana.is_langganan })
    .execute();
  await trx
    .insertInto('grup')
    .values(rencana.grup.map(({ nama }) => ({ ...at, nama })))
    .execute();
  await trx
    .insertInto('lokasi_presensi')
    .values(rencana.lokasi.map((lokasi) => ({ ...at, ...lokasi, alamat: rencana.alamat })))
    .execute();
  return at;
}
