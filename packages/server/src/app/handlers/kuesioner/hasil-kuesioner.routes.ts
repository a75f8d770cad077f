import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportHasilKuesioner } from '../../../kuesioner/hasil/export-hasil-kuesioner.ts';
import { generateUnduhanKuesioner } from '../../../kuesioner/hasil/generate-unduhan-kuesioner.ts';
import { getHasilKuesioner } from '../../../kuesioner/hasil/get-hasil-kuesioner.ts';
import { getHasilSilang } from '../../../kuesioner/hasil/get-hasil-silang.ts';
import { listHasilGrup } from '../../../kuesioner/hasil/list-hasil-grup.ts';
import { listHasilHarian } from '../../../kuesioner/hasil/list-hasil-harian.ts';
import { listHasilTeks } from '../../../kuesioner/hasil/list-hasil-teks.ts';
import { listRespons } from '../../../kuesioner/hasil/list-respons.ts';
import { listUnduhanKuesioner } from '../../../kuesioner/hasil/list-unduhan-kuesioner.ts';
import { printHasilKuesioner } from '../../../kuesioner/hasil/print-hasil-kuesioner.ts';

export const hasilKuesionerRoutes: Handlers<typeof contract.hasilKuesioner> = {
  getHasilKuesioner,
  listHasilHarian,
  listHasilGrup,
  getHasilSilang,
  listHasilTeks,
  listRespons,
  generateUnduhanKuesioner,
  listUnduhanKuesioner,
  exportHasilKuesioner,
  printHasilKuesioner,
};
