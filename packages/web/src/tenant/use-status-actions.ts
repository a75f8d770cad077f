import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { needsKeterangan } from '@hadir/rules/tenant/judge-status-tempat.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import type { MenuAction } from '../ui/layer/menu-action.ts';

type Ubah = { status: StatusTempat; keterangan: string };
type Tempat = {
  nama: string;
  status: StatusTempat;
  /** Who is out while it is closed: '3 instansi dan 40 anggotanya'. */ siapa: string;
};

const CARA = [
  { status: STATUS_RECORD.aktif, label: 'Aktifkan kembali', danger: false },
  { status: STATUS_RECORD.tidak_aktif, label: 'Nonaktifkan', danger: true },
  { status: STATUS_RECORD.diblokir, label: 'Blokir', danger: true },
] as const;

/** What may be done with a place's status: each asks first, says who is out by it, and what they will read. */
export function useStatusActions(change: (ubah: Ubah) => void): (tempat: Tempat) => MenuAction[] {
  const confirm = useConfirm();
  const ask = async ({ nama, siapa }: Tempat, { status, label, danger }: (typeof CARA)[number]) => {
    const isTutup = needsKeterangan(status);
    const answer = await confirm({
      title: `${label} ${nama}?`,
      message: isTutup
        ? `${siapa} keluar pada permintaan berikutnya, juga yang sedang masuk. Tidak ada data yang dihapus: mengaktifkan kembali mengembalikan semuanya.`
        : `${siapa} dapat masuk lagi, dan pekerjaan yang tertunda dilanjutkan.`,
      confirmLabel: label,
      danger,
      ...(isTutup && { remark: 'required' as const, remarkLabel: 'Keterangan yang dibaca orang-orangnya' }),
    });
    if (answer) change({ status, keterangan: answer.remark });
  };
  return (tempat) =>
    CARA.filter(({ status }) => status !== tempat.status).map((cara) => ({
      label: cara.label,
      danger: cara.danger,
      onClick: () => void ask(tempat, cara),
    }));
}
