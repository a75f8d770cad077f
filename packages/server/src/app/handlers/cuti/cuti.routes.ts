import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addDraf } from '../../../cuti/ajuan/add-draf.ts';
import { approveMany } from '../../../cuti/ajuan/approve-many.ts';
import { askCuti } from '../../../cuti/ajuan/ask-cuti.ts';
import { changeAjuan } from '../../../cuti/ajuan/change-ajuan.ts';
import { changeDraf } from '../../../cuti/ajuan/change-draf.ts';
import { listCuti } from '../../../cuti/dasar/cuti.queries.ts';
import { getBahan } from '../../../cuti/ajuan/get-bahan.ts';
import { getCuti } from '../../../cuti/ajuan/get-cuti.ts';
import { listBelumSetuju } from '../../../cuti/ajuan/list-belum-setuju.ts';
import { listCutiTerlihat } from '../../../cuti/ajuan/list-cuti-terlihat.ts';
import { printFormulir } from '../../../cuti/formulir/print-formulir.ts';
import { removeDraf } from '../../../cuti/ajuan/remove-draf.ts';
import { sendLampiranCuti } from '../../../cuti/ajuan/send-lampiran-cuti.ts';
import { whileCutiAktif } from '../../../cuti/pengaturan/while-cuti-aktif.ts';

export const cutiRoutes = whileCutiAktif({
  list: listCutiTerlihat,
  daftar: (ctx, filter) => listCuti(ctx, { ...filter, user_id: ctx.actor.user_id }),
  daftarSetuju: (ctx, filter) => listCuti(ctx, { ...filter, diputuskan_oleh: ctx.actor.user_id }),
  belumSetuju: listBelumSetuju,
  bahan: getBahan,
  simpan: addDraf,
  create: askCuti,
  setujuBanyak: approveMany,
  ubahAjuan: changeAjuan,
  find: getCuti,
  lampiran: sendLampiranCuti,
  formulir: printFormulir,
  update: changeDraf,
  delete: removeDraf,
} satisfies Handlers<typeof contract.cuti>);
