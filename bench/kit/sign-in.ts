import { DEMO_PASSWORD } from '../../packages/server/src/seed/rencana/demo-accounts.ts';

/** Signs in one of the demo's accounts; answers its session cookie as `name=value`. */
export async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`${username} was answered ${answer.status}: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}
