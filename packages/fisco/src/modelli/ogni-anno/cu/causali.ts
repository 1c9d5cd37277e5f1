import type { Opzione } from '../../modello.ts';

interface Causale extends Opzione {
  readonly dal?: number;
  readonly al?: number;
}

/**
 * Point 1 of self-employment: the reasons of the form of 2022, whole. F, J, K and V2 are not in a list of some years before and
 * are kept for every year, since which form brought them is not known; from 2024 sport has others, whose letters nobody confirms.
 */
const causali: readonly Causale[] = [
  { codice: 'A', descrizione: 'Lavoro autonomo, arte o professione abituale' },
  { codice: 'B', descrizione: 'Opere dell’ingegno, brevetti e know-how: autore o inventore' },
  { codice: 'C', descrizione: 'Associazione in partecipazione con apporto di solo lavoro' },
  { codice: 'D', descrizione: 'Utili dei soci promotori e fondatori' },
  { codice: 'E', descrizione: 'Levata di protesti da parte dei segretari comunali' },
  { codice: 'F', descrizione: 'Giudici onorari di pace e vice procuratori onorari' },
  { codice: 'G', descrizione: 'Fine di attività sportiva professionale' },
  { codice: 'H', descrizione: 'Fine di rapporti di agenzia' },
  { codice: 'I', descrizione: 'Fine di funzioni notarili' },
  { codice: 'J', descrizione: 'Raccoglitori occasionali di tartufi' },
  { codice: 'K', descrizione: 'Assegni di servizio civile universale' },
  { codice: 'L', descrizione: 'Opere dell’ingegno: aventi causa a titolo gratuito' },
  { codice: 'L1', descrizione: 'Opere dell’ingegno: acquirenti a titolo oneroso' },
  { codice: 'M', descrizione: 'Lavoro autonomo non abituale' },
  { codice: 'M1', descrizione: 'Obblighi di fare, di non fare o permettere' },
  { codice: 'M2', descrizione: 'Lavoro non abituale con gestione separata ENPAPI' },
  { codice: 'N', descrizione: 'Sport dilettantistico; cori, bande e filodrammatiche' },
  { codice: 'N1', descrizione: 'Sport, causale da riscontrare sul modello', dal: 2024 },
  { codice: 'N2', descrizione: 'Sport, causale da riscontrare sul modello', dal: 2024 },
  { codice: 'N3', descrizione: 'Sport, causale da riscontrare sul modello', dal: 2024 },
  { codice: 'O', descrizione: 'Lavoro non abituale senza gestione separata' },
  { codice: 'O1', descrizione: 'Obblighi di fare o permettere senza gestione separata' },
  { codice: 'P', descrizione: 'Uso di attrezzature, a non residenti' },
  { codice: 'Q', descrizione: 'Provvigioni: agente monomandatario' },
  { codice: 'R', descrizione: 'Provvigioni: agente plurimandatario' },
  { codice: 'S', descrizione: 'Provvigioni: commissionario' },
  { codice: 'T', descrizione: 'Provvigioni: mediatore' },
  { codice: 'U', descrizione: 'Provvigioni: procacciatore' },
  { codice: 'V', descrizione: 'Vendite a domicilio; vendita ambulante di giornali' },
  { codice: 'V1', descrizione: 'Attività commerciali non abituali' },
  { codice: 'V2', descrizione: 'Vendita diretta a domicilio non abituale' },
  { codice: 'W', descrizione: 'Appalti dei condomini' },
  { codice: 'X', descrizione: 'Canoni del 2004 a società dell’Unione europea' },
  { codice: 'Y', descrizione: 'Canoni del 2005 a società dell’Unione europea' },
  { codice: 'ZO', descrizione: 'Titolo diverso dai precedenti' },
];

/** The reasons that the form of a year takes. */
export const listCausali = (anno: number): readonly Opzione[] =>
  causali
    .filter(({ dal = 0, al = 9999 }) => dal <= anno && anno <= al)
    .map(({ codice, descrizione }) => ({ codice, descrizione }));

/** How the engine knows a reason in the form of a year: its place in the list. */
export function numberCausale(anno: number, causale: string): number {
  const posto = listCausali(anno).findIndex(({ codice }) => codice === causale);
  if (posto < 0) throw new Error(`CU ${anno}: no causale ${causale}`);
  return posto + 1;
}
