import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './browser.ts';
import { ask, organisasiId } from './demo-ids.ts';
import { findAxeFaults } from './find-axe-faults.ts';

type Route = { name: string; path: string; auth: boolean };
const routes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/contract/data/routes.json'), 'utf8'),
) as Route[];
const browser = await openBrowser();

/** Whoever sees the most of each screen: the tenant's own people inside, the super admin above. */
const whoFor = ({ path }: Route): string => {
  if (path.includes('{organisasi_id}')) return 'operator.mtsn1';
  return path.startsWith('/tenant/profil') || path.startsWith('/kelola-') || path === '/dashboard-tenant'
    ? 'admin.sukamaju'
    : 'superadmin';
};

const sizes = Object.entries(WIDTHS).flatMap(([width, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${width} ${colorScheme}`, viewport, colorScheme })),
);

test.each(sizes)(
  'every screen opens without an error and axe finds nothing: $name',
  async ({ viewport, colorScheme }) => {
    const faults: string[] = [];
    for (const username of [null, 'operator.mtsn1', 'admin.sukamaju', 'superadmin']) {
      const { page, errors } = await openPage(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
      if (username) await signIn(page, username);
      const ids = username === 'operator.mtsn1' ? await idsOf(page) : {};
      for (const route of routes.filter((one) => (one.auth ? whoFor(one) : null) === username)) {
        faults.push(...(await faultsOf(page, fill(route.path, ids))).map((fault) => `${route.name}: ${fault}`));
      }
      faults.push(...errors);
      await page.context().close();
    }
    expect(faults).toEqual([]);
  },
);

async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const isShown = await page
    .getByRole('main')
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isShown) return [`${page.url()} shows no screen`];
  await page.waitForLoadState('networkidle');
  return findAxeFaults(page);
}

async function idsOf(page: Page): Promise<Record<string, number>> {
  const organisasi_id = await organisasiId(page, 'MTSN1');
  const first = async (path: string) =>
    (await ask<{ data: Record<string, number>[] }>(page, `/orgs/${organisasi_id}${path}`)).data[0] ?? {};
  return { ...(await first('/groups?page=1')), ...(await first('/users?count=1')), organisasi_id };
}

/** Where the demo has no row for an id, the screen must still open and say so. */
const fill = (path: string, ids: Record<string, number>) =>
  path.replace(/\{(\w+)\??\}/g, (_, name: string) => String(ids[name] ?? 1));
