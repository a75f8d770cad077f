/** Signs in at the provider as its person `sub` and follows it back: what the browser brings back from there. */
export async function walkPenyedia(start: string, back: string, sub: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let at = start;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      cookies.set(name, pair.slice(name.length + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const [, href = ''] = new RegExp(`href="(/masuk/[^"]+/${sub})"`).exec(await answer.text()) ?? [];
      if (href === '') throw new Error(`The provider shows no ${sub} at ${at}`);
      at = new URL(href, at).href;
    } else at = new URL(location, at).href;
    if (at.startsWith(back)) return Object.fromEntries(new URL(at).searchParams);
  }
  throw new Error('The provider never came back');
}
