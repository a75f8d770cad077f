import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { IZIN } from '@hadir/rules/akses/izin.ts';
import { describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../testing/caller.ts';
import { givenRekan, TANDA } from '../testing/given/given-rekan.ts';
import { idLister } from '../testing/serangan/list-id.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { textOfAnswer } from '../testing/text-of-answer.ts';

const server = await startTestServer();
const { all, as } = server;
const { organisasi, operator, anggota, kepala, rekan, laporan_id, berkas_id } = await givenRekan(server);
const id = await (await idLister(all))(organisasi);

/** A tenant may give its members any permission: none opens to a member what is not his (aturan/akses#siapa). */
await all
  .updateTable('tenant')
  .set({ izin: JSON.stringify({ user: Object.fromEntries(IZIN.map((izin) => [izin, true])) }) })
  .where('tenant_id', '=', organisasi.tenant_id)
  .execute();

/** What says where, and not which row. */
const ISIAN = new Map<string, string>([
  ['organisasi_id', String(organisasi.organisasi_id)],
  ['tenant_id', String(organisasi.tenant_id)],
  ['kode_organisasi', organisasi.kode_organisasi],
]);
/** Days so wide that they leave nothing of the colleagues out, and pages that hold all of it. */
const LEBAR = new Map<string, string>([
  ...['tgl_awal', 'tgl_mulai', 'from', 'dari'].map((field): [string, string] => [field, '2026-11-01']),
  ...['tgl_akhir', 'tgl_selesai', 'to', 'sampai'].map((field): [string, string] => [field, '2026-12-31']),
  ['bulan', '2026-11'],
  ['count', '100'],
]);
/** The log is of the day on which this runs, and shows it where no days are said. */
const isOfLog = ({ path }: Endpoint) => path.startsWith('/orgs/{organisasi_id}/log');
/** What else a call may not be made without. */
const WAJIB = new Map<string, string>([
  ['tanggal', '2026-11-17'],
  ['tahun', '2026'],
  ['email', `${TANDA}@contoh.id`],
  ['laporan_id', laporan_id],
  ['berkas_id', berkas_id],
  ['tipe', 'baru'],
  ['jenis', 'proforma'],
  ['token', '00000000-0000-4000-8000-000000000000'],
]);

/** What tells of colleagues on purpose, and what of them. */
const MENYEBUT_REKAN: Record<string, string> = {
  'anggota.listAnggotaAktif': 'names, to choose with whom to swap',
  'grup.listGrup': 'who heads a group',
  'grup.getGrup': 'who heads a group',
};

/** What names people to an organisation of the staff system alone, which has no leave: asked by itself below. */
const TERHUBUNG = 'kirimVerval.getKeadaanKirim';

/** What tells whoever calls of himself or of what waits for him, who decides, and pictures and sheets without people. */
const TANPA_REKAN = [
  'logo.getLogo',
  'atribut.exportAtribut',
  'billing.printDokumenOrder',
  'presensiManual.listPresensiManualSendiri',
  'presensiManual.listManualMenungguSaya',
  'pendaftaranWajah.getWajahSaya',
  'analitik.exportAnalitik',
  'polaKerja.getFormatPolaKerja',
  'jadwalShift.listRosterGrup',
  'tukarShift.listTukarMenungguSaya',
  'klaimPresensi.listKlaimSendiri',
  'klaimPresensi.listKlaimMenungguSaya',
  TERHUBUNG,
  'saldoCuti.listSaldoSendiri',
  'cuti.listCutiSendiri',
  'cuti.listCutiDiputuskan',
  'cuti.listCutiMenungguSaya',
  'persetujuan.listPersetujuan',
  'persetujuan.getPersetujuan',
];

const reads = listCalls(contract)
  .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.who !== 'public' && !endpoint.writes)
  .map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);
const closed = reads.filter(([name]) => !(name in MENYEBUT_REKAN));

describe.each([
  ['a plain member', as(anggota)],
  ['the head of another group', as(kepala)],
])('%s', (_, caller) => {
  test.each(closed)('%s tells him nothing of a colleague', async (_name, endpoint) => {
    expect(await listTelling(caller, endpoint)).toEqual([]);
  });
});

test('of everything that tells of people the colleagues have a row, which an operator reads by the same address', async () => {
  const open = reads.filter(([, { scope, who }]) => scope === 'organisasi' && who !== 'operator');
  const silent: string[] = [];
  for (const [name, endpoint] of open.filter(([, one]) => tellsOfPeople(one))) {
    if ((await listTelling(operator, endpoint)).length === 0) silent.push(name);
  }
  expect(silent.toSorted()).toEqual(TANPA_REKAN.toSorted());
}, 120_000);

test('whom the staff system could not be sent is named to an operator, and to no member', async () => {
  await all
    .updateTable('organisasi')
    .set({ k_sumber_data: SUMBER_DATA.terhubung })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const endpoint = contract.kirimVerval.getKeadaanKirim;
  expect(await listTelling(operator, endpoint)).not.toEqual([]);
  for (const orang of [anggota, kepala]) expect(await listTelling(as(orang), endpoint)).toEqual([]);
});

/** The addresses of a call, for each row of the place that it may name, whose answer tells of a colleague. */
async function listTelling(caller: Caller, endpoint: Endpoint): Promise<string[]> {
  const telling: string[] = [];
  for (const url of urlsOf(endpoint)) {
    const answer = await caller.get(url);
    expect([400, 422, 500], `${url} ${answer.body?.message}`).not.toContain(answer.status);
    if (isTelling(endpoint, answer)) telling.push(url);
  }
  return telling;
}

function isTelling(endpoint: Endpoint, answer: Answer): boolean {
  if (answer.status !== 200) return false;
  // A picture says nothing in words: that it comes at all is enough.
  if (endpoint.download && !/json|pdf|sheet/.test(answer.headers['content-type'] ?? '')) return isOfOneRow(endpoint);
  const text = textOfAnswer(answer);
  const ids = [...text.matchAll(/"\w*user_id\w*":\[?([\d,]+)/g)].flatMap(([, all = '']) => all.split(',').map(Number));
  return text.toLowerCase().includes(TANDA.toLowerCase()) || ids.some((user_id) => rekan.includes(user_id));
}

const fieldsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
const isOfOneRow = ({ path }: Endpoint) => fieldsOf(path).some((field) => !ISIAN.has(field));

function tellsOfPeople({ output, download }: Endpoint): boolean {
  return download !== undefined || JSON.stringify(wireSchema(output, 'output')).includes('user_id');
}

/** Each row that the path may name, with what must be said beside it, over the days of all rows; of one member also. */
function urlsOf(endpoint: Endpoint): string[] {
  const { path, input } = endpoint;
  const { properties = {}, required = [] } = wireSchema(input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const paths = fieldsOf(path).reduce<string[]>(
    (made, field) => made.flatMap((one) => valuesOf(field).map((value) => one.replace(`{${field}}`, value))),
    [path],
  );
  const fields = Object.keys(properties).filter((field) => !path.includes(`{${field}}`));
  const said = fields.filter((field) => required.includes(field) || (LEBAR.has(field) && !isOfLog(endpoint)));
  const queries = fields.includes('user_id') ? [said, [...new Set([...said, 'user_id'])]] : [said];
  return paths.flatMap((one) =>
    queries.map((names) => `${one}?${names.map((field) => `${field}=${valuesOf(field)[0]}`).join('&')}`),
  );
}

function valuesOf(field: string): string[] {
  const known = ISIAN.get(field) ?? LEBAR.get(field) ?? WAJIB.get(field);
  if (known !== undefined) return [known];
  return (field === 'user_id' ? rekan : (id.get(field) ?? [1])).map(String);
}
