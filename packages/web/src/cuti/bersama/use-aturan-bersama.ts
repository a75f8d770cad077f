import type { JenisKepegawaian } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { AturanBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { findAturanBersama } from '@hadir/rules/cuti/bersama/find-aturan-bersama.ts';
import { useState } from 'react';
import { useToday } from '../../kit/zona/use-today.ts';

/** What a form about cuti bersama begins with: whose leave is reduced now, and from this year on. */
export function useAturanBersama(aturan: readonly AturanBersama[]) {
  const today = useToday();
  const berlaku = findAturanBersama(aturan, today);
  const [jenis, setJenis] = useState<JenisKepegawaian[]>(berlaku?.mengurangi ?? ['Non-ASN']);
  const [tgl_mulai, setMulai] = useState<string | null>(`${today.slice(0, 4)}-01-01`);
  return { today, berlaku, jenis, setJenis, tgl_mulai, setMulai };
}
