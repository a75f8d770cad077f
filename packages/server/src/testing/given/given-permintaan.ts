import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import sharp from 'sharp';
import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { Caller } from '../caller.ts';
import { jam, scheduling } from './given-jadwal.ts';
import { presensiBuilders } from './given-presensi.ts';
import type { TestServer } from '../start-test-server.ts';

export type JenisPermintaan = 'klaim' | 'presensi_manual' | 'tukar_shift';
type Data = { status: string | number; persetujuan: JalanPersetujuan };
type Putusan = { setuju: boolean; keterangan?: string; urutan?: number; versi?: number | undefined };

const TANGGAL = '2026-11-18';
const GANTI = '2026-12-05';
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

/**
 * A school whose members are Ani, who asks, Budi, who agrees to her swap, a head of her group, a deputy, his stand-in and
 * two operators; and the three kinds of requests beside leave, asked for and decided in one manner.
 */
export function permintaanBuilders(server: TestServer) {
  const { given, as, all } = server;
  const { jadwal } = presensiBuilders(all);
  const { closeDays, daysOf } = scheduling(server);

  return async (untuk: JenisPermintaan) => {
    const organisasi = await given.organisasi();
    const { tenant_id, organisasi_id } = organisasi;
    const url = `/orgs/${organisasi_id}`;
    await jadwal(organisasi);
    const member = (nama: string) => given.anggota(organisasi, { nama });
    const [ani, budi, kepala] = [await member('Ani'), await member('Budi'), await member('Kepala')];
    const [kasubag, wakil] = [await member('Kasubag'), await member('Wakil')];
    const operator = as(await given.orang('operator', organisasi));
    const rekanOperator = as(await given.orang('operator', organisasi));
    const { body } = await operator.post(`${url}/groups`, { nama: 'Guru' });
    const { group_id } = body.data as { group_id: number };
    await all
      .insertInto('anggota_grup')
      .values({ tenant_id, organisasi_id, user_id: ani.user_id, group_id, tgl_mulai: '2020-01-01' })
      .execute();
    await all.updateTable('grup').set({ kepala_user_id: kepala.user_id }).where('group_id', '=', group_id).execute();
    await closeDays(organisasi);

    const jalur = (jenjang: object[]) => ({ nama: 'Jalur', untuk, jenjang });
    const chain = (...jenjang: object[]) => operator.post(`${url}/persetujuan`, jalur(jenjang));
    const kind = { klaim, presensi_manual: swafoto, tukar_shift: tukar }[untuk]({ url, ani, budi, operator });
    const dataOf = async (who: Caller) => {
      const { body: list } = await who.get(`${url}${kind.sendiri}`);
      return (list.data as { data: Data[] }).data[0];
    };
    return {
      ...kind,
      organisasi,
      url,
      ani,
      budi,
      kepala,
      kasubag,
      wakil,
      operator,
      rekanOperator,
      chain,
      jalur,
      /** How many wait for this person's own decision, in his queue and in his count. */
      menunggu: async (who: { user_id: number } | Caller) => {
        const caller = 'user_id' in who ? as(who as Parameters<typeof as>[0]) : who;
        const queue = (await caller.get(`${url}${kind.antrean}`)).body.data as { total: number };
        const count = (await caller.get(`${url}/persetujuan-menunggu`)).body.data as Record<JenisPermintaan, number>;
        return [queue.total, count[untuk]];
      },
      /** The request as Ani sees it. */
      seen: () => dataOf(as(ani)),
      /** Whether the request has taken effect. */
      isInForce: async () => {
        if (untuk === 'tukar_shift') {
          const { body: day } = await operator.get(`${url}/jadwal/berlaku?user_id=${ani.user_id}&tanggal=${GANTI}`);
          return (day.data as { berlaku: { lapisan: string } }).berlaku.lapisan === 'tukar-shift';
        }
        const days = await daysOf({ organisasi_id, user_id: ani.user_id });
        return days.find(({ tanggal }) => tanggal === TANGGAL)?.status === 'hadir';
      },
    };
  };

  type At = { url: string; ani: Parameters<typeof as>[0]; budi: Parameters<typeof as>[0]; operator: Caller };

  function klaim({ url, ani }: At) {
    const isi = { jenis: 'dinas luar', keterangan: 'Rapat kantor', tgl_mulai: TANGGAL, sehari: '1' };
    return {
      sendiri: '/klaim-presensi-saya',
      antrean: '/klaim-presensi-menunggu',
      ask: async () => {
        const { body } = await as(ani).form('POST', `${url}/klaim-presensi`, isi);
        return (body.data as { presensi_klaim_id: number }).presensi_klaim_id;
      },
      decide: (by: Caller, id: number, { setuju, ...rest }: Putusan) =>
        by.post(`${url}/klaim-presensi/${id}/keputusan`, { ...rest, keputusan: setuju ? 'setujui' : 'tolak' }),
    };
  }

  function swafoto({ url, ani }: At) {
    return {
      sendiri: '/presensi-manual',
      antrean: '/presensi-manual-menunggu',
      ask: async () => {
        const foto = new Blob([png], { type: 'image/png' });
        const isi = { lat: '-6.2', lng: '106.8', keterangan: 'Ponsel mati', tanggal: TANGGAL, jam: '07:00:00', foto };
        const key = { 'idempotency-key': crypto.randomUUID() };
        const { body } = await as(ani).form('POST', `${url}/presensi-manual`, isi, key);
        return (body.data as { presensi_manual_id: number }).presensi_manual_id;
      },
      decide: (by: Caller, id: number, { setuju, ...rest }: Putusan) =>
        by.post(`${url}/presensi-manual/${id}/keputusan`, { ...rest, status: setuju ? 5 : 6 }),
    };
  }

  function tukar({ url, ani, budi, operator }: At) {
    return {
      sendiri: '/tukar-shift',
      antrean: '/tukar-shift-menunggu',
      ask: async () => {
        const made = await operator.post(`${url}/jadwal`, {
          nama: 'Malam',
          tipe_jadwal: TIPE_JADWAL.shift,
          tgl_mulai: '2020-01-01',
          baris: [jam('22:00', '06:00')],
        });
        const { jadwal_id } = made.body.data as { jadwal_id: number };
        const sel = [
          { user_id: ani.user_id, tanggal: GANTI, jadwal_id },
          { user_id: budi.user_id, tanggal: GANTI, jadwal_id: null },
        ];
        await operator.post(`${url}/jadwal-shift`, { sel });
        const ajuan = { tanggal_a: GANTI, user_id_b: budi.user_id, tanggal_b: GANTI };
        const { body } = await as(ani).post(`${url}/tukar-shift`, ajuan);
        const { tukar_shift_id } = body.data as { tukar_shift_id: number };
        await as(budi).put(`${url}/tukar-shift/${tukar_shift_id}`, { tindakan: 'sepakat' });
        return tukar_shift_id;
      },
      decide: (by: Caller, id: number, { setuju, keterangan, ...rest }: Putusan) =>
        by.put(`${url}/tukar-shift/${id}`, { ...rest, tindakan: setuju ? 'setuju' : 'tolak', catatan: keterangan }),
    };
  }
}
