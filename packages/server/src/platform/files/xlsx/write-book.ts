import { writeXlsx, type WriteOptions } from 'hucre/xlsx';

/** A workbook of these sheets, as the spreadsheet library describes them. */
export const writeBook = (sheets: WriteOptions['sheets']): Promise<Uint8Array> => writeXlsx({ sheets });

declare module '../../workers/tasks.ts' {
  interface Tasks {
    writeBook: typeof writeBook;
  }
}
