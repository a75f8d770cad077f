import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { JenisTindakLanjut, TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';

/** The queues of what waits for one's own decision, with how many in each. */
export type Menunggu = Output<typeof persetujuan.countMenunggu>;
export type Antrean = Exclude<keyof Menunggu, 'kesepakatan' | 'is_penyetuju' | 'beku'>;
export const ANTREAN = Object.keys({
  gangguan: 0,
  ditinjau: 0,
  presensi_manual: 0,
  klaim: 0,
  cuti: 0,
  tukar_shift: 0,
  wajah: 0,
  tertahan: 0,
} satisfies Record<Antrean, 0>) as Antrean[];

/** How soon something is to be done: while today's results or a person hang on it, before the month is closed, or at leisure. */
export type Urgensi = 'segera' | 'bulan_ini' | 'nanti';
export const URGENSI: readonly Urgensi[] = ['segera', 'bulan_ini', 'nanti'];

/** A row of the one list of what waits for the operator. */
export type Perlu = {
  subjek: JenisTindakLanjut | Antrean;
  urgensi: Urgensi;
  /** How many wait for one's own decision. */
  giliran: number;
  /** Of those how many take a day of a frozen month, and so can only be refused. */
  beku: number;
  /** What is known of it beside one's own decisions. */
  item: TindakLanjut | null;
};

const URGENSI_OF: Record<JenisTindakLanjut | Antrean, Urgensi> = {
  tanpa_lokasi: 'segera',
  tanpa_jadwal: 'segera',
  mesin_diam: 'segera',
  mesin_bergeser: 'segera',
  gangguan: 'segera',
  ditinjau: 'segera',
  presensi_menunggu: 'segera',
  presensi_manual: 'segera',
  swafoto_menunggu: 'segera',
  klaim: 'segera',
  klaim_menunggu: 'segera',
  mutasi_menunggu: 'segera',
  cuti: 'segera',
  tukar_shift: 'segera',
  tanpa_kategori_cuti: 'segera',
  tertahan: 'segera',
  pin_menunggu: 'segera',
  bulan_belum_verval: 'bulan_ini',
  cuti_kurang_saldo: 'bulan_ini',
  wajah: 'bulan_ini',
  wajah_ditinjau: 'bulan_ini',
  wajah_menunggu: 'bulan_ini',
  anggota_belum_aktivasi: 'nanti',
  tanpa_pin: 'nanti',
};

/** The order within one urgency: what touches everybody first. */
const URUTAN = Object.keys(URGENSI_OF);

/** The queue in which an item's requests are decided. */
export const ANTREAN_OF: Partial<Record<JenisTindakLanjut, Antrean>> = {
  swafoto_menunggu: 'presensi_manual',
  presensi_menunggu: 'ditinjau',
  klaim_menunggu: 'klaim',
  wajah_ditinjau: 'wajah',
  wajah_menunggu: 'wajah',
};

const { baru, dikerjakan } = STATUS_TINDAK_LANJUT;

const bekuOf = (antrean: Antrean | undefined, { beku }: Partial<Menunggu>): number =>
  antrean === 'cuti' || antrean === 'klaim' ? (beku?.[antrean] ?? 0) : 0;

/**
 * What waits for the operator, his own decisions and the organisation's follow-ups, each subject once and by urgency; and
 * apart from it what somebody has dealt with.
 */
export function kumpulkanPerlu(
  items: readonly TindakLanjut[],
  semuaMenunggu: Partial<Menunggu> = {},
): { terbuka: Perlu[]; ditangani: TindakLanjut[] } {
  // The desk counts PINs without a member among what machines sent; here they have a row of their own.
  const pin = items.find(({ jenis }) => jenis === 'pin_menunggu')?.jumlah ?? 0;
  const menunggu = { ...semuaMenunggu, tertahan: Math.max(0, (semuaMenunggu.tertahan ?? 0) - pin) };
  const isOpen = ({ status, jenis }: TindakLanjut) => {
    const antrean = ANTREAN_OF[jenis];
    // Whose turn it is decides, whatever was said of the whole.
    return status === baru || status === dikerjakan || (antrean !== undefined && (menunggu[antrean] ?? 0) > 0);
  };
  const open = items.filter(isOpen);
  const covered = new Set(open.map(({ jenis }) => ANTREAN_OF[jenis]));
  const terbuka = [
    ...open.map((item): Perlu => {
      const antrean = ANTREAN_OF[item.jenis];
      // A queue may hold what two items tell of: of each no more than it has.
      const giliran = antrean ? Math.min(menunggu[antrean] ?? 0, item.jumlah) : 0;
      return {
        subjek: item.jenis,
        urgensi: URGENSI_OF[item.jenis],
        giliran,
        beku: bekuOf(antrean, semuaMenunggu),
        item,
      };
    }),
    ...ANTREAN.filter((antrean) => (menunggu[antrean] ?? 0) > 0 && !covered.has(antrean)).map((antrean): Perlu => ({
      subjek: antrean,
      urgensi: URGENSI_OF[antrean],
      giliran: menunggu[antrean] ?? 0,
      beku: bekuOf(antrean, semuaMenunggu),
      item: null,
    })),
  ];
  const rank = ({ urgensi, subjek }: Perlu) => URGENSI.indexOf(urgensi) * URUTAN.length + URUTAN.indexOf(subjek);
  return { terbuka: terbuka.toSorted((a, b) => rank(a) - rank(b)), ditangani: items.filter((item) => !isOpen(item)) };
}
