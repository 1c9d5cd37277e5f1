import { parentPort } from 'node:worker_threads';
import { removeControlli } from '@quadra/contract';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { type Colonna, readValore, type Valore } from './celle.rules.ts';

/** What the thread is asked: the rows of a list and the columns wanted; it answers the bytes of the file. */
export interface RichiestaFoglio {
  readonly titolo: string;
  readonly colonne: readonly Colonna[];
  readonly righe: readonly unknown[];
}

const LARGHEZZE = { testo: 28, nomi: 28, numero: 14, data: 12, dataOra: 17, booleano: 8 } as const;

/** Clock time in Italy as if it were UTC: a sheet has no time zones. */
function toOraItaliana(istante: string): Date {
  const parti = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(istante));
  return new Date(`${parti.replace(' ', 'T')}Z`);
}

function toCella(valore: Valore, tipo: Colonna['tipo']): Cell {
  if (valore === null) return null;
  if (typeof valore === 'boolean') return { value: valore ? 'Si' : 'No', type: String };
  if (typeof valore === 'number')
    return { value: valore, type: Number, ...(Number.isInteger(valore) ? {} : { format: '#,##0.00' }) };
  if (tipo === 'data') return { value: new Date(`${valore}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  if (tipo === 'dataOra') return { value: toOraItaliana(valore), type: Date, format: 'dd/mm/yyyy hh:mm' };
  return { value: removeControlli(valore), type: String };
}

async function writeFoglio({ titolo, colonne, righe }: RichiestaFoglio): Promise<Uint8Array> {
  const testa: Cell[] = colonne.map(({ titolo: nome }) => ({
    value: nome,
    type: String,
    fontWeight: 'bold',
  }));
  const celle = righe.map((riga) => colonne.map(({ campo, tipo }) => toCella(readValore(riga, campo), tipo)));
  return writeXlsxFile([testa, ...celle], {
    sheet: titolo,
    columns: colonne.map(({ tipo }) => ({ width: LARGHEZZE[tipo] })),
    stickyRowsCount: 1,
  }).toBuffer();
}

parentPort?.once('message', async (richiesta: RichiestaFoglio) => {
  parentPort?.postMessage(await writeFoglio(richiesta));
});
