import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Buku, GambarBuku } from '../../packages/server/src/platform/print/buku/buku.ts';
import { readGambar } from '../../packages/server/src/platform/print/buku/read-gambar.ts';
import { writeBuku } from '../../packages/server/src/platform/print/buku/write-buku.ts';
import { writeLembarPanduan } from '../../packages/server/src/platform/print/buku/write-lembar-panduan.ts';
import { BUKU, FOLDER_BUKU, hrefBuku, WARNA_BUKU } from '../../packages/web/src/base/panduan/buku.ts';
import { GAMBAR, lebarGambar, type NamaGambar } from '../../packages/web/src/base/panduan/gambar/gambar.ts';
import { babBagi } from '../../packages/web/src/base/panduan/topik/bab.ts';
import { PEMBACA, type Pembaca } from '../../packages/web/src/base/panduan/pembaca/pembaca.ts';
import type { Edition } from '../../packages/web/src/theme/edition.ts';

const PICTURES = 'packages/web/src/base/panduan/gambar';
/** In points, at most and at least: a phone beside the steps, a desk below them. */
const LEBAR = { ponsel: { lebar: 130, tersempit: 130 }, meja: { lebar: 440, tersempit: 300 } };
/** A sheet of one page has room for one picture, of what is done every day. */
const DI_LEMBAR: NamaGambar = 'beranda-anggota';
const LEBAR_DI_LEMBAR = { lebar: 68, tersempit: 68 };

/** The help as paper, into the built application: the same words and pictures as on the screen, in each edition's colour. */
export async function writePanduan(dist: string): Promise<void> {
  const isi = await Promise.all(PEMBACA.map(async (bagi) => ({ bagi, ...(await isiBuku(bagi)) })));
  for (const edition of Object.keys(WARNA_BUKU) as Edition[]) {
    mkdirSync(join(dist, FOLDER_BUKU, edition), { recursive: true });
    for (const { bagi, ...buku } of isi) {
      const write = bagi === 'anggota' ? writeLembarPanduan : writeBuku;
      writeFileSync(join(dist, hrefBuku(bagi, edition)), await write({ ...buku, warna: WARNA_BUKU[edition] }));
    }
  }
}

async function isiBuku(bagi: Pembaca): Promise<Omit<Buku, 'warna'>> {
  const bab = babBagi(bagi).map(async ({ judul, topik }) => ({
    judul,
    topik: await Promise.all(
      topik.map(async ({ judul: nama, langkah, gambar }) => ({
        judul: nama,
        langkah,
        gambar: gambar && (await gambarOf(bagi, gambar)),
      })),
    ),
  }));
  return {
    judul: BUKU[bagi].judul,
    keterangan: 'Kata dalam tanda kutip ialah tulisan di layar. Bantuan yang sama, dapat dicari, ada di Hadir.',
    bab: await Promise.all(bab),
  };
}

async function gambarOf(bagi: Pembaca, nama: NamaGambar): Promise<GambarBuku | undefined> {
  const path = join(PICTURES, `${nama}.webp`);
  if (!existsSync(path)) return undefined;
  if (bagi !== 'anggota') return readGambar(path, LEBAR[lebarGambar(GAMBAR[nama].bagi)]);
  return nama === DI_LEMBAR ? readGambar(path, LEBAR_DI_LEMBAR) : undefined;
}

if (import.meta.main) await writePanduan(process.argv[2] ?? 'packages/web/dist');
