import { expect, it } from 'vitest';
import { type Colonna, prepareColonne } from './colonna.ts';
import { computeScheda, type Scheda } from './scheda.ts';

type Riga = { cf: string; nome: string; stato: string; importo: number | null; sede: string; note: string };
const colonne: readonly Colonna<Riga>[] = [
  { nome: 'cf', testo: 'Codice fiscale', valore: ({ cf }) => cf },
  { nome: 'nome', testo: 'Cliente', fissa: true, valore: ({ nome }) => nome },
  {
    nome: 'importo',
    testo: 'Importo',
    tipo: 'num',
    valore: ({ importo }) => importo,
    render: () => 'disegnato',
  },
  { nome: 'stato', testo: 'Stato', valore: ({ stato }) => stato },
  { nome: 'sede', testo: 'Sede', valore: ({ sede }) => sede },
  { nome: 'note', testo: 'Note', valore: ({ note }) => note },
];
const riga: Riga = {
  ...{ cf: 'RSSMRA80A01F257X', nome: 'Rossi Maria', stato: 'Aperta' },
  ...{ importo: 12, sede: 'Modena', note: 'Chiama il lunedì' },
};
const nomi = (di: Scheda<Riga>) => [
  di.titolo?.nome,
  di.stato?.nome,
  di.inVista.map(({ nome }) => nome),
  di.altri.map(({ nome }) => nome),
];

it('makes a card of the columns: who, how it stands, the first that say something, the others apart', () => {
  expect(nomi(computeScheda(prepareColonne(colonne), riga))).toEqual([
    ...['nome', 'stato'],
    ['cf', 'importo', 'sede'],
    ['note'],
  ]);
  // What the row has not gives its place to the next.
  const senza: Riga = { ...riga, importo: null };
  expect(nomi(computeScheda(prepareColonne(colonne), senza))).toEqual([
    ...['nome', 'stato'],
    ['cf', 'sede', 'note'],
    [],
  ]);
});

it('takes the state and what stays out from the columns, and the first column where none is fixed', () => {
  const altre = colonne.map((colonna): Colonna<Riga> => {
    if (colonna.nome === 'sede') return { ...colonna, scheda: 'stato' };
    if (colonna.nome === 'note') return { ...colonna, scheda: 'dato' };
    if (colonna.nome === 'stato') return { ...colonna, scheda: 'no' };
    return { ...colonna, fissa: false };
  });
  expect(nomi(computeScheda(prepareColonne(altre), riga))).toEqual([
    ...['cf', 'sede'],
    ['note', 'nome', 'importo'],
    [],
  ]);
});
