import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import IconDeviceMobileOff from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileOff.mjs';
import IconFaceIdError from '@tabler/icons-react/dist/esm/icons/IconFaceIdError.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconIdOff from '@tabler/icons-react/dist/esm/icons/IconIdOff.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useManages } from '../../base/session/hak/use-manages.ts';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { useAnggotaChanges } from './use-anggota-changes.ts';

type Options = {
  organisasi_id: number;
  anggota: Anggota;
  onOpen: (dialog: 'kata-sandi' | 'email') => void;
};

const icon = { size: 17, 'aria-hidden': true } as const;

/** What may be done with this member now, by whom he stands under (aturan/akses#tingkat). */
export function useAnggotaActions({ organisasi_id, anggota, onOpen }: Options) {
  const changes = useAnggotaChanges(organisasi_id, anggota);
  const mayAppoint = useManages('operator');
  const { status, role, dapat_dikelola, dapat_ubah_akun, is_sinkronisasi, is_face_verified } = anggota;
  const active = status === STATUS_KEANGGOTAAN.aktif;
  const isBerlaku = status !== STATUS_KEANGGOTAAN.tidak_aktif;
  const notYet = status === STATUS_KEANGGOTAAN.belum_aktivasi;
  // What a transfer took away or lent here for a time, a transfer alone brings back (aturan/mutasi#kembali).
  const isKembali = !anggota.pindah && !anggota.pinjaman?.is_selesai;
  const isAkunDiurus = dapat_ubah_akun && !anggota.pindah?.is_akun_berakhir;

  const offered: (MenuAction | false)[] = [
    isAkunDiurus &&
      notYet && { label: 'Terbitkan token aktivasi', icon: <IconKey {...icon} />, onClick: changes.issueToken },
    isAkunDiurus &&
      !is_sinkronisasi && {
        label: 'Atur kata sandi',
        icon: <IconLock {...icon} />,
        onClick: () => onOpen('kata-sandi'),
      },
    isAkunDiurus && { label: 'Ubah email', icon: <IconMail {...icon} />, onClick: () => onOpen('email') },
    dapat_ubah_akun && {
      label: 'Atur ulang faktor kedua',
      icon: <IconDeviceMobileOff {...icon} />,
      onClick: changes.resetFaktor,
    },
    dapat_ubah_akun &&
      !notYet && { label: 'Akhiri semua sesi', icon: <IconLogout {...icon} />, onClick: changes.endSesi },
    dapat_dikelola &&
      mayAppoint &&
      (isBerlaku || role === KODE_PERAN.operator) && {
        label: role === KODE_PERAN.operator ? 'Cabut peran Operator' : 'Jadikan Operator',
        icon: <IconShield {...icon} />,
        onClick: changes.changeRole,
      },
    // Who looks for it here reads whom to ask.
    dapat_dikelola &&
      !mayAppoint &&
      isBerlaku && {
        label: 'Peran Operator diberikan admin induk',
        icon: <IconShield {...icon} />,
        onClick: () => {},
        disabled: true,
      },
    { label: 'Cetak kartu', icon: <IconIdBadge2 {...icon} />, onClick: changes.printKartu },
    { label: 'Ganti kartu', icon: <IconIdOff {...icon} />, onClick: changes.gantiKartu },
    dapat_ubah_akun &&
      is_face_verified && {
        label: 'Hapus pendaftaran wajah',
        icon: <IconFaceIdError {...icon} />,
        onClick: changes.deleteEnrollment,
        danger: true,
      },
    dapat_dikelola &&
      active && {
        label: 'Nonaktifkan',
        icon: <IconUserOff {...icon} />,
        onClick: changes.nonaktifkan,
        danger: true,
      },
    dapat_dikelola &&
      isKembali &&
      status === STATUS_KEANGGOTAAN.tidak_aktif && {
        label: 'Aktifkan kembali',
        icon: <IconUserCheck {...icon} />,
        onClick: changes.aktifkan,
      },
  ];
  return {
    actions: offered.filter((action) => action !== false),
    working: changes.working,
    token: changes.token,
    forgetToken: changes.forgetToken,
  };
}
