import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { mulaiKetukan } from '../serangan/ketukan.ts';
import type { Lapangan } from './start-lapangan.ts';
import type { Prometheus } from './start-prometheus.ts';

const TENANG_MS = 15_000;

/**
 * What Prometheus finds in the running servers: every metric that the alerts and the dashboard name is there, every alert can
 * be judged, and those of a database that is away and of a server that is dead sound, and are silent again afterwards.
 */
export async function dengarPeringatan({ cluster, isi, servers, prometheus }: Lapangan): Promise<Figure[]> {
  // Not by HAProxy, which answers 503 itself where no server has a database: what servers refuse is what is counted.
  const ketukan = mulaiKetukan(
    { isi: isi.peringatan },
    servers.map(({ url }) => url),
  );
  await sleep(TENANG_MS);
  const hilang = await listMissing(prometheus);
  const salah = (await prometheus.rules()).filter(({ health }) => health !== 'ok');
  for (const { name, health, lastError } of salah) console.error(`${name}: ${health} ${lastError}`);

  const takBerbunyi: string[] = [];
  const takDiam: string[] = [];
  const listen = async (alerts: readonly string[], mend: () => Promise<void>) => {
    for (const alert of alerts) if (!(await prometheus.until(alert, 'firing'))) takBerbunyi.push(alert);
    await mend();
    for (const alert of alerts) if (!(await prometheus.until(alert, 'inactive'))) takDiam.push(alert);
  };
  console.error('Semua mesin basis data diam...');
  await Promise.all(cluster.nodes.map(({ freeze }) => freeze()));
  await listen(['HadirBasisDataHilang', 'HadirMenolakSementara'], async () => {
    await Promise.all(cluster.nodes.map(({ thaw }) => thaw()));
    await cluster.untilWhole();
  });
  console.error('Server pertama mati...');
  await servers[0].kill();
  await listen(['HadirMati'], servers[0].start);
  await ketukan.selesai();
  for (const alert of takBerbunyi) console.error(`${alert} tidak berbunyi`);
  for (const alert of takDiam) console.error(`${alert} tidak diam lagi`);
  const kali = { batas: 0, arah: 'paling banyak' } as const;
  return [
    { nama: 'peringatan: ukuran yang disebut dan tidak terbaca', nilai: hilang.length, satuan: 'ukuran', ...kali },
    { nama: 'peringatan: tidak dapat dinilai', nilai: salah.length, satuan: 'aturan', ...kali },
    { nama: 'peringatan: tidak berbunyi', nilai: takBerbunyi.length, satuan: 'aturan', ...kali },
    { nama: 'peringatan: tidak diam lagi', nilai: takDiam.length, satuan: 'aturan', ...kali },
  ];
}

/** What the alerts and the dashboard select of which there is not a single series, whatever its status. */
async function listMissing({ count, rules }: Prometheus): Promise<string[]> {
  const grafana = await readFile(join(import.meta.dirname, '../../deploy/grafana.json'), 'utf8');
  const { panels } = JSON.parse(grafana) as { panels: { targets: { expr: string }[] }[] };
  const asked = [
    ...(await rules()).map(({ query }) => query),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const selected = asked.flatMap((expr) => expr.match(/\b(?:up|(?:hadir|process|nodejs)_\w+)\b(?:\{[^}]*\})?/g) ?? []);
  if (selected.length < asked.length) throw new Error('Sebuah aturan atau gambar tidak menyebut satu ukuran pun');
  const missing: string[] = [];
  for (const one of new Set(selected.map((each) => each.replace(/, ?status="\d+"/, '')))) {
    if ((await count(one)) > 0) continue;
    console.error(`Tidak terbaca: ${one}`);
    missing.push(one);
  }
  return missing;
}
