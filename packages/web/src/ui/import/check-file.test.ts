import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  ['image/jpeg,image/png,image/webp', 'surat.pdf', 'application/pdf', 'Pilih berkas JPG, PNG, atau WEBP'],
  ['.pdf,.jpg,.jpeg,.png', 'surat.docx', '', 'Pilih berkas PDF, JPG, atau PNG'],
  ['.xlsx', 'daftar.csv', 'text/csv', 'Pilih berkas XLSX'],
  ['.dat,.txt', 'mesin.log', '', 'Pilih berkas DAT atau TXT'],
  ['.xlsx', 'DAFTAR.XLSX', '', null],
])('of %s, %s (%s) is answered with %s', (accept, name, type, answer) => {
  expect(checkFile(new File(['isi'], name, { type }), accept, 100)).toBe(answer);
});
