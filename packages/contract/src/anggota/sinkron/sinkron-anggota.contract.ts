import { FIELD_SATUAN, FIELD_SINKRON } from '@hadir/rules/anggota/field-sinkron.ts';
import { JENIS_SINKRON } from '@hadir/rules/anggota/judge-sinkron.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, PageInput, pageOf } from '../../kit/fields.ts';
import { Antrean } from '../../kit/pekerjaan/antrean.ts';

const PerubahanSinkron = z.object({
  field: z.enum([...FIELD_SINKRON, ...FIELD_SATUAN]),
  dari: z.nullable(z.string()),
  menjadi: z.string(),
});

/**
 * One reading of the staff system and what became of it. `membaca` → `siap` (shown, nothing changed yet) →
 * `menerapkan` → `selesai`; `gagal` with the reason, of reading or of doing.
 */
export const Sinkronisasi = z.object({
  token: z.uuid(),
  organisasi_id: Id,
  keadaan: z.enum(['membaca', 'siap', 'menerapkan', 'selesai', 'gagal']),
  asal: z.enum(['tangan', 'malam']),
  /** People read, or done with, of so many; null until the staff system has said how many there are. */
  selesai: z.int(),
  total: z.nullable(z.int()),
  /** While it waits. */
  antrean: z.optional(Antrean),
  /** Why it failed. */
  pesan: z.nullable(z.string()),
  /** How many there are of each; null while they are read. */
  jumlah: z.nullable(z.record(z.enum(JENIS_SINKRON), z.int())),
  /** How many rows were done. */
  diterapkan: z.int(),
  /** What changes of the institution itself. */
  satuan: z.array(PerubahanSinkron),
  /** So many more members the quotas hold; null: as many as there are. */
  sisa_kuota: z.nullable(z.int()),
  oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
  /** Whether this may still be done: it is the newest, and not older than a day. */
  is_dapat_diterapkan: z.boolean(),
});
export type Sinkronisasi = z.output<typeof Sinkronisasi>;

export const BarisSinkron = z.object({
  nomor: z.int(),
  nama: z.string(),
  jenis: z.enum(JENIS_SINKRON),
  /** Null where there is no such member yet. */
  user_id: z.nullable(Id),
  perubahan: z.array(PerubahanSinkron),
  /** What differs and stays as it is here. */
  tetap: z.array(z.enum(FIELD_SINKRON)),
  pesan: z.nullable(z.string()),
  is_diterapkan: z.boolean(),
});
export type BarisSinkron = z.output<typeof BarisSinkron>;

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'no', who: 'operator' } as const;
const Organisasi = z.object({ organisasi_id: Id });
const Token = z.object({ token: z.uuid() });

export const sinkronAnggota = {
  /**
   * Without a token: reads the institution's people from the staff system, as a preview. With the token of a preview:
   * does what it shows, and makes inactive those of the vanished who are named. One at a time in an organisation: while
   * one is under way, it is what is answered.
   */
  syncAnggota: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/sinkron/client',
    summary: 'Menyinkronkan anggota dengan sistem data kepegawaian',
    input: z.extend(Organisasi, {
      token: z.optional(z.uuid()),
      nonaktifkan: z.optional(z.array(Id).check(z.maxLength(5000))),
    }),
    output: Sinkronisasi,
    message: ({ token }) => (token ? 'Sinkronisasi dimulai' : 'Data mulai dibaca'),
  }),
  /** The state of a run by its token, to those who look after its organisation. */
  getStatusSinkron: endpoint({
    method: 'GET',
    path: '/sinkronisasi/token/status',
    summary: 'Melihat keadaan sinkronisasi',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: Token,
    output: Sinkronisasi,
  }),
  /** The newest, or null where there was none; with whether there can be one at all. */
  getSinkronTerakhir: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/sinkron',
    summary: 'Melihat sinkronisasi terakhir',
    input: Organisasi,
    output: z.object({ is_diatur: z.boolean(), sinkronisasi: z.nullable(Sinkronisasi) }),
  }),
  listBarisSinkron: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/sinkron/baris',
    summary: 'Melihat baris sinkronisasi',
    input: z.extend(PageInput, { organisasi_id: Id, token: z.uuid(), jenis: z.optional(z.enum(JENIS_SINKRON)) }),
    output: pageOf(BarisSinkron),
  }),
};
