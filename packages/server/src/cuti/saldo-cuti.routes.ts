import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addSaldo } from './add-saldo.ts';
import { correctSaldoCuti } from './correct-saldo-cuti.ts';
import { generateBuku } from './generate-buku.ts';
import { importSaldoCuti } from './import-saldo-cuti.ts';
import { listBaris } from './list-baris.ts';
import { listSaldo } from './list-saldo.ts';
import { listSaldoSendiri } from './list-saldo-sendiri.ts';
import { openTahunSaldoCuti } from './open-tahun-saldo-cuti.ts';
import { printBuku } from './print-buku.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';
import { writeFormatSaldo } from './write-format-saldo.ts';

export const saldoCutiRoutes: Handlers<typeof contract.saldoCuti> = whileCutiAktif({
  list: listSaldo,
  own: listSaldoSendiri,
  baris: listBaris,
  buku: printBuku,
  generateBuku,
  create: addSaldo,
  update: correctSaldoCuti,
  upload: importSaldoCuti,
  template: writeFormatSaldo,
  bukaTahun: openTahunSaldoCuti,
});
