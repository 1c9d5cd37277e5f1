import { type ListQuery, requisiti, titoliLavoro } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import type { Permesso } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiAnagrafiche, listAnagrafiche } from '../../clienti/anagrafica/anagrafica.public.ts';
import {
  leggiDichiarazione,
  listDichiarazioni,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiContabilita } from './esportazione.policy.ts';

/** How a column is written in a file. */
export type TipoColonna = 'testo' | 'nomi' | 'numero' | 'data' | 'dataOra' | 'booleano';

/** A list that can be exported: its right and its reading are those of the list on the screen. */
export interface ListaEsportabile {
  readonly titolo: string;
  readonly permesso: Permesso;
  /** The list is of one fiscal year. */
  readonly perAnno: boolean;
  /** Where its rows are, by their `Id`. */
  readonly tabella: 'anagrafica' | 'dichiarazione';
  /** What may leave, as the rows of the list name it; `A.B` goes into a part of the row. */
  readonly colonne: Readonly<Record<string, TipoColonna>>;
  leggi(
    trx: Trx,
    sessione: Sessione,
    query: ListQuery,
    anno: number,
  ): Promise<{ righe: readonly unknown[]; totale: number }>;
}

const anagrafica: ListaEsportabile = {
  titolo: titoliLavoro.liste.anagrafica,
  permesso: { ...leggiAnagrafiche, ...requisiti.esportaElenchi },
  perAnno: false,
  tabella: 'anagrafica',
  colonne: {
    Denominazione: 'testo',
    CodiceFiscale: 'testo',
    PIVA: 'testo',
    Tipo: 'testo',
    Estera: 'booleano',
    Comune: 'testo',
    Provincia: 'testo',
    CAP: 'testo',
    Via: 'testo',
    Civico: 'testo',
    DataNascita: 'data',
    Telefono: 'testo',
    Cellulare: 'testo',
    Email: 'testo',
    EmailPEC: 'testo',
    Tag: 'nomi',
    ModificataIl: 'dataOra',
    'Dichiarazione.Tipo': 'testo',
    'Dichiarazione.Stato': 'testo',
    'Dichiarazione.StatoTelematico': 'testo',
    'Dichiarazione.Completi': 'numero',
    'Dichiarazione.Quadri': 'numero',
    'Dichiarazione.ADebito': 'numero',
    'Dichiarazione.ACredito': 'numero',
    'Dichiarazione.Esito': 'testo',
  },
  leggi: async (trx, sessione, query) => {
    const { data, Total } = await listAnagrafiche(trx, query, sessione.studi);
    return { righe: data, totale: Total };
  },
};

const dichiarazione: ListaEsportabile = {
  titolo: titoliLavoro.liste.dichiarazione,
  permesso: { ...leggiDichiarazione, ...requisiti.esportaElenchi },
  perAnno: true,
  tabella: 'dichiarazione',
  colonne: {
    Denominazione: 'testo',
    CodiceFiscale: 'testo',
    Anno: 'numero',
    Tipo: 'testo',
    Finalita: 'testo',
    Stato: 'testo',
    StatoTelematico: 'testo',
    StatoInvio: 'testo',
    InCaricoA: 'testo',
    Completi: 'numero',
    Quadri: 'numero',
    Esito: 'testo',
    ADebito: 'numero',
    ACredito: 'numero',
    DataImpegno: 'data',
    StampaData: 'dataOra',
    Tag: 'nomi',
    ModificataIl: 'dataOra',
    ModificataDa: 'testo',
  },
  leggi: (trx, _, query, anno) => listDichiarazioni(trx, requireAnnoFiscale(anno), query),
};

/** What leaves through a page of its own, and is kept in the history with the others. */
export const altreEsportazioni: Readonly<Record<string, Pick<ListaEsportabile, 'titolo' | 'permesso'>>> = {
  contabilita: { titolo: titoliLavoro.liste.contabilita, permesso: leggiContabilita },
};

/** The lists that can be exported: another one is its line here. */
export const listeEsportabili: Readonly<Record<string, ListaEsportabile>> = { anagrafica, dichiarazione };
