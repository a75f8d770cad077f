import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { Disk } from 'flydrive';
import type { Db } from '../db/open/open-db.ts';
import { writeAll } from '../db/together/write-all.ts';
import { findBerkas, insertBerkas, markDihapus, type Berkas, type BerkasRow } from './berkas.queries.ts';
import { updateIsi } from './berkas-lama.queries.ts';
import { listKeys } from './list-keys.ts';

type JenisBerkas =
  | 'foto-anggota'
  | 'foto-presensi'
  | 'foto-wajah'
  | 'logo'
  | 'impor'
  | 'laporan'
  | 'lampiran'
  | 'data-saya';

type NewBerkas = {
  tenant_id: number;
  organisasi_id: number | null;
  jenis: JenisBerkas;
  nama?: string;
  mediaType: MediaType;
  content: Uint8Array;
  /** What a photo looks like, where that was read. */
  sidik?: string | undefined;
  dibuat_oleh: number | null;
};

type ListKept = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Bytes that wait to be kept. */
type Received = { folder: string; path: string; ukuran: number; sha256: string };

/** Files with their rows: who may see one is decided by its row, in the scope of the transaction that reads it. */
export type Files = {
  put: (trx: Db, berkas: NewBerkas) => Promise<Berkas>;
  /** Takes in bytes that are still being made, without ever holding them all; to be kept once a transaction is there. */
  receive: (content: Readable | Uint8Array) => Promise<Received>;
  /** Keeps what was received, and forgets where it lay until then. */
  keep: (trx: Db, received: Received, berkas: Omit<NewBerkas, 'content'>) => Promise<Berkas>;
  /** The bytes alone, and the row that its transaction is to insert. */
  write: (berkas: NewBerkas) => Promise<BerkasRow>;
  /** The file and its row, or undefined where this scope has none. */
  open: (trx: Db, berkas_id: string) => Promise<{ berkas: Berkas; content: Readable } | undefined>;
  read: (trx: Db, berkas_id: string) => Promise<{ berkas: Berkas; content: Uint8Array } | undefined>;
  /** Other bytes in the place of a file's: the same number, the same place. */
  replace: (trx: Db, berkas: Berkas, isi: { content: Uint8Array; mediaType: MediaType }) => Promise<void>;
  /** Takes the bytes away for good; the row stays and says when. */
  remove: (trx: Db, berkas: Berkas, now: Date) => Promise<void>;
  /**
   * Takes away the bytes from before a moment whose ids `listKept` does not answer. Only for the database that swept
   * here first: a copy of it, started on the same store, knows nothing of what came since, and is refused.
   */
  sweep: (pemilik: string, sebelum: Date, listKept: ListKept) => Promise<void>;
};

export function createFiles(disk: Disk): Files {
  // Bytes whose row is never inserted are swept; a row never points at nothing.
  const write = async ({ content, mediaType, nama, sidik, ...rest }: NewBerkas): Promise<BerkasRow> => {
    const berkas = {
      ...rest,
      berkas_id: randomUUID(),
      nama: nama ?? null,
      media_type: mediaType,
      ukuran: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      sidik_gambar: sidik ?? null,
    };
    await disk.put(keyOf(berkas), content);
    return berkas;
  };
  const insert = async (trx: Db, berkas: BerkasRow): Promise<Berkas> => {
    await writeAll(trx, [insertBerkas([berkas])]);
    return berkas;
  };

  const keep: Files['keep'] = async (trx, { folder, path, ukuran, sha256 }, { mediaType, nama, sidik, ...rest }) => {
    const sebagai = { nama: nama ?? null, media_type: mediaType, sidik_gambar: sidik ?? null };
    const berkas = { ...rest, ...sebagai, berkas_id: randomUUID(), ukuran, sha256 };
    try {
      await disk.putStream(keyOf(berkas), createReadStream(path), { contentLength: ukuran });
      return await insert(trx, berkas);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    receive,
    keep,
    put: async (trx, berkas) => insert(trx, await write(berkas)),
    write,
    open: async (trx, berkas_id) => {
      const berkas = await findBerkas(trx, berkas_id);
      return berkas && { berkas, content: await disk.getStream(keyOf(berkas)) };
    },
    read: async (trx, berkas_id) => {
      const berkas = await findBerkas(trx, berkas_id);
      return berkas && { berkas, content: await disk.getBytes(keyOf(berkas)) };
    },
    replace: async (trx, berkas, { content, mediaType }) => {
      const sha256 = createHash('sha256').update(content).digest('hex');
      await updateIsi(trx, berkas.berkas_id, { media_type: mediaType, ukuran: content.length, sha256 });
      await disk.put(keyOf(berkas), content);
    },
    remove: async (trx, berkas, now) => {
      // Bytes that are gone while the row still stands are taken away once more the next night.
      await disk.delete(keyOf(berkas));
      await markDihapus(trx, berkas.berkas_id, now);
    },
    sweep: async (pemilik, sebelum, listKept) => {
      if (!(await disk.exists(PEMILIK))) await disk.put(PEMILIK, pemilik);
      if ((await disk.get(PEMILIK)) !== pemilik) {
        throw new Error(
          `Penyimpanan berkas ini milik basis data lain. Bila tidak lagi, hapus "${PEMILIK}" di dalamnya`,
        );
      }
      for await (const keys of listKeys(disk)) {
        const ours = keys.filter((key) => OUR_KEY.test(key));
        const kept = await listKept(ours.map(idOf));
        for (const key of ours.filter((one) => !kept.has(idOf(one)))) {
          const sejak = await findSejak(disk, key);
          if (sejak && sejak < sebelum) await disk.delete(key);
        }
      }
    },
  };
}

/** Since when it lies there; undefined where another server's sweep has just taken it away. */
async function findSejak(disk: Disk, key: string): Promise<Date | undefined> {
  try {
    return (await disk.getMetaData(key)).lastModified;
  } catch (error) {
    if (await disk.exists(key)) throw error;
    return undefined;
  }
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

/** Where the store says whose it is. */
const PEMILIK = 'pemilik.txt';

/** Whatever else somebody put there is none of our business. */
const OUR_KEY = /^(\d+\/(\d+|tenant)\/[a-z-]+|sementara)\/[0-9a-f-]{36}$/;
const idOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
