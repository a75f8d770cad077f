import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { LAHIR_JANGGAL } from '@hadir/contract/anggota/daftar/lahir-janggal.ts';
import { judgeLahirJanggal } from '@hadir/rules/anggota/judge-lahir-janggal.ts';
import type { BarisAnggota } from './read-baris-anggota.ts';

type Baris = Pick<BarisAnggota, 'nama' | 'tgl_lahir' | 'no_hp' | 'is_no_hp_dilengkapi'>;

/** How many are named; of the others it is said how many there are. */
const DISEBUT = 3;

/** What is read otherwise than it stands in the sheet, or is right and yet unlikely, in a sentence each. */
export function sebutJanggal(baris: readonly Baris[], today: string): string[] {
  const dilengkapi = baris.filter(({ is_no_hp_dilengkapi }) => is_no_hp_dilengkapi);
  return [
    ...(dilengkapi.length > 0
      ? [
          `${sebutAngka(dilengkapi.length)} nomor HP kehilangan angka 0 di depannya oleh Excel, dan disimpan dengan 0: ${sebutSebagian(dilengkapi.map(({ no_hp }) => no_hp ?? ''))}.`,
        ]
      : []),
    ...sebutLahir(baris, today),
  ];
}

function sebutLahir(baris: readonly Baris[], today: string): string[] {
  const janggal = Map.groupBy(baris, ({ tgl_lahir }) =>
    tgl_lahir === null ? null : judgeLahirJanggal(tgl_lahir, today),
  );
  return (['muda', 'tua'] as const).flatMap((yang) => {
    const rows = janggal.get(yang) ?? [];
    if (rows.length === 0) return [];
    const lahir = rows.map(({ nama, tgl_lahir }) => `${nama} (${sebutTanggal(tgl_lahir ?? '')})`);
    return [
      `${sebutAngka(rows.length)} anggota lahir ${LAHIR_JANGGAL[yang]}: ${sebutSebagian(lahir)}. Betulkan Tanggal Lahir bila bukan itu maksudnya.`,
    ];
  });
}

const sebutSebagian = (semua: readonly string[]): string =>
  semua.length <= DISEBUT
    ? semua.join(', ')
    : `${semua.slice(0, DISEBUT).join(', ')}, dan ${sebutAngka(semua.length - DISEBUT)} lainnya`;
