import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { runMutasiTask } from '../../mutasi/pindah/run-mutasi-task.ts';
import type { Caller } from '../caller.ts';
import { leaveOffices } from '../given/given-cuti.ts';
import type { TestServer } from '../start-test-server.ts';

const HARI_INI = new Date('2026-11-20T02:00:00Z');

/** Two schools, of one tenant unless said, with an operator each and Ani at the first; `at` lets a day come. */
export function mutasiOffices(server: TestServer) {
  const { given, as, all, clock, deps } = server;
  const office = leaveOffices(server);
  const at = async (iso: string) => {
    clock.now = new Date(iso);
    await runMutasiTask.run(deps, clock.now);
  };
  async function sekolah({ antarTenant = false, timezone = 'Asia/Jakarta' } = {}) {
    clock.now = HARI_INI;
    const kantor = await office({ maks_mundur: 30 });
    const { organisasi, operator, url } = kantor;
    const lain = await given.organisasi({
      ...(antarTenant ? {} : { tenant_id: organisasi.tenant_id }),
      timezone,
      nama: 'Sekolah Tujuan',
    });
    const penerima = as(await given.orang('operator', lain));
    const lainUrl = `/orgs/${lain.organisasi_id}`;
    const kategori = { nama: 'Cuti Tahunan', jenis: 'tahunan', is_saldo: true, jatah_tahunan: 12 };
    const made = await penerima.post(`${lainUrl}/cuti-kategori`, kategori);
    const { cuti_kategori_id } = made.body.data as { cuti_kategori_id: number };
    const ani = await kantor.member('Ani');
    const isi = {
      user_id: ani.user_id,
      jenis: 'pindah',
      tujuan_kode: lain.kode_organisasi,
      tgl_mulai: '2026-12-01',
      keterangan: 'SK 800/12/2026',
    };
    const submit = (more: object = {}, by: Caller = operator) => by.post(`${url}/mutasi`, { ...isi, ...more });
    const submitted = async (more: object = {}) => {
      const answer = await submit(more);
      if (answer.status !== 201) throw new Error(answer.body.message);
      return answer.body.data as MutasiDetail;
    };
    const confirm = (mutasi_id: number, more: object = {}, by: Caller = penerima) =>
      by.post(`${lainUrl}/mutasi/${mutasi_id}/konfirmasi`, more);
    const pindah = async (more: object = {}, tempatnya: object = {}) => {
      const { mutasi_id } = await submitted(more);
      const answer = await confirm(mutasi_id, tempatnya);
      if (answer.status !== 200) throw new Error(answer.body.message);
      return mutasi_id;
    };
    const masaDi = (organisasi_id: number) =>
      all
        .selectFrom('keanggotaan')
        .select(['tgl_mulai', 'tgl_selesai'])
        .where('organisasi_id', '=', organisasi_id)
        .where('user_id', '=', ani.user_id)
        .orderBy('tgl_mulai')
        .execute();
    const masa = async () => [await masaDi(organisasi.organisasi_id), await masaDi(lain.organisasi_id)];
    const sisaDi = async (by: Caller, di: string) => {
      const { data } = (await by.get(`${di}/cuti-saldo?q=Ani`)).body.data as { data: { sisa: number }[] };
      return data.map(({ sisa }) => sisa);
    };
    return { ...kantor, lain, lainUrl, penerima, ani, submit, submitted, confirm, pindah, masa, sisaDi, kategoriLain: cuti_kategori_id };
  } // prettier-ignore

  return { sekolah, at };
}
