import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { K_STATUS } from '@hadir/rules/kode/k-status.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { IZIN } from '@hadir/rules/akses/izin.ts';

/** A plain member of one organisation, with what a test says otherwise. */
export function givenMe(differences: Partial<Me> = {}): Me {
  return {
    user_id: 7,
    nama: 'Siti Nurhaliza',
    username: 'siti.nurhaliza',
    email: 'siti@sekolah.sch.id',
    gender: 'P',
    no_hp: null,
    tgl_lahir: null,
    file_foto: null,
    data_id: null,
    tenant_id: 3,
    kode_tenant: 'T03',
    nama_tenant: 'Kanwil Kemenag DKI Jakarta',
    is_admin: false,
    is_super_admin: false,
    is_viewer: false,
    is_pemantau: false,
    is_face_verified: false,
    is_aktif: true,
    k_status: K_STATUS.terhitung,
    is_faktor_diminta: false,
    jumlah_organisasi: 2,
    organisasi_tunggal: null,
    pindah: null,
    ...differences,
  };
}

/** What a test says otherwise of an organisation, and as whom it is seen. */
export type OrganisasiUji = Partial<OrganisasiAktif> & { role?: number | null };

/** A subscribed organisation of the general edition, seen by its operator, with what a test says otherwise. */
export function givenOrganisasi({ role = KODE_PERAN.operator, ...differences }: OrganisasiUji = {}): OrganisasiAktif {
  const organisasi_id = differences.organisasi_id ?? 9;
  return {
    id: organisasi_id,
    organisasi_id,
    tenant_id: 3,
    kode_tenant: 'T03',
    kode_organisasi: '31710001',
    nama: 'MAN 1 Jakarta',
    file_foto: null,
    k_sumber_data: SUMBER_DATA.umum,
    is_langganan: true,
    tgl_berlaku_akhir: '2026-12-31',
    is_sinkronisasi: false,
    is_blokir_finpay: false,
    timezone: 'Asia/Jakarta',
    is_leave_management_simpatika: false,
    is_enable_fitur_cuti: true,
    is_disable_ketidakhadiran: false,
    peran: 'operator',
    user: { role },
    status_anggota: STATUS_KEANGGOTAAN.aktif,
    ...differences,
  };
}

/** Every permission held but those named. */
export const givenIzin = (...denied: string[]) => IZIN.map((name) => ({ name, value: !denied.includes(name) }));
