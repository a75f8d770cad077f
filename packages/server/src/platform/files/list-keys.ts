import type { Disk } from 'flydrive';

/** The keys of all that lies on the disk, folder by folder, in portions of what the store tells at once. */
export async function* listKeys(disk: Disk, folder?: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken });
    const keys: string[] = [];
    for (const one of page.objects) {
      if (one.isFile) keys.push(one.key);
      else yield* listKeys(disk, one.prefix);
    }
    yield keys;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
