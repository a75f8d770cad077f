import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { useCetakAnggota } from '../cetak/use-cetak-anggota.ts';
import { TURUNAN_KEANGGOTAAN } from './turunan-keanggotaan.ts';
import { useNonaktifkan } from './use-nonaktifkan.tsx';

const marks = { refetches: ['anggota', 'penempatan'] } as const;

/** The changes of one member that need no form, each asked about first. */
export function useAnggotaChanges(organisasi_id: number, anggota: Anggota) {
  const confirm = useConfirm();
  const { user_id, nama, role } = anggota;
  const own = { organisasi_id, user_id };
  const { nonaktifkan, working } = useNonaktifkan(organisasi_id);
  const { printKartu, printing } = useCetakAnggota(organisasi_id);
  const aktivasi = useMutation(api.akun.activateAnggota.mutation({ quiet: true }));
  const setRole = useMutation(api.akun.changeRole.mutation(marks));
  const setStatus = useMutation(api.akun.changeStatusAkun.mutation({ refetches: TURUNAN_KEANGGOTAAN }));
  const resetFaktor = useMutation(api.akun.resetFaktor.mutation());
  const endSesi = useMutation(api.akun.endSesiAnggota.mutation({ apart: true }));
  const gantiKartu = useMutation(api.kios.resetKartu.mutation());
  const deleteFace = useMutation(api.pendaftaranWajah.removeEnrollment.mutation(marks));

  const ask = async (title: string, message: string, confirmLabel: string, danger = false) =>
    (await confirm({ title, message, confirmLabel, danger })) !== null;

  return {
    token: aktivasi.data,
    forgetToken: aktivasi.reset,
    working:
      [aktivasi, setRole, setStatus, gantiKartu, deleteFace, resetFaktor, endSesi].some(({ isPending }) => isPending) ||
      working ||
      printing,
    printKartu: () => printKartu({ user_id: [user_id] }),
    nonaktifkan: () => void nonaktifkan([user_id], nama),
    aktifkan: async () => {
      const { pinjaman } = anggota;
      const sampai = pinjaman ? ` sampai ${formatTanggal(pinjaman.sampai)}, hari terakhir perbantuannya` : '';
      if (
        !(await ask(
          `Aktifkan kembali ${nama}?`,
          `Keanggotaan dan grup terakhirnya diteruskan mulai hari ini${sampai}, dan semua menunya terbuka lagi. Ajuan yang ditolak atau dibatalkan ketika ia dinonaktifkan tidak kembali: ia mengajukannya lagi.`,
          'Aktifkan',
        ))
      )
        return;
      setStatus.mutate({ user_id, organisasi_id, status: STATUS_KEANGGOTAAN.aktif });
    },
    issueToken: async () => {
      const message = 'Token yang diterbitkan sebelumnya tidak berlaku lagi. Token baru hanya ditampilkan satu kali.';
      if (await ask(`Terbitkan token aktivasi ${nama}?`, message, 'Terbitkan')) aktivasi.mutate(own);
    },
    changeRole: async () => {
      if (role === KODE_PERAN.operator) {
        const message = 'Sesudahnya ia hanya melihat dan mengajukan miliknya sendiri.';
        if (!(await ask(`Cabut peran Operator ${nama}?`, message, 'Cabut'))) return;
      } else {
        const message = 'Operator mengelola seluruh instansi: anggota, jadwal, persetujuan, dan laporan.';
        if (!(await ask(`Jadikan ${nama} Operator?`, message, 'Jadikan Operator'))) return;
      }
      const next = role === KODE_PERAN.operator ? KODE_PERAN.user : KODE_PERAN.operator;
      setRole.mutate({ ...own, role: next });
    },
    resetFaktor: async () => {
      const message =
        'Aplikasi autentikator, passkey, dan kode pemulihannya dihapus, dan semua perangkatnya dikeluarkan. Ia lalu masuk dengan kata sandi saja. Pastikan benar ia sendiri yang meminta.';
      if (await ask(`Atur ulang faktor kedua ${nama}?`, message, 'Atur ulang', true)) resetFaktor.mutate({ user_id });
    },
    endSesi: async () => {
      const message =
        'Ia keluar dari semua ponsel dan perambannya, diberi tahu lewat email, dan dapat masuk lagi dengan kata sandinya. Presensi luring yang belum terkirim dari perangkatnya akan menunggu tinjauan.';
      if (await ask(`Akhiri semua sesi ${nama}?`, message, 'Akhiri sesi', true)) endSesi.mutate({ user_id });
    },
    gantiKartu: async () => {
      const message =
        'Kartunya yang sekarang tidak dibaca kios lagi. Cetak dan serahkan kartu yang baru; kartu di ponselnya berganti sendiri.';
      if (await ask(`Ganti kartu ${nama}?`, message, 'Ganti kartu', true)) gantiKartu.mutate(own);
    },
    deleteEnrollment: async () => {
      const message = 'Wajahnya harus didaftarkan dan dicocokkan lagi.';
      if (await ask(`Hapus pendaftaran wajah ${nama}?`, message, 'Hapus', true)) deleteFace.mutate({ user_id });
    },
  };
}
