import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { fillTemplate } from './fill-template.ts';
import { shortenRules } from './shorten-rules.ts';
import { ALAMAT } from './start-node.ts';
import { startProcess } from './start-process.ts';

const PATIENCE_MS = 90_000;

export type Keadaan = 'inactive' | 'pending' | 'firing';
/** An alert as Prometheus holds it: whether it could be judged, and what it says by now. */
type Aturan = { name: string; query: string; health: string; lastError?: string; state: Keadaan };

export type Prometheus = {
  /** How many series an expression has. */
  count: (expression: string) => Promise<number>;
  rules: () => Promise<Aturan[]>;
  /** Waits until an alert says so; answers whether it came to that. */
  until: (alert: string, state: Keadaan) => Promise<boolean>;
};

/** `deploy/prometheus.yml` with the alerts beside it, asked every second and with all durations a thirtieth. */
export async function startPrometheus(
  folder: string,
  server: readonly [number, number],
  pekerja: readonly [number, number],
  token: string,
): Promise<Prometheus> {
  const at = (port: number) => `${ALAMAT}:${port}`;
  const settings = join(folder, 'prometheus.yml');
  // Nobody listens there: what sounds is read from Prometheus itself.
  const ALERTMANAGER = at(await freePort());
  const deployed = fillTemplate('prometheus.yml', {
    HADIR_SATU: at(server[0]),
    HADIR_DUA: at(server[1]),
    PEKERJAAN_SATU: at(pekerja[0]),
    PEKERJAAN_DUA: at(pekerja[1]),
    METRICS_TOKEN: token,
    ALERTMANAGER,
  });
  await writeFile(settings, deployed.replaceAll(/_interval: 15s/g, '_interval: 1s'));
  const rules = await readFile(join(import.meta.dirname, '../../deploy/peringatan.yml'), 'utf8');
  await writeFile(join(folder, 'peringatan.yml'), shortenRules(rules));
  const own = at(await freePort());
  const args = [`--config.file=${settings}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`];
  startProcess(folder, 'prometheus', 'prometheus', [...args, `--web.listen-address=${own}`]);

  const ask = async (path: string) => {
    const answer = await fetch(`http://${own}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: unknown; error?: string };
    if (status !== 'success') throw new Error(`Prometheus: ${path}: ${error}`);
    return data;
  };
  const listRules = async () =>
    ((await ask('rules?type=alert')) as { groups: { rules: Aturan[] }[] }).groups.flatMap((group) => group.rules);
  const within = async (holds: () => Promise<boolean>) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > deadline) return false;
      await sleep(500);
    }
    return true;
  };
  const isReady = async () => {
    try {
      return (await fetch(`http://${own}/-/ready`)).ok;
    } catch (error) {
      // It does not listen yet.
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  if (!(await within(isReady))) throw new Error('Prometheus tidak menjawab');
  return {
    count: async (expression) => {
      const { result } = (await ask(`query?query=${encodeURIComponent(expression)}`)) as { result: unknown[] };
      return result.length;
    },
    rules: listRules,
    until: (alert, state) =>
      within(async () => (await listRules()).find(({ name }) => name === alert)?.state === state),
  };
}
