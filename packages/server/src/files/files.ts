import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { Disk } from 'flydrive';
import type { Db } from '../db/open-db.ts';
import { findBerkas, insertBerkas, type Berkas } from './berkas.queries.ts';
import { reencodeImage } from './reencode-image.ts';

export type JenisBerkas = 'foto-anggota' | 'foto-presensi' | 'logo' | 'impor' | 'laporan' | 'lampiran';

export type NewBerkas = {
  tenant_id: number;
  organisasi_id: number | null;
  jenis: JenisBerkas;
  nama?: string;
  mediaType: MediaType;
  content: Uint8Array;
  dibuat_oleh: number | null;
};

/** Bytes that wait to be kept. */
export type Received = { folder: string; path: string; ukuran: number; sha256: string };

/** Files with their rows: who may see one is decided by its row, in the scope of the transaction that reads it. */
export type Files = {
  put: (trx: Db, berkas: NewBerkas) => Promise<Berkas>;
  /** A picture, written anew without metadata (where and with what it was taken) and at most 1600 px wide or high. */
  putImage: (trx: Db, berkas: Omit<NewBerkas, 'mediaType'>) => Promise<Berkas>;
  /** Takes in bytes that are still being made, without ever holding them all; to be kept once a transaction is there. */
  receive: (content: Readable | Uint8Array) => Promise<Received>;
  /** Keeps what was received, and forgets where it lay until then. */
  keep: (trx: Db, received: Received, berkas: Omit<NewBerkas, 'content'>) => Promise<Berkas>;
  /** The file and its row, or undefined where this scope has none. */
  open: (trx: Db, berkas_id: string) => Promise<{ berkas: Berkas; content: Readable } | undefined>;
  read: (trx: Db, berkas_id: string) => Promise<{ berkas: Berkas; content: Uint8Array } | undefined>;
};

export function createFiles(disk: Disk): Files {
  const put: Files['put'] = async (trx, { content, mediaType, nama, ...rest }) => {
    const berkas = {
      ...rest,
      berkas_id: randomUUID(),
      nama: nama ?? null,
      media_type: mediaType,
      ukuran: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    // The bytes first: a row never points at nothing. Bytes whose transaction fails are swept by their missing row.
    await disk.put(keyOf(berkas), content);
    await insertBerkas(trx, berkas);
    return berkas;
  };

  const keep: Files['keep'] = async (trx, { folder, path, ukuran, sha256 }, { mediaType, nama, ...rest }) => {
    const berkas = { ...rest, berkas_id: randomUUID(), nama: nama ?? null, media_type: mediaType, ukuran, sha256 };
    try {
      await disk.putStream(keyOf(berkas), createReadStream(path), { contentLength: ukuran });
      await insertBerkas(trx, berkas);
      return berkas;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    put,
    receive,
    keep,
    putImage: async (trx, image) =>
      put(trx, { ...image, content: await reencodeImage(image.content), mediaType: 'image/webp' }),
    open: async (trx, berkas_id) => {
      const berkas = await findBerkas(trx, berkas_id);
      return berkas && { berkas, content: await disk.getStream(keyOf(berkas)) };
    },
    read: async (trx, berkas_id) => {
      const berkas = await findBerkas(trx, berkas_id);
      return berkas && { berkas, content: await disk.getBytes(keyOf(berkas)) };
    },
  };
}

async function receive(content: Readable | Uint8Array): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-berkas-'));
  const path = join(folder, 'isi');
  const hash = createHash('sha256');
  let ukuran = 0;
  try {
    await pipeline(
      content instanceof Readable ? content : Readable.from([content]),
      async function* measure(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          ukuran += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path),
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, path, ukuran, sha256: hash.digest('hex') };
}

const keyOf = ({ tenant_id, organisasi_id, jenis, berkas_id }: Berkas) =>
  `${tenant_id}/${organisasi_id ?? 'tenant'}/${jenis}/${berkas_id}`;
