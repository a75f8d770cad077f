import type { Page } from 'playwright-core';

type Answer<T> = { data: T };

/** Asks the API as the person who is signed in on this page. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as Answer<T>).data;
}

/** The id of one of the demo's organisations. */
export async function organisasiId(page: Page, kode: string): Promise<number> {
  const { organisasi_id } = await ask<{ organisasi_id: number }>(page, `/switch-organisasi/${kode}`);
  return organisasi_id;
}
