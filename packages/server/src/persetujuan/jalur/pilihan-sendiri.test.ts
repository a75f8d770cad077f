import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, surat } = server;
const office = leaveOffices(server);
const tempat = tempatBuilders(all);
const KEPALA = { jenis: 'kepala_grup' };
type Untuk = 'cuti' | 'klaim';

/**
 * An office with an admin above it, two members and an operator in the group without a head, and a chain for leave and claims
 * that the admin wrote: the head of the group. The operator asks on her own behalf.
 */
async function place(untuk: Untuk) {
  const kantor = await office();
  const { organisasi, operator, operator_id, url, cuti_kategori_id, act, member } = kantor;
  const admin = as(await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true, nama: 'Admin' }));
  const [arif, ani] = [await member('Arif'), await member('Ani')];
  await ani.grant(12);
  const saldo = { user_id: operator_id, cuti_kategori_id, tahun: 2026, jumlah: 12, keterangan: 'Awal' };
  await admin.post(`${url}/cuti-saldo`, saldo);
  const at = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  const { group_id } = await tempat.grup(at, { nama: 'Guru' });
  for (const user_id of [operator_id, ani.user_id]) await tempat.inGrup({ ...at, user_id }, group_id);
  const jalur = (...jenjang: object[]) => ({ nama: 'Jalur', untuk, jenjang });
  const { body } = await admin.post(`${url}/persetujuan`, jalur(KEPALA));
  const { persetujuan_id } = body.data as { persetujuan_id: number };

  const ajuan = {
    cuti: {
      ask: async (who: Caller) => {
        const isi = { cuti_kategori_id, tgl_awal: '2026-11-25', tgl_akhir: '2026-11-25', keterangan: 'Acara keluarga' };
        return ((await who.post(`${url}/cuti`, isi)).body.data as { cuti_id: number }).cuti_id;
      },
      tarik: (who: Caller, id: number) => act(who, id, 'tarik'),
      jalan: async (who: Caller, id: number) =>
        ((await who.get(`${url}/cuti/${id}`)).body.data as { persetujuan: JalanPersetujuan }).persetujuan,
      setujui: (who: Caller, id: number) => act(who, id, 'setuju'),
    },
    klaim: {
      ask: async (who: Caller) => {
        const isi = { jenis: 'dinas luar', keterangan: 'Rapat kantor', tgl_mulai: '2026-11-19', sehari: '1' };
        const made = await who.form('POST', `${url}/klaim-presensi`, isi);
        return (made.body.data as { presensi_klaim_id: number }).presensi_klaim_id;
      },
      tarik: (who: Caller, presensi_klaim_id: number) =>
        who.post(`${url}/batal-klaim`, { presensi_klaim_id, keterangan: 'Keliru' }),
      jalan: async (who: Caller, id: number) => {
        const list = (await who.get(`${url}/klaim-presensi-saya`)).body.data as {
          data: { presensi_klaim_id: number; persetujuan: JalanPersetujuan }[];
        };
        return list.data.find((one) => one.presensi_klaim_id === id)?.persetujuan;
      },
      setujui: (who: Caller, id: number) => who.post(`${url}/klaim-presensi/${id}/keputusan`, { keputusan: 'setujui' }),
    },
  }[untuk];
  return {
    ...kantor,
    ...ajuan,
    admin,
    arif,
    ani,
    group_id,
    rekanOperator: async () => as(await given.anggota(organisasi, { nama: 'Rekan', role: KODE_PERAN.operator })),
    penyetuju: async (id: number, who = operator) => (await ajuan.jalan(who, id))?.penyetuju.map(({ nama }) => nama),
    pilihan: async (id: number) => (await ajuan.jalan(operator, id))?.pilihan_sendiri,
    setJalur: (who: Caller, ...jenjang: object[]) => who.put(`${url}/persetujuan/${persetujuan_id}`, jalur(...jenjang)),
    setKepala: (who: Caller, kepala_user_id: number | null, id = group_id) =>
      who.put(`${url}/groups/${id}`, { nama: 'Guru', kepala_user_id }),
    addGrup: async (who: Caller, kepala_user_id: number) =>
      ((await who.post(`${url}/groups`, { nama: 'Lain', kepala_user_id })).body.data as { group_id: number }).group_id,
    masuk: (who: Caller, id: number) => who.post(`${url}/users-plot`, { user_ids: [operator_id], group_id: id }),
    diBeranda: async () => {
      const beranda = await admin.get(`/dashboard/tenant/${organisasi.tenant_id}`);
      return (beranda.body.data as BerandaTenant).menunggu[0]?.[untuk] ?? 0;
    },
  };
}
type Tempat = Awaited<ReturnType<typeof place>>;

/** By each of these an operator would choose who decides what waits of hers; answers the request's number afterwards. */
const PINTU: [string, JalanPersetujuan['pilihan_sendiri'], (at: Tempat, id: number) => Promise<number>][] = [
  [
    'naming the head of her own group',
    'kepala',
    async ({ setKepala, operator, arif }, id) => {
      expect((await setKepala(operator, arif.user_id)).status).toBe(200);
      return id;
    },
  ],
  [
    'moving into a group whose head she named',
    'kepala',
    async ({ addGrup, masuk, operator, arif }, id) => {
      expect((await masuk(operator, await addGrup(operator, arif.user_id))).status).toBe(201);
      return id;
    },
  ],
  [
    'moving into a group whose head another named',
    'penempatan',
    async ({ addGrup, masuk, operator, admin, arif }, id) => {
      expect((await masuk(operator, await addGrup(admin, arif.user_id))).status).toBe(201);
      return id;
    },
  ],
  [
    'withdrawing it, changing the chain, and sending it again',
    'jalur',
    async ({ tarik, setJalur, ask, operator, arif }, id) => {
      expect((await tarik(operator, id)).status).toBe(200);
      expect((await setJalur(operator, { jenis: 'orang', user_id: arif.user_id }, KEPALA)).status).toBe(200);
      // The withdrawn leave takes no day of the one that is sent instead.
      return ask(operator);
    },
  ],
];

describe.each<Untuk>(['cuti', 'klaim'])('%s', (untuk) => {
  describe.each(PINTU)('an operator does not choose who decides her own by %s', (_, pilihan, lewat) => {
    test('where she is the only one it stays with the tenant’s admin, on the Beranda too', async () => {
      const at = await place(untuk);
      const awal = await at.ask(at.operator);
      expect(await at.penyetuju(awal)).toEqual(['Admin']);
      const id = await lewat(at, awal);
      expect(await at.penyetuju(id)).toEqual(['Admin']);
      expect(await at.pilihan(id)).toBe(pilihan);
      expect(await at.diBeranda()).toBe(1);
      expect((await at.setujui(at.arif.self, id)).status).toBeGreaterThanOrEqual(400);
      expect((await at.setujui(at.admin, id)).status).toBe(200);
      expect((await at.jalan(at.operator, id))?.penyetuju).toEqual([]);
    });

    test('where there is another operator it stays with her', async () => {
      const at = await place(untuk);
      const rekan = await at.rekanOperator();
      const awal = await at.ask(at.operator);
      expect(await at.penyetuju(awal)).toEqual(['Rekan']);
      const id = await lewat(at, awal);
      expect(await at.penyetuju(id)).toEqual(['Rekan']);
      expect((await at.setujui(at.arif.self, id)).status).toBeGreaterThanOrEqual(400);
      expect((await at.setujui(rekan, id)).status).toBe(200);
      expect((await at.jalan(at.operator, id))?.penyetuju).toEqual([]);
    });
  });

  test('the head whom the only operator named and the chain that she wrote lead the others’ requests as before', async () => {
    const at = await place(untuk);
    await at.setKepala(at.operator, at.arif.user_id);
    await at.setJalur(at.operator, KEPALA);
    const id = await at.ask(at.ani.self);
    expect(await at.penyetuju(id, at.ani.self)).toEqual(['Arif']);
    expect((await at.setujui(at.arif.self, id)).status).toBe(200);
  });

  test('the head whom another named, in a group that another put her into, decides the operator’s own', async () => {
    const at = await place(untuk);
    await at.setKepala(at.admin, at.arif.user_id);
    const id = await at.ask(at.operator);
    expect(await at.penyetuju(id)).toEqual(['Arif']);
    // Renaming the group names no head.
    await at.setKepala(at.operator, at.arif.user_id);
    expect(await at.penyetuju(id)).toEqual(['Arif']);
    await at.masuk(at.admin, await at.addGrup(at.admin, at.ani.user_id));
    expect(await at.penyetuju(id)).toEqual(['Ani']);
  });

  test('a chain that another has saved since leads the operator’s own again', async () => {
    const at = await place(untuk);
    const orang = { jenis: 'orang', user_id: at.arif.user_id };
    await at.setJalur(at.operator, orang);
    const id = await at.ask(at.operator);
    expect(await at.penyetuju(id)).toEqual(['Admin']);
    expect((await at.setJalur(at.admin, orang)).status).toBe(200);
    expect(await at.penyetuju(id)).toEqual(['Arif']);
    expect((await at.setujui(at.arif.self, id)).status).toBe(200);
  });

  test('where nobody else is above her, whom she chose decides, so that her request is not stranded', async () => {
    const at = await place(untuk);
    await all
      .updateTable('users')
      .set({ is_admin: false })
      .where('tenant_id', '=', at.organisasi.tenant_id)
      .where('is_admin', '=', true)
      .execute();
    await at.setJalur(at.operator, { jenis: 'orang', user_id: at.arif.user_id });
    const id = await at.ask(at.operator);
    expect(await at.penyetuju(id)).toEqual(['Arif']);
    expect((await at.setujui(at.arif.self, id)).status).toBe(200);
  });
});

test('who decides in place of those whom its owner chose is told so in the mail, and decides once for the whole chain', async () => {
  const { setJalur, ask, operator, admin, arif, url, act } = await place('cuti');
  await setJalur(operator, { jenis: 'orang', user_id: arif.user_id }, KEPALA);
  const id = await ask(operator);
  const terkirim = surat.findLast(({ judul }) => judul.startsWith('Ajuan cuti'));
  expect(terkirim?.teks).toContain('yang terakhir menyimpannya ialah yang mengajukan sendiri');
  expect((await act(admin, id, 'setuju')).body.data).toMatchObject({
    status: STATUS_RECORD.menunggu,
    persetujuan: { putusan: [{ nama: 'Admin', jumlah_jenjang: 2, sebab: 'operator' }] },
  });
  expect((await operator.get(`${url}/persetujuan`)).status).toBe(200);
});

test('a head whom the other party of a request named is not led to it by his queue', async () => {
  const { ani, arif, organisasi, operator, operator_id, setKepala, ask, url, rekanOperator } = await place('cuti');
  const rekan = await rekanOperator();
  const cuti_id = await ask(ani.self);
  expect((await setKepala(operator, arif.user_id)).status).toBe(200);
  const antre = async (who: Caller) =>
    ((await who.get(`${url}/cuti/belum-setuju`)).body.data as { data: { cuti_id: number }[] }).data.map(
      (one) => one.cuti_id,
    );
  expect(await antre(arif.self)).toEqual([cuti_id]);
  await all
    .updateTable('persetujuan_jalan')
    .set({ pihak_lain: [operator_id] })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('objek_id', '=', cuti_id)
    .execute();
  expect(await antre(arif.self)).toEqual([]);
  expect(await antre(rekan)).toEqual([cuti_id]);
});
