import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServizi } from '../../../packages/server/demo/servizi/indice.ts';
import { readServizi } from '../../../packages/server/src/config-servizi.ts';
import { openRete, type Rete } from './rete.ts';

const SERVIZI = ['carta', 'paypal', 'sdi', 'firma', 'conservatore', 'contabilita', 'precompilata', 'visure'];
/** What the file of the services says of one, besides where it is. */
const ALTRO: Readonly<Record<string, object>> = {
  sdi: { chiave: 'porta-dello-sdi-di-prova' },
  visure: { chiave: 'visure-di-prova' },
};
const writeFile = (file: string, indirizzi: Readonly<Record<string, string>>): string => {
  const voci = Object.entries(indirizzi).map(([nome, indirizzo]) => [
    nome,
    { indirizzo, simulato: true, ...ALTRO[nome] },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(voci)));
  return file;
};

/** The outside services of the demo, each behind a line of its own; the file says where the lines begin. */
export async function startFuori(dati: string, quadra: string) {
  const liberi = Object.fromEntries(SERVIZI.map((nome) => [nome, 'http://127.0.0.1:0']));
  const servizi = await startServizi(readServizi(writeFile(join(dati, 'veri.json'), liberi)), quadra);
  const reti: Rete[] = [];
  const indirizzi: Record<string, string> = {};
  for (const [nome, indirizzo] of Object.entries(servizi.indirizzi)) {
    const rete = await openRete(() => ({ host: '127.0.0.1', port: Number(new URL(indirizzo).port) }));
    reti.push(rete);
    indirizzi[nome] = `http://127.0.0.1:${rete.porta}`;
  }
  return { reti, stop: servizi.stop, file: writeFile(join(dati, 'servizi.json'), indirizzi) };
}
