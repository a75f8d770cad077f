import type { jadwalShift, SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { addDays, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { findPengaturanHariIni } from '../../pengaturan/find-pengaturan-hari-ini.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listAnggotaSegrup } from './roster-grup.queries.ts';
import { toSelShift } from './to-sel-shift.ts';

type Call = typeof jadwalShift.listRosterGrup;

/** A month of the caller's own roster, and of his group's colleagues where the organisation lets them read it (aturan/jadwal#roster-grup). */
export async function listRosterGrup(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const range = rangeOfBulan(input.bulan);
  const { is_roster_rekan } = await findPengaturanHariIni(ctx);
  const page = await listAnggotaSegrup(ctx, range, { ...input, withRekan: is_roster_rekan });
  const user_ids = page.data.map(({ user_id }) => user_id);
  const diperlukan = { ...range, tgl_awal: addDays(range.tgl_awal, -2) };
  const fakta = await loadFakta(ctx.db, ctx.organisasi.organisasi_id, user_ids, diperlukan);
  const data = page.data.map((row) => {
    const anggota = fakta.anggota.get(row.user_id);
    const hari = anggota ? toSelShift(fakta.organisasi, anggota, range) : [];
    return { ...row, hari: hari.map(toHariRoster) };
  });
  return { ...page, data, is_rekan_terlihat: is_roster_rekan };
}

/** A day as colleagues read it: the hours, nothing of what is wrong with them. */
const toHariRoster = ({ tanggal, jadwal_shift_id, jadwal_id, nama, jam, sebab_libur }: SelShift) => ({
  tanggal,
  is_roster: jadwal_shift_id !== null,
  jadwal_id,
  nama,
  jam,
  sebab_libur,
});
