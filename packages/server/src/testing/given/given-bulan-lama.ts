import { sql } from 'kysely';
import { hapusHari } from '../../kehadiran/masa/hapus-hari.ts';
import { deriveRentang } from '../../kehadiran/turunan/derive-rentang.ts';
import type { TestServer } from '../start-test-server.ts';
import { presensiBuilders } from './given-presensi.ts';

const KINI = new Date('2026-11-20T02:00:00Z');
type Isi = Parameters<TestServer['given']['organisasi']>[0];
type Tabel = 'kehadiran' | 'presensi' | 'presensi_luar' | 'putusan_presensi' | 'presensi_manual';

/** Schools whose oldest months are past what their tenant keeps. */
export function oldSchools({ given, as, all, clock, deps, db }: TestServer) {
  const { jadwal } = presensiBuilders(all);
  /**
   * An organisation that began on 15 January 2020, with two members of whom one tapped; seen on 20 November 2026, with January to
   * March 2020 frozen, or only what is named.
   */
  return async ({ beku = ['2020-01', '2020-02', '2020-03'], tahun = 5 as number | null, isi = {} as Isi } = {}) => {
    clock.now = new Date('2020-04-02T02:00:00Z');
    const organisasi = await given.organisasi({ dibuat_pada: '2020-01-15T00:00:00Z', ...isi });
    const { tenant_id, organisasi_id } = organisasi;
    const keys = { tenant_id, organisasi_id };
    await jadwal(organisasi);
    const [ani, budi] = [
      await given.anggota(organisasi, { nama: 'Ani', tgl_mulai: '2020-01-15' }),
      await given.anggota(organisasi, { nama: 'Budi', tgl_mulai: '2020-01-15' }),
    ];
    const orang = await given.orang('operator', organisasi);
    const operator = as(orang);
    const tap = async (waktu: string, isi: object = {}) => {
      const { presensi_id } = await all
        .insertInto('presensi')
        .values({
          ...keys,
          user_id: ani.user_id,
          timezone: 'Asia/Jakarta',
          sumber: 'mesin',
          waktu,
          diterima_pada: waktu,
          ...isi,
        })
        .returning('presensi_id')
        .executeTakeFirstOrThrow();
      return presensi_id;
    };
    const januari = await tap('2020-01-20T00:30:00Z', { id_luar: '9 2020-01-20 07:30:00', is_ditinjau: true });
    await tap('2020-02-10T00:00:00Z');
    await tap('2020-02-29T22:30:00Z'); // of the first of March
    await tap('2020-03-02T00:00:00Z');
    await all
      .insertInto('putusan_presensi')
      .values({ ...keys, presensi_id: januari, putusan: 'dihitung', oleh: orang.user_id })
      .execute();
    await all
      .insertInto('presensi_manual')
      .values({ ...keys, presensi_id: januari, user_id: ani.user_id, tanggal: '2020-01-20', keterangan: 'Lupa' })
      .execute();
    await all
      .insertInto('kepercayaan_presensi')
      .values({ ...keys, presensi_id: januari, skor: 50, butir: '[]' })
      .execute();
    await deriveRentang({ db, now: clock.now, organisasi }, 'semua', {
      tgl_awal: '2020-01-15',
      tgl_akhir: '2020-03-31',
    });
    const url = `/orgs/${organisasi_id}`;
    for (const bulan of beku) {
      const frozen = await operator.post(`${url}/presensi/verval-generate`, { bulan });
      if (frozen.status !== 200) throw new Error(frozen.body.message);
    }
    clock.now = KINI;
    if (tahun !== null)
      await all.insertInto('masa_kehadiran').values({ tenant_id, tgl_mulai: '2026-01-01', tahun }).execute();
    const hapus = (sekali?: number) => hapusHari(deps, tenant_id, clock.now, sekali);
    const count = async (tabel: Tabel) => {
      const row = await all
        .selectFrom(tabel)
        .select(sql<number>`count(*)::integer`.as('n'))
        .where('organisasi_id', '=', organisasi_id)
        .executeTakeFirstOrThrow();
      return row.n;
    };
    return { organisasi, tenant_id, organisasi_id, ani, budi, orang, operator, url, hapus, count };
  };
}
