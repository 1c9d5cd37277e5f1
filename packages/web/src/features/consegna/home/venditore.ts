import { daysBetween } from '@quadra/values';
import { messaggiCasa as m, nameGiorno } from '../../../messages/casa-venditore.ts';
import type { Fermi, StudiInEsaurimento, StudioInEsaurimento, TicketInCoda } from './venditore.api.ts';

/** What the sentence says, and the one thing that does it; a part that failed is undefined. */
export interface Lette {
  readonly studi: StudiInEsaurimento | undefined;
  readonly fermi: Fermi | undefined;
  readonly ticket: readonly TicketInCoda[] | undefined;
}
type Passo =
  | { readonly fa: 'proponi'; readonly quanti: number }
  | { readonly fa: 'va'; readonly verso: string; readonly nome: string }
  | null;
interface Apertura {
  readonly frase: string;
  readonly passo: Passo;
}

/** The address of the list of the studi that run out within the days looked at. */
export const makeIndirizzoStudi = (entro: string): string => `/crediti-studi?DataA=${entro}`;
export const INDIRIZZO_FALLITI = '/lavori?stato=non%20riuscito';
export const INDIRIZZO_POSTA = '/posta?Stato=Errore';

const isOltre = ({ oltre }: TicketInCoda) => oltre;
const makeTicket = (id: string, studio: string): Passo => ({
  ...{ fa: 'va', verso: `/help-desk?ticket=${id}`, nome: m.rispondiA(studio) },
});

/** What is stuck, where something is. */
function openFermi(fermi: Fermi | undefined): Apertura | null {
  const lavori = fermi?.lavori.totale ?? 0;
  if (lavori > 0)
    return {
      frase: m.lavoriFermi(lavori),
      passo: { fa: 'va', verso: INDIRIZZO_FALLITI, nome: m.apriLavori },
    };
  const posta = fermi?.posta?.totale ?? 0;
  if (posta > 0)
    return { frase: m.postaFerma(posta), passo: { fa: 'va', verso: INDIRIZZO_POSTA, nome: m.apriPosta } };
  return null;
}

/** Those that run out and nobody wrote to: who may write does, who only looks opens them. */
function openStudi(studi: StudiInEsaurimento | undefined, propone: boolean): Apertura | null {
  if (!studi || studi.daProporre === 0) return null;
  return {
    frase: m.finiscono(studi.daProporre, nameGiorno(studi.entro, studi.oggi)),
    passo: propone
      ? { fa: 'proponi', quanti: studi.daProporre }
      : { fa: 'va', verso: makeIndirizzoStudi(studi.entro), nome: m.apriStudi },
  };
}

/** The sentence of the home: what comes first, of what is known; nothing while it is being read. */
export function computeApertura(
  { studi, fermi, ticket }: Lette,
  { propone, writeQuando }: { propone: boolean; writeQuando: (iso: string) => string },
): Apertura {
  const [primo] = ticket ?? [];
  const oltre = ticket?.find(isOltre);
  const trovata =
    openStudi(studi, propone) ??
    (oltre && { frase: m.ticketOltre(oltre.nomeStudio), passo: makeTicket(oltre.id, oltre.nomeStudio) }) ??
    openFermi(fermi) ??
    (primo?.entroIl && {
      frase: m.ticketAttende(primo.nomeStudio, writeQuando(primo.entroIl)),
      passo: makeTicket(primo.id, primo.nomeStudio),
    });
  if (trovata) return trovata;
  if (!studi || !fermi || !ticket) return { frase: m.nonSiSa, passo: null };
  const [finisce] = studi.righe;
  if (!finisce?.finisconoIl) return { frase: m.nulla, passo: null };
  return {
    frase: m.primoFine(finisce.nomeStudio, nameGiorno(finisce.finisconoIl, studi.oggi)),
    passo: { fa: 'va', verso: `/studi/${finisce.idStudio}`, nome: m.apri },
  };
}

/** Whole days that what is left lasts at its pace. */
export const countGiorni = (
  { finisconoIl }: Pick<StudioInEsaurimento, 'finisconoIl'>,
  oggi: string,
): number => (finisconoIl === null ? 0 : daysBetween(oggi, finisconoIl));
