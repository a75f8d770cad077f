import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
import { Gender } from '../../kit/kode.ts';
import { HAK_PANTAU } from '@hadir/rules/akses/hak-pantau.ts';

/** Where somebody went on when his account ended: another tenant, under an account of his own there (aturan/mutasi#akun). */
export const PindahAkun = z.object({ tujuan: z.string(), sejak: Tanggal });

export const Me = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  no_hp: z.nullable(z.string()),
  tgl_lahir: z.nullable(Tanggal),
  file_foto: z.nullable(z.string()),
  /** The person's number in the staff system. */
  data_id: z.nullable(z.string()),
  tenant_id: z.nullable(Id),
  kode_tenant: z.nullable(z.string()),
  nama_tenant: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  is_viewer: z.boolean(),
  is_pemantau: z.boolean(),
  /** What was granted to a monitor by name; absent where he is none. */
  hak_pantau: z.optional(z.array(z.enum(HAK_PANTAU))),
  is_face_verified: z.boolean(),
  is_aktif: z.boolean(),
  k_status: z.int(),
  /** Must set up a second factor before anything else. */
  is_faktor_diminta: z.boolean(),
  /** Organisations that this person may enter; above the tenants they are searched for instead. */
  jumlah_organisasi: z.int(),
  /** The only organisation, where there is just one: the chooser is then skipped. */
  organisasi_tunggal: z.nullable(Id),
  /** Of an account that ended with a transfer to another tenant. */
  pindah: z.nullable(PindahAkun),
});
export type Me = z.output<typeof Me>;
