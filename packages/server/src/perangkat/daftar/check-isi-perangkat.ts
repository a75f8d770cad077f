import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listLokasiOf } from '../../lokasi/lokasi.queries.ts';
import { isAlamatSumber } from '../dasar/alamat-sumber.ts';

type Isi = { lokasi_presensi_id: number; alamat_sumber: readonly string[]; nomor_seri?: string | null | undefined };

/** Refuses a machine without a number, a place that the organisation does not have, and an address that is none. */
export async function checkIsiPerangkat(
  ctx: OrganisasiCtx,
  jenis: Perangkat['jenis'],
  { lokasi_presensi_id, alamat_sumber, nomor_seri }: Isi,
): Promise<void> {
  if (jenis === 'mesin' && !nomor_seri)
    throw refuseField('nomor_seri', 'Wajib diisi: mesin dikenal dari nomor serinya');
  const [wrong] = alamat_sumber.filter((one) => !isAlamatSumber(one));
  if (wrong !== undefined)
    throw refuseField('alamat_sumber', `"${wrong}" bukan alamat. Isi seperti 36.80.12.5 atau 36.80.12.0/24`);
  const [lokasi] = await listLokasiOf(ctx, [lokasi_presensi_id]);
  if (!lokasi) throw new Refusal('perangkat.lokasi_unknown');
}
