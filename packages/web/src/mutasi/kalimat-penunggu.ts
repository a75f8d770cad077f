import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';

type Menunggu = Pick<MutasiDetail, 'menunggu' | 'tujuan' | 'status' | 'dipindahkan_pada'>;

/** Who has yet to decide about a transfer, in a sentence; nothing where it is decided. */
export function kalimatPenunggu({ menunggu, tujuan, status, dipindahkan_pada }: Menunggu): string | undefined {
  const sesudah = status === STATUS_AKSES.dibuat ? 'Sesudah diajukan, mutasi ini menunggu' : 'Mutasi ini menunggu';
  if (menunggu === 'admin') {
    return `${sesudah} admin induk ${tujuan ?? 'tujuan'}: instansi itu memakai edisi gratis, sehingga operatornya belum dapat memutuskannya.`;
  }
  if (menunggu === 'operator') return `${sesudah} keputusan operator ${tujuan ?? 'tujuan'}, atau admin induknya.`;
  if (status === STATUS_AKSES.dibuat && dipindahkan_pada === null)
    return 'Begitu diajukan, mutasi ini langsung dikonfirmasi: tidak ada yang masih harus memutuskan.';
  return undefined;
}
