import { formatTanggal } from '../../kit/format/format.ts';

/** The span that every chart of the screen is of; undefined while it is not known. */
export const sebutMasa = (masa: { from: string; to: string } | undefined): string =>
  masa ? `Hari-hari ${formatTanggal(masa.from)} sampai ${formatTanggal(masa.to)}.` : ' ';
