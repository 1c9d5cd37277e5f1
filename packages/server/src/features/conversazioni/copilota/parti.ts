import type { ScambioCopilota } from '@quadra/contract';
import type { Spiegazione } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { getCalcolata, getIntestatario } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { RispostaScritta } from './copilota.rules.ts';

type Citazione = ScambioCopilota['Citazioni'][number];
/** What a question is about: a year, and a declaration when one was chosen. */
export interface Oggetto {
  readonly anno: number;
  readonly id: string | null;
}

const quadroDi = (chiave: string) => /^[A-Z]+/.exec(chiave)?.[0] ?? '';
const rigoDi = (chiave: string) => chiave.split('.')[0] ?? chiave;
export const nameCasella = (chiave: string): string => {
  const [rigo = '', resto = ''] = chiave.split('.');
  const [colonna = '', modulo] = resto.split('#');
  return `${rigo} col. ${colonna}${modulo === undefined ? '' : `, modulo ${modulo}`}`;
};
export const citeRigo = ({ anno, id }: Oggetto, chiave: string, titolo: string): Citazione => ({
  Genere: 'rigo',
  Testo: `${nameCasella(chiave)}, ${titolo}`,
  Percorso: id === null ? null : `/dichiarazione/${anno}/${id}/quadro${quadroDi(chiave)}#${rigoDi(chiave)}`,
  Verificata: true,
});
/** The laws of some steps, each once. */
export const citeLeggi = (nodi: readonly Spiegazione[]): Citazione[] => {
  const leggi = new Map<string, Citazione>();
  for (const { atto, articolo, verificato } of nodi.flatMap(({ fonti }) => fonti)) {
    const Testo = articolo === '' ? atto : `${atto}, ${articolo}`;
    leggi.set(Testo, { Genere: 'legge', Testo, Percorso: null, Verificata: verificato });
  }
  return [...leggi.values()];
};
/** An answer that is a sentence. */
export const only = (Testo: string, Su: string | null = null): RispostaScritta => ({
  ...{ Su, Testo, Chiave: null, Proposta: null },
  ...{ Passi: [], Citazioni: [], Conto: [] },
});

/** Whole euro, as one reads them. */
export const writeEuro = (importo: number): string => `${formatIt(Math.abs(Math.round(importo)))} €`;

/** A declaration with its results, as one calls it. @throws NON_TROVATO */
export async function nameDichiarazione(trx: Trx, { anno, id }: Oggetto & { id: string }) {
  const calcolata = await getCalcolata(trx, anno, id);
  const { denominazione } = await getIntestatario(trx, calcolata.dichiarazione);
  return { ...calcolata, nome: `${denominazione}, ${calcolata.modello.titolo}` };
}
