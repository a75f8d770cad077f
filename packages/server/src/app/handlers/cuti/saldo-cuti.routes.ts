import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSaldoCuti } from '../../../cuti/saldo/add-saldo-cuti.ts';
import { correctSaldoCuti } from '../../../cuti/saldo/correct-saldo-cuti.ts';
import { generateBukuCuti } from '../../../cuti/buku/generate-buku-cuti.ts';
import { getFormatSaldo } from '../../../cuti/saldo/get-format-saldo.ts';
import { importSaldoCuti } from '../../../cuti/saldo/import-saldo-cuti.ts';
import { listBukuBesarSaldo } from '../../../cuti/saldo/list-buku-besar-saldo.ts';
import { listSaldoCuti } from '../../../cuti/saldo/list-saldo-cuti.ts';
import { listSaldoSendiri } from '../../../cuti/saldo/list-saldo-sendiri.ts';
import { openTahunSaldoCuti } from '../../../cuti/saldo/open-tahun-saldo-cuti.ts';
import { printBukuCuti } from '../../../cuti/buku/print-buku-cuti.ts';

export const saldoCutiRoutes: Handlers<typeof contract.saldoCuti> = {
  listSaldoCuti,
  listSaldoSendiri,
  listBukuBesarSaldo,
  printBukuCuti,
  generateBukuCuti,
  addSaldoCuti,
  correctSaldoCuti,
  importSaldoCuti,
  getFormatSaldo,
  openTahunSaldoCuti,
};
