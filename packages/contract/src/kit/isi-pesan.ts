import { sebutTanggal } from './sebut-tanggal.ts';

const TANGGAL = /^\d{4}-\d{2}-\d{2}$/;

/** The sentence of a refusal with its numbers filled in; dates stand in it as people read them. */
export function isiPesan(message: string, details: Record<string, unknown>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(details[name] ?? '');
    return TANGGAL.test(value) ? sebutTanggal(value) : value;
  });
}
