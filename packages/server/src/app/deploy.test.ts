import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/kit/config.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { CONNECTIONS_BESIDE } from './connections-beside.ts';

const { app } = await startTestServer();
const read = (file: string) => readFile(join(import.meta.dirname, '../../../../deploy', file), 'utf8');

test('the environment of the deployed server is read once what is to be put in stands in it, and is refused before', async () => {
  const contoh = parseEnv(await read('hadir.env')) as Record<string, string>;
  expect(() => readConfig(contoh)).toThrow(/^Masih berisi GANTI dari contohnya: HOST, DATABASE_URL,/);
  const kunci = { SECRET_KEY: `${'A'.repeat(43)}=`, PUSH_KEY: 'A'.repeat(43) };
  const diisi = Object.entries(contoh).map(([name, value]) => [
    name,
    value.replaceAll(/GANTI[\w-]*/g, 'contoh-yang-panjang'),
  ]);
  const env = { ...Object.fromEntries(diisi), ...kunci } as Record<string, string>;
  const config: Record<string, unknown> = readConfig(env);
  expect(Object.keys(env).filter((name) => config[name] === undefined)).toEqual([]);
});

test('what the alerts and the dashboard name is measured', async () => {
  await app.inject('/sehat');
  const metrics = (await app.inject({ url: '/metrik', headers: { host: 'localhost' } })).body;
  const measured = new Set([...metrics.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  // What Prometheus itself adds to all that it reads.
  measured.add('up');
  const labels = new Set([...metrics.matchAll(/(\w+)="/g)].map(([, name]) => name));
  for (const name of ['job', 'instance']) labels.add(name);
  const dashboard = JSON.parse(await read('grafana.json')) as { panels: { targets: { expr: string }[] }[] };
  const alerts = (await read('peringatan.yml')).split(/^ +- alert: \w+$/m).slice(1);
  const asked = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map((text) => text.slice(0, text.search(/^ +(?:for|labels):/m))),
  ];
  expect(asked.length).toBeGreaterThan(15);
  for (const expr of asked) {
    const named = [...expr.matchAll(/\b(up|(?:hadir|process|nodejs)_\w+)\b/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !measured.has(name))).toEqual([]);
    const by = [...expr.matchAll(/(\w+)!?="/g)].map(([, name]) => name);
    expect(by.filter((name) => !labels.has(name))).toEqual([]);
  }
});

test('whatever an alert watches is drawn on the dashboard too', async () => {
  const dashboard = await read('grafana.json');
  const watched = new Set((await read('peringatan.yml')).match(/\b(?:up|(?:hadir|process|nodejs)_\w+)\b/g));
  expect(watched.size).toBeGreaterThan(5);
  expect([...watched].filter((name) => !dashboard.includes(name))).toEqual([]);
});

test('every alert says in the guide what it means and what to do', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/panduan/operasi.md'), 'utf8');
  const names = [...(await read('peringatan.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('the guide counts the connections of a process as the server opens them, and its examples are what that comes to', async () => {
  const beside = Object.values(CONNECTIONS_BESIDE).reduce((sum, one) => sum + one, 0);
  const melayani = beside - CONNECTIONS_BESIDE.pekerjaan;
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/panduan/operasi.md'), 'utf8');
  const readme = await readFile(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const [, connections] = /DATABASE_CONNECTIONS=(\d+)/.exec(await read('hadir-pekerjaan.service')) ?? [];
  const pekerja = Number(connections) + beside;
  const rumus = /\(`DATABASE_CONNECTIONS` \+ (\d+)\) \+ banyaknya mesin × (\d+) \+ 20\./.exec(guide) ?? [];
  expect(rumus.slice(1).map(Number)).toEqual([melayani, pekerja]);
  expect(readme).toContain(
    `pekerjaan di latar, pengamat, dan pendengarnya memakai paling banyak ${beside} lagi (${melayani} dengan`,
  );
  const { DATABASE_CONNECTIONS } = parseEnv(await read('hadir.env'));
  const contoh = [...guide.matchAll(/: (\d+) × (\d+) \+ (\d+) × (\d+) \+ 20 = (\d+), jadi (\d+)/g)].map((one) =>
    one.slice(1).map(Number),
  );
  expect(contoh).toHaveLength(2);
  for (const [proses = 0, tiap = 0, mesin = 0, latar, jumlah = 0, jadi] of contoh) {
    expect([tiap, latar]).toEqual([Number(DATABASE_CONNECTIONS) + melayani, pekerja]);
    expect(jumlah).toBe(proses * tiap + mesin * pekerja + 20);
    expect(jadi).toBeGreaterThanOrEqual(jumlah);
  }
});

test('the guide calls each program of PostgreSQL where Debian puts it, and says how every secret of the deployed files is changed', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/panduan/operasi.md'), 'utf8');
  expect(guide.match(/(?<!bin\/)\bpg_ctl -D/g)).toBeNull();
  const files = await Promise.all(['patroni.yml', 'pgbackrest.conf'].map(read));
  const rahasia = new Set(files.join('\n').match(/(?<=\$\{)(?:SANDI_\w+|S3_(?:KUNCI|SANDI))(?=\})/g));
  expect(rahasia.size).toBe(5);
  const [, mengganti = ''] = /^## Mengganti kunci$([^]*?)^## /m.exec(guide) ?? [];
  expect([...rahasia].filter((nama) => !mengganti.includes(`\`${nama}\``))).toEqual([]);
});
