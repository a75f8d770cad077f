import { sebutAngka } from '../../kit/angka/sebut-angka.ts';
import { sebutTanggal } from '../../kit/sebut-tanggal.ts';
import type { DampakHapus } from './masa-kehadiran.contract.ts';

/** What goes, and what stays though it is past the limit. */
export function sebutDampakHapus(dampak: DampakHapus): string {
  const { batas, organisasi, hari, anggota, sejak, sampai, bulan_tinggal, organisasi_tinggal } = dampak;
  const pergi =
    sejak === null || sampai === null
      ? `Sampai ${sebutTanggal(batas)} belum ada bulan beku yang dihapus.`
      : `Yang dihapus: ${sebutAngka(hari)} hari kehadiran ${sebutAngka(anggota)} anggota di ${sebutAngka(organisasi)} instansi, dari ${sebutTanggal(sejak)} sampai ${sebutTanggal(sampai)}.`;
  const tinggal = `Di ${sebutAngka(organisasi_tinggal)} instansi ${sebutAngka(bulan_tinggal)} bulan tetap tinggal: bulan itu, atau bulan sebelumnya, belum dibekukan, atau beku belum 30 hari.`;
  return bulan_tinggal === 0 ? pergi : `${pergi} ${tinggal}`;
}
