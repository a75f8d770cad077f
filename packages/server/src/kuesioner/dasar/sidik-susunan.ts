import { hash } from 'node:crypto';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';

type Ditanya = Pick<KuesionerTersimpan, 'bagian'>;

/** What tells the questions as they are from what they were before a change. */
export const sidikSusunan = ({ bagian }: Ditanya): string =>
  hash('sha256', JSON.stringify(bagian), 'base64url').slice(0, 22);

/**
 * Refuses (433) answers to questions that were changed since they were read: until the first answer they may be, and the
 * number of a choice may by then stand for another (aturan/kuesioner#tetap).
 */
export function requireSusunanSama(kuesioner: Ditanya, dibaca: string | undefined): void {
  if (dibaca !== undefined && dibaca !== sidikSusunan(kuesioner)) throw new Refusal('kuesioner.pertanyaan_berubah');
}
