import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { formatAngka, formatBulan } from '../kit/format/format.ts';

/** Where the incident waits for a frozen month, and what makes it take effect there. */
export function TertundaList({ tertunda }: Pick<Gangguan, 'tertunda'>) {
  if (tertunda.length === 0) return null;
  return (
    <section aria-label="Menunggu bulannya dibuka">
      <p>Di bulan yang sudah dibekukan, putusan ini menunggu sampai bulannya dibuka di Verval:</p>
      <ul>
        {tertunda.map(({ organisasi_id, nama, bulan, hari, anggota }) => (
          <li key={`${organisasi_id} ${bulan}`}>
            {nama}, {formatBulan(bulan)}: {formatAngka(hari)} hari dari {formatAngka(anggota)} anggota
          </li>
        ))}
      </ul>
    </section>
  );
}
