import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../../bench/kit/figure.ts';
import { sesiOf } from '../../bench/fill/fill-database.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { mountSmallDisk } from '../../packages/server/src/testing/luar/mount-small-disk.ts';
import { hitungKetukan, mulaiKetukan } from './ketukan.ts';
import { untilSiap } from './until-siap.ts';
import { withBasisData } from './with-basis-data.ts';

const KILOBYTES = 1_024;
const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The disk of the files is full while photos come: refused with a sentence, nothing stays of them, check-ins go on. */
export async function serang(kali = 50): Promise<Figure[]> {
  return withBasisData(50, async (basisData) => {
    const server = await runServer({ env: { DATABASE_URL: basisData.url } });
    const folder = join(server.dataDir, 'berkas');
    await mkdir(folder, { recursive: true });
    const umount = mountSmallDisk(folder, KILOBYTES);
    try {
      if (!umount) {
        console.error('cakram-penuh: dilewati, sebab memasang disk kecil memerlukan root.');
        return [];
      }
      const [orang = 0] = basisData.isi[0]?.user_id ?? [];
      const send = () => sendFoto(server.url, orang);
      const filler = join(folder, 'pengisi');
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(bavail * bsize));
      const turun = await secondsOf(() => untilSiap(server.url, 503));

      const ketukan = mulaiKetukan(basisData, [server.url]);
      let ditolak = 0;
      for (let ke = 0; ke < kali; ke += 1) if ((await send()) === 'system.disk_full') ditolak += 1;
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
      const figures = await hitungKetukan('cakram-penuh', basisData, await ketukan.selesai());

      await rm(filler);
      const kembali = await secondsOf(() => untilSiap(server.url, 200));
      const diterima = (await send()) === undefined ? 1 : 0;
      const detik = { satuan: 'detik', arah: 'paling banyak' } as const;
      return [
        {
          nama: 'cakram-penuh: foto ditolak dengan kalimat',
          nilai: ditolak,
          satuan: 'foto',
          batas: kali,
          arah: 'paling sedikit',
        },
        {
          nama: 'cakram-penuh: berkas yang tertinggal',
          nilai: files.length - 1,
          satuan: 'berkas',
          batas: 0,
          arah: 'paling banyak',
        },
        {
          nama: 'cakram-penuh: foto sesudah ada ruang',
          nilai: diterima,
          satuan: 'foto',
          batas: 1,
          arah: 'paling sedikit',
        },
        { nama: 'cakram-penuh: /siap turun', nilai: turun, batas: 2, ...detik },
        { nama: 'cakram-penuh: /siap kembali', nilai: kembali, batas: 5, ...detik },
        ...figures,
      ];
    } finally {
      // Before the folder that it lies on is taken away.
      umount?.();
      await server.remove();
    }
  });
}

/** Why the photo was refused; undefined where it was taken. */
async function sendFoto(url: string, user_id: number): Promise<string | undefined> {
  const body = new FormData();
  body.append('file', new Blob([FOTO]), 'foto.png');
  const headers = { cookie: `hadir_sesi=${sesiOf(user_id)}` };
  const answer = await fetch(`${url}/api/users/${user_id}/upload-photo`, { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { error?: string };
  return error;
}

async function secondsOf(run: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await run();
  return (performance.now() - before) / 1000;
}
