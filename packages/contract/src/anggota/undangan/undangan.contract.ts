import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong } from '../../kit/fields.ts';

/**
 * An invitation as the inviting organisation sees it: of the person no more than it knew him by until he accepts, his
 * name (where it knew his address) or his number.
 */
export const Undangan = z.object({
  undangan_id: Id,
  user_id: Id,
  nama: z.nullable(z.string()),
  /** As 'NIK 3273…'. */
  nomor: z.nullable(z.string()),
  keadaan: z.enum(['menunggu', 'ditolak', 'kedaluwarsa']),
  dibuat_pada: Instant,
  kedaluwarsa_pada: Instant,
});
export type Undangan = z.output<typeof Undangan>;

/** As the invited person sees it. */
const UndanganSaya = z.object({
  undangan_id: Id,
  organisasi: z.string(),
  pengundang: z.string(),
  dibuat_pada: Instant,
  kedaluwarsa_pada: Instant,
});
export type UndanganSaya = z.output<typeof UndanganSaya>;

const untukSaya = { scope: 'user', who: 'signed-in', access: null, locked: 'no', whenInactive: true } as const;

export const undangan = {
  /** Those that wait, and for thirty days those that were declined or ran out. */
  listUndangan: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/undangan-anggota',
    summary: 'Melihat undangan anggota',
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'linked',
    input: z.object({ organisasi_id: Id }),
    output: z.array(Undangan),
  }),
  cancelUndangan: endpoint({
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/undangan-anggota/{undangan_id}',
    summary: 'Membatalkan undangan anggota',
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, undangan_id: Id }),
    output: Kosong,
    message: 'Undangan dibatalkan',
  }),
  listUndanganSendiri: endpoint({
    ...untukSaya,
    method: 'GET',
    path: '/undangan',
    summary: 'Melihat undangan untuk diri sendiri',
    input: z.object({}),
    output: z.array(UndanganSaya),
  }),
  answerUndangan: endpoint({
    ...untukSaya,
    method: 'POST',
    path: '/undangan/{undangan_id}/jawaban',
    summary: 'Menjawab undangan menjadi anggota',
    input: z.object({ undangan_id: Id, jawaban: z.enum(['terima', 'tolak']) }),
    output: Kosong,
    ofOneself: true,
    message: 'Jawaban Anda tersimpan',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_UNDANGAN = { undangan: 'Undangan anggota' };
