import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import sharp from 'sharp';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { comparing } from '../../testing/compare-afresh.ts';
import { jam, scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, all, app, clock, openSesi } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);
const compare = comparing(server);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const range = { tgl_awal: '2026-11-16', tgl_akhir: '2026-11-20' };
const days = eachDay(range);
const foto = new Blob([
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer(),
]);

/** Calls over a real connection of its own each. */
async function browser(orang: { user_id: number; tenant_id?: number | null }, organisasi_id: number) {
  const cookie = `hadir_sesi=${await openSesi(orang)}`;
  return async (method: string, path: string, body: object | FormData) => {
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
    const init =
      body instanceof FormData
        ? { headers, body }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${address}/api/orgs/${organisasi_id}${path}`, { method, ...init });
    return { status: answer.status, data: ((await answer.json()) as { data: never }).data };
  };
}
type Browser = Awaited<ReturnType<typeof browser>>;
const form = (fields: Record<string, string | Blob>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};

async function school() {
  const organisasi = await given.organisasi();
  const { organisasi_id } = organisasi;
  await jadwal(organisasi);
  const member = await given.anggota(organisasi);
  const scans = days
    .slice(0, 4)
    .map((tanggal) => ({ ...member, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu: `${tanggal}T00:20:00Z` }));
  const events = await all.insertInto('presensi').values(scans).returning('presensi_id').execute();
  await closeDays(organisasi);
  const operators = [await given.orang('operator', organisasi), await given.orang('operator', organisasi)];
  const [one, two, me] = await Promise.all([...operators, member].map((orang) => browser(orang, organisasi_id)));
  if (!one || !two || !me) throw new Error('Three were opened');
  const { data } = await one('POST', '/jadwal', {
    nama: 'Siang',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2020-01-01',
    baris: [jam('10:00', '17:00')],
  });
  const { jadwal_id } = data as { jadwal_id: number };
  const asked = await Promise.all(
    days
      .slice(0, 4)
      .map((tanggal) =>
        me(
          'POST',
          '/presensi-manual',
          form({ tanggal, jam: '13:55:00', lat: '-6.2', lng: '106.8', keterangan: 'x', foto }),
        ),
      ),
  );
  const requests = asked.map((answer) => (answer.data as { presensi_manual_id: number }).presensi_manual_id);
  return {
    organisasi,
    member,
    one,
    two,
    me,
    jadwal_id,
    requests,
    events: events.map(({ presensi_id }) => presensi_id),
  };
}

test.each([1, 2, 3, 4])(
  'two operators and the member changing everything at once leave what a fresh derivation gives (%d)',
  async () => {
    const { organisasi, member, one, two, me, jadwal_id, requests, events } = await school();
    const user_id = String(member.user_id);
    const claim = (who: Browser, tanggal: string, isi: Record<string, string>) =>
      who(
        'POST',
        '/klaim-presensi',
        form({ user_id, jenis: 'dinas luar', keterangan: 'x', tgl_mulai: tanggal, ...isi }),
      );
    const roster = (who: Browser, tanggal: string, sel: object) =>
      who('POST', '/jadwal-shift', { sel: [{ user_id: member.user_id, tanggal, ...sel }], koreksi: true });
    const answers = await Promise.all([
      ...requests.map((id) => one('POST', `/presensi/approval/${id}`, { status: STATUS_PRESENSI_MANUAL.disetujui })),
      ...requests.map((id) => two('POST', `/presensi/approval/${id}`, { status: STATUS_PRESENSI_MANUAL.ditolak })),
      ...days.map((tanggal) => claim(one, tanggal, { jam_pulang: '14:05:00' })),
      claim(two, days[1] ?? '', { sehari: '1' }),
      ...days.slice(0, 4).map((tanggal) => roster(two, tanggal, { jadwal_id })),
      roster(one, days[2] ?? '', { jadwal_id: null }),
      two('DELETE', `/absen/${events[0]}`, { keterangan: 'Terpindai dua orang' }),
      one('POST', '/hari-libur', { nama: 'Hari jadi', tgl_mulai: days[3], koreksi: true }),
      me('POST', '/presensi', form({ waktu_klien: clock.now.toISOString() })),
      closeDays(organisasi),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(15);
    const { stored, fresh } = await compare(member, range);
    expect(stored).toHaveLength(5);
    expect(stored.map((row) => ({ ...row }))).toEqual(fresh);
  },
);
