/** The refusals of any imported sheet. */
export const IMPOR_ERRORS = {
  'impor.unreadable': { status: 422, message: 'Berkas tidak dapat dibaca sebagai XLSX' },
  'impor.too_large': {
    status: 422,
    message: 'Isi berkas terlalu banyak untuk dibaca. Salin barisnya saja ke format yang disediakan, lalu unggah lagi',
  },
  'impor.too_many_columns': {
    status: 422,
    message: 'Berkas berisi lebih dari {maks} kolom. Gunakan format yang disediakan',
  },
  'impor.wrong_columns': {
    status: 422,
    message: 'Kolom {kolom} tidak ada di baris pertama berkas. Gunakan format yang disediakan',
  },
  'impor.unknown_column': {
    status: 422,
    message: 'Kolom {kolom} tidak dikenal atau ada dua kali. Gunakan format yang disediakan',
  },
  'impor.empty': { status: 422, message: 'Berkas tidak berisi data' },
  'impor.too_many_rows': {
    status: 422,
    message: 'Berkas berisi lebih dari {maks} baris. Bagi menjadi beberapa berkas',
  },
  'impor.rows_invalid': {
    status: 422,
    message: 'Ada {jumlah} baris yang perlu diperbaiki. Tidak ada yang disimpan',
  },
} as const;
