import type { TaskName, Tasks } from '../../platform/workers/tasks.ts';

/**
 * What is done in workers. Each is loaded by the worker that first does it, so that none holds what it never uses.
 */
export const TASKS = {
  readSheet: async () => (await import('../../platform/files/xlsx/parse-sheet.ts')).parseSheet,
  readLogMesin: async () => (await import('../../presensi/impor/parse-log-mesin.ts')).parseLogMesin,
  cleanImage: async () => (await import('../../platform/files/image/clean-image.ts')).cleanImage,
  shrinkImage: async () => (await import('../../platform/files/image/shrink-image.ts')).shrinkImage,
  computeSiap: async () => (await import('../../wajah/mesin/compute-siap.ts')).computeSiap,
  computeWajah: async () => (await import('../../wajah/mesin/compute-wajah.ts')).computeWajah,
  writeSheet: async () => (await import('../../platform/files/xlsx/write-sheet.ts')).writeSheet,
  writeTemplate: async () => (await import('../../platform/files/xlsx/write-template.ts')).writeTemplate,
  writeBook: async () => (await import('../../platform/files/xlsx/write-book.ts')).writeBook,
  writePdf: async () => (await import('../../platform/print/pdf/write-pdf.ts')).writePdf,
  writeFormulir: async () => (await import('../../cuti/formulir/write-formulir.ts')).writeFormulir,
  writeBuku: async () => (await import('../../cuti/buku/write-buku.ts')).writeBuku,
  writeLembar: async () => (await import('../../verval/bulan/write-lembar.ts')).writeLembar,
  writeKartu: async () => (await import('../../anggota/cetak/write-kartu.ts')).writeKartu,
  writeToken: async () => (await import('../../anggota/cetak/write-token.ts')).writeToken,
  writeDokumenOrder: async () => (await import('../../billing/cetak/write-dokumen-order.ts')).writeDokumenOrder,
} satisfies { [Name in TaskName]: () => Promise<Tasks[Name]> };
