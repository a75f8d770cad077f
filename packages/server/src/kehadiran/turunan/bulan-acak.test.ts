import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import * as fc from 'fast-check';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { comparing } from '../../testing/compare-afresh.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Thursday 3 December 2026, 09:00 in Jakarta: November is over.
const server = await startTestServer();
const { given, as, clock } = server;
clock.now = new Date('2026-12-03T02:00:00Z');
const { scan, tutup } = hariBuilders(server);
const compare = comparing(server);

const AWAL = '2026-11-02';
const NOVEMBER = { tgl_awal: '2026-11-01', tgl_akhir: '2026-11-30' };
const JATAH = 12;

const hari = fc.integer({ min: 0, max: 27 }).map((n) => addDays(AWAL, n));
const siapa = fc.nat(2);
const tempat = fc.nat(1);
const panjang = fc.nat(3);
const act = fc.oneof(
  fc.record({ act: fc.constant('cuti'), tempat, siapa, hari, panjang }),
  fc.record({ act: fc.constantFrom('kembalikan', 'batal'), tempat, siapa, hari, panjang }),
  fc.record({ act: fc.constantFrom('klaim', 'anggota', 'libur'), tempat, siapa, hari, panjang }),
  fc.record({ act: fc.constantFrom('gangguan', 'gangguan batal'), tempat, siapa, hari, panjang }),
  fc.record({ act: fc.constantFrom('bekukan', 'buka'), tempat, siapa, hari, panjang }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

type Kantor = Awaited<ReturnType<ReturnType<typeof leaveOffices>>>;
type Anggota = { tenant_id: number; organisasi_id: number; user_id: number };
type Tempat = {
  kantor: Kantor;
  anggota: (Awaited<ReturnType<Kantor['member']>> | Anggota)[];
  cuti: { cuti_id: number; dari: string; sampai: string }[];
  /** The days as they were frozen. */
  beku: Map<number, unknown> | null;
};

/** Two offices of a tenant with three members each, who came on most days, at most times. */
async function tenant(pukul: readonly number[]) {
  const open = leaveOffices(server);
  const dibuat_pada = '2026-10-01T00:00:00Z';
  const first = await open({ maks_mundur: 60 }, { dibuat_pada });
  const second = await open({ maks_mundur: 60 }, { dibuat_pada, tenant_id: first.organisasi.tenant_id });
  const places: Tempat[] = [];
  for (const kantor of [first, second]) {
    const { tenant_id, organisasi_id } = kantor.organisasi;
    const anggota = [await kantor.member('Ani'), await kantor.member('Budi'), await kantor.member('Cici')];
    for (const [index, one] of anggota.entries()) {
      await one.grant(JATAH);
      for (let day = 0; day < 28; day += 1) {
        const menit = pukul[(day * 3 + index) % pukul.length] ?? 0;
        if (menit > 100) continue;
        const jam = `0${6 + Math.floor(menit / 60)}:${String(menit % 60).padStart(2, '0')}`;
        await scan({ tenant_id, organisasi_id, user_id: one.user_id }, addDays(AWAL, day), jam, '14:01');
      }
    }
    await tutup(kantor.organisasi);
    places.push({ kantor, anggota, cuti: [], beku: null });
  }
  return { places, admin: as(await given.orang('admin', first.organisasi)), tenant_id: first.organisasi.tenant_id };
}

const storedOf = async ({ kantor, anggota }: Tempat) => {
  const { tenant_id, organisasi_id } = kantor.organisasi;
  const days = new Map<number, { stored: unknown; fresh: unknown }>();
  for (const { user_id } of anggota) days.set(user_id, await compare({ tenant_id, organisasi_id, user_id }, NOVEMBER));
  return days;
};

async function run(world: Awaited<ReturnType<typeof tenant>>, gangguan: number[], one: Act): Promise<number> {
  const place = world.places[one.tempat];
  const member = place?.anggota[one.siapa];
  if (!place || !member) return 0;
  const { kantor } = place;
  const { operator, url } = kantor;
  const sampai = addDays(one.hari, one.panjang);
  const cuti = place.cuti[(one.siapa + one.panjang) % Math.max(place.cuti.length, 1)];
  const bulan = { bulan: '2026-11' };
  const alasan = { keterangan: 'Menurut daftar hadir' };
  switch (one.act) {
    case 'cuti': {
      if (!('ask' in member)) return 0;
      const asked = await member.ask(one.hari, sampai);
      if (asked.status !== 201) return asked.status;
      const { cuti_id } = asked.body.data as { cuti_id: number };
      place.cuti.push({ cuti_id, dari: one.hari, sampai });
      return (await kantor.act(operator, cuti_id, 'setuju')).status;
    }
    case 'kembalikan':
      if (!cuti) return 0;
      return (await kantor.act(operator, cuti.cuti_id, 'kembalikan', { hari: [addDays(cuti.dari, one.panjang)], ...alasan })).status; // prettier-ignore
    case 'batal':
      return cuti ? (await kantor.act(operator, cuti.cuti_id, 'batal', alasan)).status : 0;
    case 'klaim': {
      const isi = { user_id: String(member.user_id), jenis: 'dinas luar', tgl_mulai: one.hari, tgl_selesai: sampai };
      const jam = one.panjang % 2 ? { sehari: '1' } : { jam_masuk: '07:00:00' };
      return (await operator.form('POST', `${url}/klaim-presensi`, { ...isi, ...jam, ...alasan })).status;
    }
    case 'anggota': {
      const made = await operator.post(`${url}/users`, { nama: 'Anggota baru', tgl_mulai: one.hari });
      if (made.status === 201) {
        const { user_id } = made.body.data as { user_id: number };
        place.anggota.push({ ...kantor.organisasi, user_id });
      }
      return made.status;
    }
    case 'libur':
      return (await operator.post(`${url}/hari-libur`, { nama: 'Hari jadi', tgl_mulai: one.hari, koreksi: true }))
        .status;
    case 'gangguan': {
      const isi = {
        dari: `${one.hari}T06:30:00+07:00`,
        sampai: `${one.hari}T08:${one.panjang}0:00+07:00`,
        alasan: 'Listrik padam',
        organisasi_id: world.places.map((at) => at.kantor.organisasi.organisasi_id).join(','),
      };
      const made = await world.admin.form('POST', `/tenant/${world.tenant_id}/gangguan`, isi);
      if (made.status !== 201) return made.status;
      const { gangguan_id } = made.body.data as { gangguan_id: number };
      gangguan.push(gangguan_id);
      const keputusan = `/tenant/${world.tenant_id}/gangguan/${gangguan_id}/keputusan`;
      return (await world.admin.post(keputusan, { keputusan: 'setujui' })).status;
    }
    case 'gangguan batal': {
      const id = gangguan.at(one.panjang);
      if (id === undefined) return 0;
      const keputusan = `/tenant/${world.tenant_id}/gangguan/${id}/keputusan`;
      return (await world.admin.post(keputusan, { keputusan: 'batal', ...alasan })).status;
    }
    case 'bekukan': {
      if (place.beku) return 0;
      const { status } = await operator.post(`${url}/presensi/verval-generate`, bulan);
      if (status < 300)
        place.beku = new Map([...(await storedOf(place))].map(([user_id, { stored }]) => [user_id, stored]));
      return status;
    }
    case 'buka': {
      const { status } = await operator.post(`${url}/presensi/verval-buka`, { ...bulan, alasan: 'Ada koreksi' });
      if (status < 300) place.beku = null;
      return status;
    }
    default:
      return 0;
  }
}

/** What each of them may still take is what he was granted without the days of leave that are in force. */
async function expectSaldo({ kantor, anggota }: Tempat) {
  for (const one of anggota) {
    if (!('sisa' in one)) continue;
    const answer = await one.self.get(`${kantor.url}/cuti?count=100&status=${STATUS_CUTI.disetujui}`);
    const { data } = answer.body.data as { data: { jumlah_hari: number }[] };
    const diambil = data.reduce((sum, { jumlah_hari }) => sum + jumlah_hari, 0);
    expect(await one.sisa()).toBe(JATAH - diambil);
  }
}

test(
  'whatever is decided after a month, open days are what they come to afresh, frozen ones stay, and each balance is its leave',
  { timeout: 300_000 },
  async () => {
    const pukul = fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 5, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(pukul, fc.array(act, { minLength: 25, maxLength: 40 }), async (at, acts) => {
        const world = await tenant(at);
        const gangguan: number[] = [];
        const done: string[] = [];
        for (const one of acts) {
          const status = await run(world, gangguan, one);
          expect(status, `${one.act} after ${done.join(', ')}`).toBeLessThan(500);
          if (status >= 200 && status < 300) done.push(one.act);
          for (const place of world.places) {
            for (const [user_id, { stored, fresh }] of await storedOf(place)) {
              const kept = place.beku?.get(user_id);
              expect(stored, `${user_id} after ${done.join(', ')}`).toEqual(place.beku ? (kept ?? []) : fresh);
            }
          }
        }
        for (const place of world.places) await expectSaldo(place);
        expect(done.length).toBeGreaterThan(3);
      }),
      { numRuns: process.env['CI'] ? 6 : 2, endOnFailure: true },
    );
  },
);
