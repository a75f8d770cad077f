import { PERAN } from '@hadir/rules/akses/peran.ts';
import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
import { ZonaWaktu } from '../../kit/zona-waktu.ts';

/** Where a member went on from here, to whom he is inactive here; the number where the same account enters it. */
const PindahDari = z.object({ tujuan: z.string(), sejak: Tanggal, organisasi_id: z.nullable(Id) });

/** An organisation as the shell needs it: its edition, its subscription, and what the person is in it. */
export const OrganisasiAktif = z.object({
  /** The same as `organisasi_id`. */
  id: Id,
  organisasi_id: Id,
  tenant_id: Id,
  kode_tenant: z.string(),
  kode_organisasi: z.string(),
  nama: z.string(),
  file_foto: z.nullable(z.string()),
  k_sumber_data: z.int(),
  is_langganan: z.boolean(),
  tgl_berlaku_akhir: z.nullable(Tanggal),
  is_sinkronisasi: z.boolean(),
  is_blokir_finpay: z.boolean(),
  timezone: ZonaWaktu,
  is_leave_management_simpatika: z.boolean(),
  is_enable_fitur_cuti: z.boolean(),
  is_disable_ketidakhadiran: z.boolean(),
  peran: z.enum(PERAN),
  /** What the person is here; a null role is one above the organisation. */
  user: z.object({ role: z.nullable(z.int()) }),
  /** 0 not activated, 1 active, 2 inactive; null for those above the organisation. */
  status_anggota: z.nullable(z.int()),
  /** Of who is inactive here since a transfer (aturan/mutasi#yang-ikut). */
  pindah: z.optional(PindahDari),
});
export type OrganisasiAktif = z.output<typeof OrganisasiAktif>;
