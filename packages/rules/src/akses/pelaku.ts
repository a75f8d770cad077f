import { STATUS_RECORD } from '../kode/status-record.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import type { HakPantau } from './hak-pantau.ts';
import type { TugasPantau } from './is-dipantau.ts';
import { isKeanggotaanAktif, type MasaAnggota } from './is-keanggotaan-aktif.ts';
import type { IzinTenant } from './izin.ts';

/** What access knows of who calls and of the place where he calls. */
export type Pelaku = {
  user_id: number;
  tenant_id: number | null;
  status: number;
  is_admin: boolean;
  is_super_admin: boolean;
  is_viewer: boolean;
  is_pemantau: boolean;
  hak_pantau: readonly HakPantau[];
  /** All of his memberships, where he calls outside an organisation; inside one only `organisasi` counts. */
  keanggotaan: readonly (MasaAnggota & { role: number; status_organisasi: number })[];
  /** What a monitor was given in the tenant. */
  tugas: readonly TugasPantau[];
  organisasi: TempatOrganisasi | null;
  tenant: { tenant_id: number; status: number; izin: IzinTenant } | null;
};

/** The organisation of a call, with what the caller is in it: null for who never was a member. */
type TempatOrganisasi = {
  organisasi_id: number;
  tenant_id: number;
  k_sumber_data: number;
  is_langganan: boolean;
  tgl_berlaku_akhir: Tanggal | null;
  status: number;
  role: number | null;
  status_anggota: number | null;
  tgl_selesai: MasaAnggota['tgl_selesai'];
};

/** Whether the tenant of the call is his own. */
export const isOfTenant = ({ tenant, tenant_id }: Pelaku): boolean => tenant !== null && tenant.tenant_id === tenant_id;

/** Whether he is, or was, a member of the organisation of the call. */
export const isAnggotaOf = ({ tenant_id, organisasi }: Pelaku): boolean =>
  organisasi !== null && organisasi.role !== null && organisasi.tenant_id === tenant_id;

/** Who is a member of anything today; an operator counts only where his organisation is active too. */
export const hasAktif = ({ keanggotaan }: Pelaku, today: Tanggal, role?: number): boolean =>
  keanggotaan.some(
    (one) =>
      isKeanggotaanAktif(one, today) &&
      (role === undefined || (one.role === role && one.status_organisasi === STATUS_RECORD.aktif)),
  );
