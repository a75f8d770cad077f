import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from '../../bench/kit/figure.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** Whether Prometheus reads the alerts, and whether they sound and stay silent as their own tests say. */
export function checkPeringatan(): Figure {
  const salah = [
    ['check', 'rules', 'peringatan.yml'],
    ['test', 'rules', 'peringatan.test.yml'],
  ].filter((args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: DEPLOY, encoding: 'utf8' });
    if (status !== 0) console.error(stdout, stderr);
    return status !== 0;
  });
  return {
    nama: 'peringatan: ditolak promtool',
    nilai: salah.length,
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
