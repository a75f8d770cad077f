import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { Keadaan } from '../../platform/print/keadaan.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { textOfSel } from '../../platform/print/laporan/text-of-sel.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { KOLOM_ORGANISASI } from './kolom-organisasi.ts';
import { withPersentase } from './with-persentase.ts';
import { findKeadaanTenant } from '../../kehadiran/rekap/find-keadaan.queries.ts';
import { readElsewhere } from '../../platform/db/scope/read-elsewhere.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { getKopTenant } from '../../platform/print/kop-surat.queries.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { sumHariByOrganisasi, type HalamanOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';

/** What a tenant's recap is made of: of when, its sums, and whether they are final. */
export type IsiTenant = { rentang: RentangLaporan; rekap: HalamanOrganisasi; keadaan: Keadaan };

/** A tenant's recap: a row an organisation. */
export function tabelTenant({ rentang, rekap: { ringkasan, data }, keadaan }: IsiTenant): TabelLaporan {
  const persentase = textOfSel(withPersentase(ringkasan).persentase, 'angka') || '—';
  return toTabelLaporan({
    judul: 'Rekap Kehadiran per Instansi',
    sebutan: rentang.sebutan,
    range: rentang,
    keadaan,
    ringkasan: `${sebutAngka(data.length)} instansi, ${sebutAngka(ringkasan.anggota)} anggota, kehadiran ${persentase}%`,
    kolom: KOLOM_ORGANISASI,
    rows: data,
  });
}

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'now'> & { tenant_id: number };

/** A tenant's recap, whether it is final, and the letterhead over it. */
export const loadRekapTenant = (
  { deps, scope, now, tenant_id }: Ctx,
  { rentang }: Pick<PermintaanLaporan, 'rentang'>,
) =>
  readElsewhere(deps, scope, async (db) => ({
    kop: await getKopTenant(db, tenant_id, now),
    rekap: await sumHariByOrganisasi(db, { tenant_id, range: rentang }),
    keadaan: await findKeadaanTenant(db, { tenant_id, range: rentang }),
    rentang,
  }));
