import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { isLahirJanggal } from '@hadir/rules/anggota/is-lahir-janggal.ts';
import type { BarisAnggota } from './read-baris-anggota.ts';

type Baris = Pick<BarisAnggota, 'nama' | 'tgl_lahir' | 'no_hp' | 'is_no_hp_dilengkapi'>;

const angka = new Intl.NumberFormat('id-ID');
/** How many are named; of the others it is said how many there are. */
const DISEBUT = 3;

/** What is read otherwise than it stands in the sheet, or is right and yet unlikely, in a sentence each. */
export function sebutJanggal(baris: readonly Baris[], today: string): string[] {
  const dilengkapi = baris.filter(({ is_no_hp_dilengkapi }) => is_no_hp_dilengkapi);
  const muda = baris.filter(({ tgl_lahir }) => tgl_lahir !== null && isLahirJanggal(tgl_lahir, today));
  const lahir = muda.map(({ nama, tgl_lahir }) => `${nama} (${sebutTanggal(tgl_lahir ?? '')})`);
  return [
    ...(dilengkapi.length > 0
      ? [
          `${angka.format(dilengkapi.length)} nomor HP kehilangan angka 0 di depannya oleh Excel, dan disimpan dengan 0: ${sebutSebagian(dilengkapi.map(({ no_hp }) => no_hp ?? ''))}.`,
        ]
      : []),
    ...(muda.length > 0
      ? [
          `${angka.format(muda.length)} anggota lahir kurang dari 15 tahun yang lalu: ${sebutSebagian(lahir)}. Betulkan Tanggal Lahir bila bukan itu maksudnya.`,
        ]
      : []),
  ];
}

const sebutSebagian = (semua: readonly string[]): string =>
  semua.length <= DISEBUT
    ? semua.join(', ')
    : `${semua.slice(0, DISEBUT).join(', ')}, dan ${angka.format(semua.length - DISEBUT)} lainnya`;
