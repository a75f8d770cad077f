import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { KeadaanMesin, MesinBaru, MesinSimulator } from './mesin-simulator.ts';

const MAIN = new URL('main.ts', import.meta.url);

export type Permintaan = {
  nomor: number;
  nomor_seri: string;
  lakukan: keyof MesinSimulator | 'pasang';
  isi: unknown;
};
type Bisa = { [K in keyof MesinSimulator]: (...isi: Parameters<MesinSimulator[K]>) => Promise<KeadaanMesin> };

/** Attendance machines on this one, for development and tests: a process of their own that speaks the machines' protocol. */
export async function startSimulatorMesin() {
  const child = fork(MAIN, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const menunggu = new Map<number, (keadaan: KeadaanMesin) => void>();
  child.on('message', ({ nomor, keadaan }: { nomor: number; keadaan: KeadaanMesin }) => {
    menunggu.get(nomor)?.(keadaan);
    menunggu.delete(nomor);
  });
  let nomor = 0;
  const minta = (nomor_seri: string, lakukan: Permintaan['lakukan'], isi: unknown) => {
    const ini = (nomor += 1);
    const dijawab = new Promise<KeadaanMesin>((resolve) => menunggu.set(ini, resolve));
    child.send({ nomor: ini, nomor_seri, lakukan, isi } satisfies Permintaan);
    return Promise.race([
      dijawab,
      ended.then(([code]) => {
        throw new Error(`The machines' simulator ended with ${String(code)}`);
      }),
    ]);
  };
  return {
    /** A machine that nobody has switched on before; whatever it is told to do, it answers how it is then. */
    pasang: async (mesin: MesinBaru): Promise<Bisa> => {
      await minta(mesin.nomor_seri, 'pasang', mesin);
      const tell =
        (lakukan: keyof MesinSimulator) =>
        (isi?: unknown): Promise<KeadaanMesin> =>
          minta(mesin.nomor_seri, lakukan, isi);
      return {
        lapor: tell('lapor'),
        kirim: tell('kirim'),
        tanya: tell('tanya'),
        ketuk: tell('ketuk'),
        atur: tell('atur'),
        lupa: tell('lupa'),
        keadaan: tell('keadaan'),
      };
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
