import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { deriveRentang } from '../../kehadiran/turunan/derive-rentang.ts';
import { createRandom } from '../../seed/orang/random.ts';
import { SENIN_JUMAT } from '../given/given-jadwal.ts';
import type { TestServer } from '../start-test-server.ts';

/** The days of which something happened. */
export const RENTANG = { from: '2026-11-05', to: '2026-11-20' };
const TANGGAL = Array.from({ length: 15 }, (_, at) => `2026-11-${String(at + 5).padStart(2, '0')}`);
/** On time, late by seconds, late, at noon, at the end and after it. */
const JAM = ['06:50:00', '07:00:20', '07:40:00', '11:00:00', '14:10:00', '16:00:00'];
const SUMBER = ['ponsel', 'kiosk', 'mesin', 'impor'];
const RADIUS = [0, 1, 9];

/** Schools of a seed, the same whenever it is asked for. */
export function sekolahAcak({ given, as, all, deps, clock }: TestServer) {
  /** A school that works Senin to Jumat, and a hundred random events of its six members, on days off too; two are a group. */
  const sekolah = async (benih: number, fields: Parameters<typeof given.organisasi>[0] = {}) => {
    const random = createRandom(benih);
    const of = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)] as T;
    const organisasi = await given.organisasi({ dibuat_pada: '2026-11-01T00:00:00Z', ...fields });
    const { tenant_id, organisasi_id } = organisasi;
    const at = { tenant_id, organisasi_id };
    const operator = as(await given.orang('operator', organisasi));
    const anggota: number[] = [];
    for (let n = 0; n < 6; n += 1) anggota.push((await given.anggota(organisasi, { tgl_mulai: '2026-11-01' })).user_id);
    for (const [at, user_id] of anggota.entries()) {
      const gender = (['P', 'L', null] as const)[at % 3] ?? null;
      await all.updateTable('users').set({ gender }).where('user_id', '=', user_id).execute();
    }
    const { group_id } = (await operator.post(`/orgs/${organisasi_id}/groups`, { nama: 'Guru' })).body.data as {
      group_id: number;
    };
    const inGroup = anggota.slice(0, 2).map((user_id) => ({ ...at, user_id, group_id, tgl_mulai: '2020-01-01' }));
    await all.insertInto('anggota_grup').values(inGroup).execute();
    const jadwal = {
      nama: 'Reguler',
      tipe_jadwal: TIPE_JADWAL.reguler,
      tgl_mulai: '2026-11-01',
      baris: SENIN_JUMAT,
      untuk_semua: true,
    };
    const { status, body } = await operator.post(`/orgs/${organisasi_id}/jadwal`, jadwal);
    if (status !== 201) throw new Error(body.message);
    const events = Array.from({ length: 100 }, () => ({
      ...at,
      user_id: of(anggota),
      waktu: `${of(TANGGAL)}T${of(JAM)}+07:00`,
      timezone: 'Asia/Jakarta',
      sumber: of(SUMBER),
      radius: of(RADIUS),
      is_ditinjau: random.between(0, 4) === 0,
    }));
    // And this morning, which is not over.
    const pagi = anggota.flatMap((user_id) => {
      const jam = of([...JAM.slice(0, 3), null]);
      const sumber = of(SUMBER);
      return jam === null
        ? []
        : { ...at, user_id, waktu: `${RENTANG.to}T${jam}+07:00`, timezone: 'Asia/Jakarta', sumber };
    });
    await all
      .insertInto('presensi')
      .values([...events, ...pagi])
      .execute();
    const range = { tgl_awal: RENTANG.from, tgl_akhir: RENTANG.to };
    await deriveRentang({ db: deps.db, now: clock.now, organisasi: at }, 'semua', range);
    return { tenant_id, organisasi_id, group_id, operator };
  };

  return { sekolah };
}
