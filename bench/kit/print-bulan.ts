import { setTimeout as sleep } from 'node:timers/promises';
import { isBerjalan, type StatusPekerjaan } from '../../packages/contract/src/kit/pekerjaan/status-pekerjaan.ts';
import { sesiOf, type Filled } from '../fill/fill-database.ts';

/** How often a screen asks whether its report is done. */
const TANYA_MS = 500;

/** How many of each came out. */
export type Tercetak = { rekap: number; lembar: number };

/**
 * Prints the month of one school after the other, as its operator does on his screens, so many schools at a time and from the
 * first again after the last, while `isOn`: the recap as XLSX from the queue of reports, and a sheet of each member as PDF.
 * Answers what was ready within that time.
 */
export async function printBulan(
  url: string,
  filled: readonly Filled[],
  bulan: string,
  sekaligus: number,
  isOn: () => boolean,
): Promise<Tercetak> {
  const tercetak = { rekap: 0, lembar: 0 };
  let next = 0;
  const print = async () => {
    while (isOn()) {
      const school = filled[next++ % filled.length];
      if (!school) throw new Error('There is no school');
      const call = caller(url, school);
      await makeRekap(call, bulan);
      if (isOn()) tercetak.rekap += 1;
      const lembar = await makeLembar(call, bulan, school.user_id.length);
      if (isOn()) tercetak.lembar += lembar;
    }
  };
  await Promise.all(Array.from({ length: sekaligus }, print));
  return tercetak;
}

type Call = (path: string, body?: object) => Promise<Response>;

function caller(url: string, { organisasi_id, user_id }: Filled): Call {
  const cookie = `hadir_sesi=${sesiOf(user_id[0] ?? 0)}`;
  return async (path, body) => {
    for (;;) {
      const answer = await fetch(`${url}/api/orgs/${organisasi_id}/${path}`, {
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (answer.ok) return answer;
      const refused = (await answer.json()) as { error?: string; details?: { detik: number } };
      // Whoever is told to wait comes again then.
      if (refused.error !== 'system.crowded') throw new Error(`${path} was refused: ${JSON.stringify(refused)}`);
      await sleep((refused.details?.detik ?? 1) * 1000);
    }
  };
}

type Laporan = { laporan_id: string; status: StatusPekerjaan };
const dataOf = async <T>(answer: Response) => ((await answer.json()) as { data: T }).data;

/** Asks for it, asks how far it is until it is done, and takes the file along. */
async function makeRekap(call: Call, bulan: string): Promise<void> {
  const { laporan_id } = await dataOf<Laporan>(await call('laporan', { jenis: 'rekap', format: 'xlsx', bulan }));
  for (;;) {
    await sleep(TANYA_MS);
    const found = await dataOf<Laporan[]>(await call('laporan-terakhir'));
    const own = found.find((one) => one.laporan_id === laporan_id);
    if (own?.status === 'selesai') break;
    if (!isBerjalan(own)) throw new Error(`A recap is ${own?.status ?? 'gone'}`);
  }
  const file = Buffer.from(await (await call(`laporan/${laporan_id}/unduh`)).arrayBuffer());
  if (file.toString('latin1', 0, 2) !== 'PK') throw new Error('A recap is no workbook');
}

/** Answers how many sheets the file has: one of each member. */
async function makeLembar(call: Call, bulan: string, anggota: number): Promise<number> {
  const file = Buffer.from(await (await call(`presensi/verval-cetak?bulan=${bulan}`)).arrayBuffer());
  const lembar = [...file.toString('latin1').matchAll(/\/Type *\/Page\b(?!s)/g)].length;
  if (lembar !== anggota) throw new Error(`${lembar} sheets of ${anggota} members were printed`);
  return lembar;
}
