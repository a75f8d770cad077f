import type { Page } from 'playwright-core';
import { RENCANA_KEMENAG } from '../../packages/server/src/seed/rencana/rencana-kemenag.ts';
import { ask, organisasiId } from './demo-ids.ts';

type Row = Record<string, string | number>;

/** What lists rows that carry the id of that name, under `orgs/{organisasi_id}`. */
const LISTS: Record<string, string> = {
  cuti_id: 'cuti',
  group_id: 'groups',
  hari_libur_id: 'hari-libur',
  jadwal_id: 'jadwal',
  kategori_id: 'cuti-kategori',
  kode_pembayaran: 'orders',
  kuesioner_id: 'kuesioner',
  periode_laporan_id: 'periode',
  perangkat_id: 'devices',
  presensi_masuk_id: 'presensi',
  setting_jadwal_id: 'jadwal-kerja',
  user_id: 'users',
};

/** What a screen's path may carry, of the demo's madrasah; where the demo has no row the screen must say so itself. */
export async function idsOfDemo(page: Page): Promise<Row> {
  const organisasi_id = await organisasiId(page, RENCANA_KEMENAG.organisasi[0]?.kode ?? '');
  const { tenant_id = 0 } = await ask<Row>(page, `/orgs/${organisasi_id}`);
  const found = await Promise.all(
    Object.entries(LISTS).map(async ([id, list]) => [id, await firstId(page, `/orgs/${organisasi_id}/${list}`, id)]),
  );
  const ids = Object.fromEntries(found) as Row;
  const { presensi_masuk_id = 1, setting_jadwal_id = 1 } = ids;
  return {
    ...ids,
    organisasi_id,
    tenant_id,
    no_reg: RENCANA_KEMENAG.tenant.no_reg,
    tipe: 'perpanjangan',
    kode_organisasi: RENCANA_KEMENAG.organisasi[0]?.kode ?? '',
    presensi_id: presensi_masuk_id,
    settingJadwal_id: setting_jadwal_id,
  };
}

/** The id of a list's first row that has it; 1 when there is none, which the list of a new organisation has not either. */
async function firstId(page: Page, path: string, id: string): Promise<string | number> {
  const answer = await page.request.get(`/api${path}`);
  if (!answer.ok()) return 1;
  const { data } = (await answer.json()) as { data: Row[] | { data: Row[] } };
  return (Array.isArray(data) ? data : data.data).find((row) => row[id] != null)?.[id] ?? 1;
}
