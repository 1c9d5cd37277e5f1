import { meno, type Nodo, saldo } from '../engine/index.ts';
import { daRiscontrare } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

/** Assets and liabilities whose value in the accounts is not that of the tax: each with what moved it in the year. */
export const riconciliazione = 'riconciliazione';
const NORMA = daRiscontrare('Modello Redditi SC', 'quadro RV');
const make = (nome: string, titolo: string, valore: Nodo) => ({
  ...conteggio(`${riconciliazione}.${nome}`, titolo, valore, NORMA),
  raccolta: riconciliazione,
});
const makeValore = (nome: string, titolo: string) => {
  const suo = (cosa: string, quale: string) =>
    importo(`${riconciliazione}.${nome}.${cosa}`, `${titolo} ${quale}`, riconciliazione);
  const iniziale = suo('iniziale', 'iniziale');
  const incrementi = suo('incrementi', 'incrementi');
  const decrementi = suo('decrementi', 'decrementi');
  return {
    ...{ iniziale, incrementi, decrementi },
    finale: make(`${nome}.finale`, `${titolo} finale`, saldo([iniziale, incrementi], [decrementi])),
  };
};
export const contabile = makeValore('contabile', 'Contabile');
export const fiscale = makeValore('fiscale', 'Fiscale');
export const differenza = make('differenza', 'Differenza', meno(contabile.finale, fiscale.finale));
