import { setTimeout as sleep } from 'node:timers/promises';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { runServer, type ServerUnderTest } from '../kit/run-server.ts';

const ANGGOTA = 500;
const HARI = 100;

type Pekerjaan = { status: string; pesan: string | null; hasil: { tercatat: number; hari: number } | null };

/** A fingerprint machine's log of 100 thousand lines, from the upload until every day in it is derived. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
    if (!organisasi) throw new Error('Nothing was filled');
    await owner.query('update anggota set pin = user_id::text where organisasi_id = $1', [organisasi.organisasi_id]);
    await owner.end();

    const log = attlogOf(organisasi.user_id);
    const before = performance.now();
    const { tercatat, hari } = await importLog(server, organisasi, log);
    const seconds = (performance.now() - before) / 1000;
    const lines = ANGGOTA * HARI * 2;
    if (tercatat !== lines) throw new Error(`${tercatat} of ${lines} lines were recorded`);
    return [
      {
        nama: `Impor log mesin ${lines} baris, ${hari} hari anggota diturunkan`,
        nilai: seconds,
        satuan: 'detik',
        batas: 60,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

/** An arrival and a departure of everyone on each of the last days, as the machine writes them. */
function attlogOf(user_id: readonly number[]): string {
  const lines: string[] = [];
  for (let mundur = HARI; mundur >= 1; mundur -= 1) {
    const tanggal = new Date(Date.now() - mundur * 86_400_000).toISOString().slice(0, 10);
    for (const jam of ['06', '15']) {
      for (const [n, pin] of user_id.entries()) {
        const waktu = `${tanggal} ${jam}:${two(n % 60)}:${two((n * 7) % 60)}`;
        lines.push(`${String(pin).padStart(9)}\t${waktu}\t1\t0\t1\t0\r\n`);
      }
    }
  }
  return lines.join('');
}

const two = (value: number) => String(value).padStart(2, '0');

async function importLog({ url }: ServerUnderTest, { organisasi_id, user_id }: Filled, log: string) {
  const address = `${url}/api/orgs/${organisasi_id}/presensi/impor`;
  const headers = { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}` };
  const body = new FormData();
  body.set('berkas', new Blob([log], { type: 'text/plain' }), '1_attlog.dat');
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { pekerjaan: { pekerjaan_id: string } } };
  for (;;) {
    const asked = await fetch(`${address}/${data.pekerjaan.pekerjaan_id}`, { headers });
    const { status, pesan, hasil } = ((await asked.json()) as { data: Pekerjaan }).data;
    if (status === 'selesai' && hasil) return hasil;
    if (status === 'gagal') throw new Error(`The import failed: ${pesan}`);
    await sleep(250);
  }
}
