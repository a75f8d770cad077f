import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addSaldo } from '../../../cuti/saldo/add-saldo.ts';
import { correctSaldoCuti } from '../../../cuti/saldo/correct-saldo-cuti.ts';
import { generateBuku } from '../../../cuti/buku/generate-buku.ts';
import { importSaldoCuti } from '../../../cuti/saldo/import-saldo-cuti.ts';
import { listBaris } from '../../../cuti/saldo/list-baris.ts';
import { listSaldo } from '../../../cuti/saldo/list-saldo.ts';
import { listSaldoSendiri } from '../../../cuti/saldo/list-saldo-sendiri.ts';
import { openTahunSaldoCuti } from '../../../cuti/saldo/open-tahun-saldo-cuti.ts';
import { printBuku } from '../../../cuti/buku/print-buku.ts';
import { whileCutiAktif } from '../../../cuti/pengaturan/while-cuti-aktif.ts';
import { writeFormatSaldo } from '../../../cuti/saldo/write-format-saldo.ts';

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
