import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addDraf } from './add-draf.ts';
import { approveMany } from './approve-many.ts';
import { askCuti } from './ask-cuti.ts';
import { changeAjuan } from './change-ajuan.ts';
import { changeDraf } from './change-draf.ts';
import { listCuti } from './cuti.queries.ts';
import { getBahan } from './get-bahan.ts';
import { getCuti } from './get-cuti.ts';
import { listBelumSetuju } from './list-belum-setuju.ts';
import { listCutiTerlihat } from './list-cuti-terlihat.ts';
import { printFormulir } from './print-formulir.ts';
import { removeDraf } from './remove-draf.ts';
import { sendLampiranCuti } from './send-lampiran-cuti.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';

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
