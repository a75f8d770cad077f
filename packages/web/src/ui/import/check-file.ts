import { formatUkuran } from '../../kit/format/format.ts';
import { sebutJenisBerkas } from './sebut-jenis-berkas.ts';

/** Why a file cannot be taken, or `null`. `accept` is as of an input; the server looks at the content again. */
export function checkFile(file: File, accept: string, maxBytes: number): string | null {
  const fits = accept.split(',').some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
  if (!fits) return `Pilih berkas ${sebutJenisBerkas(accept)}`;
  if (file.size === 0) return 'Berkas ini kosong';
  if (file.size > maxBytes) return `Berkas ${formatUkuran(file.size)} melebihi batas ${formatUkuran(maxBytes)}`;
  return null;
}
