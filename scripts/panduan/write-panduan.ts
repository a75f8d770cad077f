import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Buku, GambarBuku } from '../../packages/server/src/platform/print/buku/buku.ts';
import { readGambar } from '../../packages/server/src/platform/print/buku/read-gambar.ts';
import { writeBuku } from '../../packages/server/src/platform/print/buku/write-buku.ts';
import { writeLembarPanduan } from '../../packages/server/src/platform/print/buku/write-lembar-panduan.ts';
import { BUKU, FOLDER_BUKU } from '../../packages/web/src/base/panduan/buku.ts';
import { GAMBAR, type Gambar, type NamaGambar } from '../../packages/web/src/base/panduan/gambar/gambar.ts';
import { babBagi } from '../../packages/web/src/base/panduan/topik/bab.ts';
import type { Pembaca } from '../../packages/web/src/base/panduan/topik/topik.ts';

const PICTURES = 'packages/web/src/base/panduan/gambar';
/** In points: a phone beside the steps, a desk below them. */
const LEBAR: Record<Gambar['bagi'], number> = { anggota: 130, operator: 440 };

/** The help as paper, into the built application: the same words and pictures as on the screen. */
export async function writePanduan(dist: string): Promise<void> {
  const folder = join(dist, FOLDER_BUKU);
  mkdirSync(folder, { recursive: true });
  for (const bagi of Object.keys(BUKU) as Pembaca[]) {
    const buku = await toBuku(bagi);
    const isi = bagi === 'anggota' ? await writeLembarPanduan(buku) : await writeBuku(buku);
    writeFileSync(join(folder, BUKU[bagi].berkas), isi);
  }
}

async function toBuku(bagi: Pembaca): Promise<Buku> {
  const bab = babBagi(bagi).map(async ({ judul, topik }) => ({
    judul,
    topik: await Promise.all(
      topik.map(async (one) => ({
        judul: one.judul,
        langkah: one.langkah,
        // One page has no room for pictures.
        gambar: one.gambar && bagi !== 'anggota' ? await gambarOf(one.gambar) : undefined,
      })),
    ),
  }));
  return {
    judul: BUKU[bagi].judul,
    keterangan: 'Kata dalam tanda kutip ialah tulisan di layar. Bantuan yang sama, dapat dicari, ada di Hadir.',
    bab: await Promise.all(bab),
  };
}

async function gambarOf(nama: NamaGambar): Promise<GambarBuku | undefined> {
  const path = join(PICTURES, `${nama}.webp`);
  return existsSync(path) ? readGambar(path, LEBAR[GAMBAR[nama].bagi]) : undefined;
}

if (import.meta.main) await writePanduan(process.argv[2] ?? 'packages/web/dist');
