import * as z from 'zod/mini';
import { JenisKepegawaian } from '../../anggota/daftar/anggota-fields.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';

/** Of whose annual leave cuti bersama takes a day, from one date to another. */
export const AturanBersama = z.object({
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  /** Null: nothing is booked. */
  mengurangi: z.nullable(z.array(JenisKepegawaian)),
  /** The tenant's, which holds where the organisation has none of its own. */
  is_milik_tenant: z.boolean(),
});
export type AturanBersama = z.output<typeof AturanBersama>;

const TanggalBersama = z.object({
  tanggal: Tanggal,
  nama: z.string(),
  /** Set to draw on the balance of those whose leave it reduces. */
  is_potong_saldo: z.boolean(),
  /** Days that the ledgers hold for it. */
  dikurangi: z.number(),
  ditambah: z.number(),
});

/** The switch with its history, the organisation's and its tenant's, and this year's dates with what was written. */
const CutiBersama = z.object({
  /** The category that is drawn on; null where there is no active annual leave with a balance. */
  kategori: z.nullable(z.string()),
  aturan: z.array(AturanBersama),
  tanggal: z.array(TanggalBersama),
});
export type CutiBersama = z.output<typeof CutiBersama>;

const HasilBersama = z.object({
  baris: z.array(
    z.object({
      user_id: Id,
      nama: z.string(),
      jenis_kepegawaian: z.nullable(JenisKepegawaian),
      tanggal: Tanggal,
      /** Of the holiday; null where it is none any more. */
      nama_libur: z.nullable(z.string()),
      /** What the ledger gains or loses by it now. */
      jumlah: z.number(),
      /** Days that the balance did not reach, or that came too late. */
      kurang: z.number(),
      /** Why, in words. */
      sebab: z.string(),
    }),
  ),
});
export type HasilBersama = z.output<typeof HasilBersama>;

const diDalam = {
  scope: 'organisasi',
  locked: 'premium',
  feature: 'cuti',
  path: '/orgs/{organisasi_id}/cuti-bersama',
} as const;
const preview = z._default(z.boolean(), false);

export const cutiBersama = {
  getCutiBersama: endpoint({
    ...diDalam,
    method: 'GET',
    summary: 'Melihat aturan dan pembukuan cuti bersama',
    who: 'reader',
    access: 'cuti-kategori.index',
    input: z.object({ organisasi_id: Id }),
    output: CutiBersama,
  }),
  /**
   * Holds from a date on, in place of whatever held later, and brings the ledgers to it; null books nothing. With
   * `ikut_tenant` the organisation has no rule of its own from that date on.
   */
  changeCutiBersama: endpoint({
    ...diDalam,
    method: 'PUT',
    summary: 'Mengatur cuti bersama per jenis kepegawaian',
    who: 'operator',
    access: 'cuti-kategori.index',
    input: z.object({
      organisasi_id: Id,
      tgl_mulai: Tanggal,
      mengurangi: z._default(z.nullable(z.array(JenisKepegawaian)), null),
      ikut_tenant: z._default(z.boolean(), false),
      preview,
    }),
    output: HasilBersama,
  }),
  /** Brings the ledgers to what this year's cuti bersama do to them; with `preview` it only shows. Again, it writes nothing. */
  generateCutiBersama: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-bersama/bukukan',
    summary: 'Membukukan cuti bersama',
    who: 'operator',
    access: 'cuti-saldo.index',
    input: z.object({ organisasi_id: Id, preview }),
    output: HasilBersama,
  }),
};
