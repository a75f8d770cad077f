import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../bench/kit/figure.ts';
import { fillTemplate } from './fill-template.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

const SURAT = { SURAT_SERVER: 'surat.contoh.id:587', SURAT_DARI: 'hadir@contoh.id', SURAT_TLS: 'true' };
const KEPADA = { SURAT_NAMA: 'hadir', SURAT_SANDI: 'sandi', PENERIMA_SEGERA: 'jaga@contoh.id' };

/**
 * Whether Prometheus reads the alerts, whether they sound and stay silent as their own tests say, and whether Alertmanager
 * reads to whom they go.
 */
export function checkPeringatan(): Figure {
  const folder = mkdtempSync(join(tmpdir(), 'hadir-peringatan-'));
  const surat = join(folder, 'alertmanager.yml');
  writeFileSync(surat, fillTemplate('alertmanager.yml', { ...SURAT, ...KEPADA, PENERIMA_HARI_INI: 'tik@contoh.id' }));
  const salah = [
    ['promtool', 'check', 'rules', 'peringatan.yml'],
    ['promtool', 'test', 'rules', 'peringatan.test.yml'],
    ['amtool', 'check-config', surat],
  ].filter(([program = '', ...args]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: DEPLOY, encoding: 'utf8' });
    if (status !== 0) console.error(stdout, stderr);
    return status !== 0;
  });
  rmSync(folder, { recursive: true });
  return {
    nama: 'peringatan: ditolak promtool dan amtool',
    nilai: salah.length,
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
