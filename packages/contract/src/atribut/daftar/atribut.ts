import { TIPE_ATRIBUT } from '@hadir/rules/atribut/tipe-atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';
import { Id, PageInput, pageOf, namaWajib } from '../../kit/fields.ts';
import { KodeAktif } from '../../kit/kode.ts';

const { aktif, tidak_aktif, menunggu, ditolak } = STATUS_RECORD;
const StatusAtribut = z.literal([aktif, tidak_aktif, menunggu, ditolak]);

/** Attributes that an organisation, or a tenant, may have; with its tenant's they still fit the width of one sheet. */
export const MAKS_ATRIBUT = 75;

/** A field that an organisation keeps of its members beside those that every member has. */
export const Atribut = z.object({
  atribut_id: Id,
  nama: z.string(),
  tipe: z.enum(TIPE_ATRIBUT),
  /** What may be chosen; empty for the other tipe. */
  pilihan: z.array(z.string()),
  is_wajib: z.boolean(),
  is_dilihat_anggota: z.boolean(),
  is_diisi_anggota: z.boolean(),
  status: StatusAtribut,
  /** Why the tenant rejected it. */
  keterangan: z.nullable(z.string()),
  /** The tenant's, which all of its organisations have and none of them changes. */
  is_milik_tenant: z.boolean(),
  /**
   * Members of whom it is filled in; of a tenant's atribut, in all of its organisations where the tenant asks. Of a
   * member who asks, only himself.
   */
  jumlah_terisi: z.int(),
});
export type Atribut = z.output<typeof Atribut>;

/** `is_perlu_disetujui`: what the caller adds or changes waits until the tenant approves it. */
export const DaftarAtribut = z.extend(pageOf(Atribut), { is_perlu_disetujui: z.boolean() });

export const FilterAtribut = { ...PageInput.shape, status: z.optional(StatusAtribut) };

/** Who fills an atribut in sees it too. `pilihan` counts only where the tipe has some. */
export const AtributIsi = {
  nama: namaWajib(60),
  tipe: z.enum(TIPE_ATRIBUT),
  pilihan: z._default(z.array(namaWajib(60)).check(z.maxLength(100)), []),
  is_wajib: z._default(z.boolean(), false),
  is_dilihat_anggota: z._default(z.boolean(), false),
  is_diisi_anggota: z._default(z.boolean(), false),
};
export const AtributUbah = { ...AtributIsi, status: z.optional(KodeAktif) };

/** All of the owner's own attributes, in their new order. */
export const UrutanAtribut = { atribut_ids: z.array(Id).check(z.minLength(1), z.maxLength(MAKS_ATRIBUT)) };
