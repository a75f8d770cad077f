import { SEL_PALING_BANYAK, type jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { listShift, type SelRoster } from '../dasar/roster.queries.ts';
import { deleteShift, upsertShift } from './jadwal-shift.queries.ts';
import { listSelBaru, type SelBaru } from './list-sel-baru.ts';
import { listPasanganTukar } from './pasangan-tukar.queries.ts';
import { requireJadwalAktif } from '../dasar/require-jadwal-aktif.ts';
import { endTukarRoster } from '../tukar/end-tukar-roster.ts';
import { requireShift } from '../dasar/require-shift.ts';

type Call = typeof jadwalShift.saveJadwalShift;
const keyOf = ({ user_id, tanggal }: { user_id: number; tanggal: string }) => `${user_id} ${tanggal}`;

/** Writes many cells of the roster at once, all or none. Only those that say something new touch any day. */
export async function saveJadwalShift(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const wanted = await listSelBaru(ctx, input);
  if (new Set(wanted.map(keyOf)).size !== wanted.length) throw refuseField('sel', 'Satu anggota satu sel per tanggal');
  if (wanted.length === 0) throw refuseField('sel', 'Tidak ada jadwal shift yang dapat disimpan');
  const before = await listBefore(ctx, wanted);
  const cells = wanted.filter((one) => isSeperti(one, before));
  const isi = cells.filter(({ hapus }) => !hapus);
  const jadwal_ids = isi.map(({ jadwal_id }) => jadwal_id);
  await requireJadwalAktif(
    ctx,
    jadwal_ids,
    'sel',
    [...before.values()].map(({ jadwal_id }) => jadwal_id),
  );
  await requireShift(ctx, jadwal_ids, 'sel');

  const baru = isi.filter((one) => before.get(keyOf(one))?.jadwal_id !== one.jadwal_id);
  const gone = cells.filter(({ hapus }) => hapus).flatMap((one) => before.get(keyOf(one)) ?? []);
  await upsertShift(
    ctx,
    baru.map(({ user_id, tanggal, jadwal_id }) => ({ user_id, tanggal, jadwal_id })),
  );
  await deleteShift(
    ctx,
    gone.map(({ jadwal_shift_id }) => jadwal_shift_id),
  );
  ctx.logChange({ sebelum: [...before.values()], sesudah: baru });

  const changed: SelRoster[] = [...baru, ...gone];
  const { organisasi_id } = ctx.organisasi;
  const users = await listPasanganTukar(ctx, [...new Set(changed.map(({ user_id }) => user_id))]);
  const perubahan = {
    siapa: users.map((user_id) => ({ organisasi_id, user_id })),
    ranges: changed.map(({ tanggal }) => ({ tgl_awal: tanggal, tgl_akhir: tanggal })),
    sebab: 'jadwal',
    apa: 'jadwal shift',
    sendiri: changed.filter(({ tanggal }) => tanggal < ctx.today).map(({ user_id }) => user_id),
  } as const;
  const diganti = baru.filter((one) => before.has(keyOf(one))).length;
  const tukar = await endTukarRoster(ctx, changed, input);
  const dampak = await touchHari(ctx, perubahan, input);
  const sebelumnya =
    input.preview || changed.length > SEL_PALING_BANYAK ? [] : changed.map((one) => selBefore(one, before));
  const dilewati = wanted.length - cells.length;
  return { disimpan: baru.length, diganti, dihapus: gone.length, dilewati, sebelumnya, tukar, dampak };
}

/** Whether a cell still says what it is to say to be written. */
const isSeperti = (one: SelBaru, before: ReadonlyMap<string, SelRoster>): boolean =>
  one.bila === undefined || before.get(keyOf(one))?.jadwal_id === one.bila;

/** A cell as it stood, to be written again while it says what it says now; one that was empty is taken off the roster. */
function selBefore({ user_id, tanggal, jadwal_id }: SelRoster, before: ReadonlyMap<string, SelRoster>) {
  const stood = before.get(keyOf({ user_id, tanggal }));
  return { user_id, tanggal, jadwal_id: stood?.jadwal_id ?? null, hapus: stood === undefined, bila: jadwal_id };
}

/** What the roster says on the cells' dates now. */
async function listBefore(ctx: OrganisasiCtx, cells: readonly SelRoster[]) {
  const dates = cells.map(({ tanggal }) => tanggal).toSorted();
  const range = { tgl_awal: dates[0] ?? '', tgl_akhir: dates.at(-1) ?? '' };
  const wanted = new Set(cells.map(keyOf));
  const rows = await listShift(ctx, range, [...new Set(cells.map(({ user_id }) => user_id))]);
  return new Map(rows.filter((row) => wanted.has(keyOf(row))).map((row) => [keyOf(row), row]));
}
