import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import { LAVORO_IMPORTAZIONE, percorsi } from '../packages/contract/src/index.ts';
import { computeCodiceFiscale } from '../packages/values/src/index.ts';
import { withCasa } from './casa.ts';

/**
 * The import of many clients in the background, from CSV and from Excel: rows a second and the most memory the server took.
 * `npm run bench importa [rows]`, on a data folder of its own. Prints; asserts nothing.
 */
const quante = Number(process.argv[2] ?? 50_000);
const TESTA = ['CF', 'Cliente', 'Comune', 'CAP'];
const ANNI = 70;

/** People born one a day, of one town and then of the other. */
function* makeRighe(inizio: number): Generator<string[]> {
  const giorni = ANNI * 365;
  for (let n = 0; n < quante; n += 1) {
    const data = new Date(Date.UTC(1930, 0, 1 + (n % giorni))).toISOString().slice(0, 10);
    const cognome = ['Rossi', 'Verdi', 'Bruni', 'Neri'][(inizio + Math.floor(n / giorni)) % 4] ?? 'Rossi';
    const codice = computeCodiceFiscale({
      cognome,
      nome: 'Ada',
      sesso: 'F',
      data,
      codiceCatastale: 'F257',
    });
    yield [codice, `${cognome} Ada`, 'Modena', '41121'];
  }
}
const makeCsv = (inizio: number) =>
  Buffer.from([TESTA, ...makeRighe(inizio)].map((celle) => `${celle.join(';')}\n`).join(''));
const makeExcel = (inizio: number) =>
  writeXlsxFile(
    [TESTA, ...makeRighe(inizio)].map((celle) => celle.map((value) => ({ value }))) as never,
  ).toBuffer();

/** Megabytes: now, or the most since the beginning; 0 where the system does not say. */
function readMemoria(pid: number, voce: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  const riga = existsSync(file) ? new RegExp(`${voce}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8')) : null;
  return Math.round(Number(riga?.[1] ?? 0) / 1024);
}

await withCasa('importa', 3941, async ({ base, server, intestazioni, runLavoro }) => {
  async function run(nome: string, contenuto: Buffer): Promise<void> {
    const modulo = new FormData();
    modulo.set('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
    const inviato = await fetch(`${base}${percorsi.importazioneFile}`, {
      method: 'POST',
      body: modulo,
      headers: intestazioni,
    });
    if (!inviato.ok) throw new Error(await inviato.text());
    const { data: letta } = (await inviato.json()) as { data: { Id: string; Colonne: unknown[] } };
    const prima = readMemoria(server.pid ?? 0, 'VmRSS');
    const { lavoro, secondi } = await runLavoro(LAVORO_IMPORTAZIONE, {
      ...{ IdImportazione: letta.Id, Nome: nome, Colonne: letta.Colonne },
    });
    const dopo = readMemoria(server.pid ?? 0, 'VmHWM');
    process.stdout.write(
      `${nome}: ${lavoro.Riuscite} righe in ${secondi.toFixed(1)} s, ${Math.round(lavoro.Riuscite / secondi)} righe/s; memoria ${prima} MB prima, ${dopo} MB al massimo; file ${(contenuto.length / 2 ** 20).toFixed(1)} MB (${(gzipSync(contenuto).length / 2 ** 20).toFixed(1)} compressi)\n`,
    );
  }
  await run('clienti.csv', makeCsv(0));
  await run('clienti.xlsx', await makeExcel(2));
});
