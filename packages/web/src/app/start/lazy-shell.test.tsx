import { expect, test } from 'vitest';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('who is let in sees the shell with the first render, not after a moment of nothing', async () => {
  givenServer({ auth: givenSession() });
  await renderApp('/organisasi/9/mutasi');
  expect(document.querySelector('header')).not.toBeNull();
});
