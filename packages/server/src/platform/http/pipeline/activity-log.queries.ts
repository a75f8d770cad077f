import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { Db } from '../../db/open/open-db.ts';
import { rowInserter, type Writing } from '../../db/together/insert-rows.ts';
import type { Actor, BaseCtx, Change } from '../../ctx/ctx.ts';
import type { Passed } from '../access/guard.ts';
import type { Impor } from './impor-of.ts';
import type { Objek } from './objek-of.ts';
import { INSTANSI, type SalinanTabel } from '../../kit/bagian.ts';

type Line = {
  endpoint: Endpoint;
  passed: Partial<Passed> & { caller?: Pick<Actor, 'user_id' | 'nama' | 'tenant_id'> | undefined };
  origin: BaseCtx['origin'];
  hasil: number;
  change: Change;
  objek: Objek;
  impor?: Impor | null;
};

const insertRows = rowInserter('log_aktivitas', {
  kegiatan: 'text',
  hasil: 'smallint',
  tenant_id: 'integer',
  organisasi_id: 'integer',
  user_id: 'integer',
  nama: 'text',
  ip: 'text',
  user_agent: 'text',
  permintaan_id: 'text',
  objek: 'text',
  objek_id: 'text',
  tentang_id: 'integer',
  sebelum: 'jsonb',
  sesudah: 'jsonb',
});

/** A line of the activity log for each: who, when, from where, what, before and after (aturan/akses#log, aturan/log#isi). */
export function insertLogAktivitas(lines: readonly Line[]): Writing {
  return insertRows(lines.map(toRow));
}

function toRow({ endpoint, passed, origin, hasil, change, objek, impor }: Line) {
  const person = passed.actor ?? change.pelaku ?? passed.caller;
  return {
    kegiatan: endpoint.summary,
    hasil,
    tenant_id: passed.tenant_id ?? change.tempat?.tenant_id ?? person?.tenant_id ?? null,
    organisasi_id: passed.organisasi?.organisasi_id ?? change.tempat?.organisasi_id ?? null,
    user_id: person?.user_id ?? null,
    nama: person?.nama ?? null,
    ip: origin.ip,
    user_agent: origin.user_agent,
    permintaan_id: origin.request_id,
    objek: objek.objek,
    objek_id: objek.objek_id,
    tentang_id: change.tentang_id ?? objek.tentang_id,
    sebelum: change.sebelum ?? null,
    sesudah: withImpor(impor, change.sesudah) ?? null,
  };
}

/** What an import changed, under which file it was and what was said of it. */
function withImpor(impor: Line['impor'], sesudah: unknown): unknown {
  if (!impor) return sesudah;
  return { ...impor.dicatat, ...(Array.isArray(sesudah) || typeof sesudah !== 'object' ? { isi: sesudah } : sesudah) };
}

/** The name of the tenant that somebody is of. */
export async function findNamaTenant(db: Db, tenant_id: number | null): Promise<string | undefined> {
  if (tenant_id === null) return undefined;
  const row = await db.selectFrom('tenant').select('nama').where('tenant_id', '=', tenant_id).executeTakeFirst();
  return row?.nama;
}

export const DATA_SAYA_LOG_AKTIVITAS: SalinanTabel = {
  log_aktivitas: {
    judul: 'Yang Anda lakukan',
    kolom: {
      ...INSTANSI,
      waktu: 'Waktu',
      kegiatan: 'Kegiatan',
      objek: 'Objek',
      hasil: 'Hasil',
      ip: 'Alamat IP',
      user_agent: 'Peramban',
    },
    // Before and after are of what he changed, and so may be about others.
    tanpa: ['log_id', 'transaksi', 'user_id', 'nama', 'objek_id', 'tentang_id', 'permintaan_id', 'sebelum', 'sesudah'],
    sebut: { hasil: ({ hasil }) => (Number(hasil) < 400 ? 'Berhasil' : 'Ditolak') },
  },
};
