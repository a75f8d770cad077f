import * as z from 'zod/mini';
import { Id, Instant, SortedPageInput } from '../../kit/fields.ts';
import { PindahAkun } from '../../auth/sesi/me.ts';
import { StatusAnggota } from '../daftar/anggota-fields.ts';

/** How an account of an admin or operator stands, as the lists say it. */
const KEADAAN_AKUN = ['belum_aktivasi', 'aktif', 'tidak_aktif', 'diblokir'] as const;
export const KeadaanAkun = z.enum(KEADAAN_AKUN);
export type KeadaanAkun = z.output<typeof KeadaanAkun>;

const Pengelola = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  tenant_id: Id,
  nama_tenant: z.string(),
  kode_tenant: z.string(),
  keadaan: KeadaanAkun,
  /** The last time that a browser of his signed in; null where none ever did. */
  masuk_terakhir: z.nullable(Instant),
  jumlah_sesi: z.int(),
  /** Where the transfer led that ended the account: it is not opened again here. */
  pindah: z.nullable(PindahAkun),
});

export const AdminBaris = Pengelola;
export type AdminBaris = z.output<typeof AdminBaris>;

/** With every organisation that he is an operator of. */
export const OperatorBaris = z.extend(Pengelola, {
  organisasi: z.array(z.object({ organisasi_id: Id, nama: z.string(), status: StatusAnggota })),
});
export type OperatorBaris = z.output<typeof OperatorBaris>;

export const FilterAdmin = z.extend(SortedPageInput, { tenant_id: z.optional(Id), keadaan: z.optional(KeadaanAkun) });
export const FilterOperator = z.extend(FilterAdmin, { organisasi_id: z.optional(Id) });
