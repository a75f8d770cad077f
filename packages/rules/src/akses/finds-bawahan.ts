import { reaches, type Peran } from './peran.ts';
import { organisasiTerlihat } from './terlihat.ts';

/**
 * Whether somebody finds a person as one of his own people: an operator those of his organisations, who is above him each
 * of his scope; who is below has none, and who only reads neither (aturan/akses#tingkat).
 */
export const findsBawahan = (peran: Peran, { is_seorganisasi }: { is_seorganisasi: boolean }): boolean =>
  reaches(peran, 'operator') && (is_seorganisasi || organisasiTerlihat(peran) === 'semua');
