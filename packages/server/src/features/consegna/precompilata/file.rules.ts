import { testiPrecompilata, type VocePrecompilata } from '@quadra/contract';
import { normalizeCodiceFiscale } from '@quadra/values';
import type { EsitoRiga } from './richiesta.rules.ts';

/** What an order says of a client. */
export interface RigaRichiesta {
  readonly codiceFiscale: string;
  readonly delega: string;
  readonly dataDelega: string;
  readonly documento: string;
  readonly reddito: string;
  readonly imposta: string;
}
export const TESTA_RICHIESTE = [
  'codicefiscale',
  'delega',
  'datadelega',
  'documento',
  'reddito',
  'imposta',
] as const;
export const TESTA_RISPOSTE = [
  'codicefiscale',
  'stato',
  'codice',
  'modello',
  'casella',
  'valore',
  'descrizione',
] as const;

export const writeRichiesta = (r: RigaRichiesta): readonly string[] => [
  r.codiceFiscale,
  r.delega,
  r.dataDelega,
  r.documento,
  r.reddito,
  r.imposta,
];

/** What an answer says of a client. */
export interface Risposta {
  readonly codiceFiscale: string;
  readonly esito: EsitoRiga;
  readonly codice: string | null;
  readonly modello: string;
  readonly voci: VocePrecompilata[];
}

interface Letta {
  readonly numero: number;
  readonly celle: readonly string[];
}
export interface ScartoRiga {
  readonly Riga: number;
  readonly Messaggio: string;
}

const esiti: readonly EsitoRiga[] = ['Ricevuta', 'Rifiutata', 'Annullata'];
const CODICE = /^\d{2,3}$/;
const CODICE_FISCALE = /^[A-Z0-9]{11,16}$/;
const VALORE_MASSIMO = 200;
/** Caselle of one client: more of them are no form. */
const VOCI_MASSIME = 2_000;

const isTesta = (celle: readonly string[], testa: readonly string[], quante: number): boolean =>
  testa.slice(0, quante).every((nome, posto) => celle[posto]?.toLowerCase() === nome);

export type Genere = 'richieste' | 'risposte';
/** What a file is, from its heads; null when they are others. */
export function readGenere(testa: readonly string[]): Genere | null {
  if (isTesta(testa, TESTA_RISPOSTE, TESTA_RISPOSTE.length)) return 'risposte';
  return isTesta(testa, TESTA_RICHIESTE, 1) ? 'richieste' : null;
}

/** The codici fiscali of an order, each once, with its row. */
export function readRichieste(righe: readonly Letta[]): {
  codici: { codiceFiscale: string; riga: number }[];
  scarti: ScartoRiga[];
} {
  const scarti: ScartoRiga[] = [];
  const codici = new Map<string, number>();
  for (const { numero, celle } of righe) {
    const codiceFiscale = normalizeCodiceFiscale(celle[0] ?? '');
    if (!CODICE_FISCALE.test(codiceFiscale)) scarti.push({ Riga: numero, Messaggio: testiPrecompilata.RIGA });
    else if (!codici.has(codiceFiscale)) codici.set(codiceFiscale, numero);
  }
  return { codici: [...codici].map(([codiceFiscale, riga]) => ({ codiceFiscale, riga })), scarti };
}

/** The answers of a file, client by client: its rows are one casella each, and a row without one says only the outcome. */
export function readRisposte(righe: readonly Letta[]): {
  risposte: (Risposta & { riga: number })[];
  scarti: ScartoRiga[];
} {
  const scarti: ScartoRiga[] = [];
  const risposte = new Map<string, Risposta & { riga: number }>();
  for (const { numero, celle } of righe) {
    const [codice = '', stato = '', stretto = '', modello = '', casella = '', valore = '', descrizione = ''] =
      celle;
    const codiceFiscale = normalizeCodiceFiscale(codice);
    const esito = esiti.find((uno) => uno.toLowerCase() === stato.toLowerCase());
    const isLetta =
      CODICE_FISCALE.test(codiceFiscale) && esito !== undefined && (stretto === '' || CODICE.test(stretto));
    if (!isLetta) {
      scarti.push({ Riga: numero, Messaggio: testiPrecompilata.RIGA });
      continue;
    }
    const sua = risposte.get(codiceFiscale) ?? {
      ...{ codiceFiscale, esito, codice: stretto || null, modello: modello || '730', voci: [], riga: numero },
    };
    risposte.set(codiceFiscale, sua);
    if (casella === '') continue;
    if (sua.voci.length >= VOCI_MASSIME || casella.length > VALORE_MASSIMO || valore.length > VALORE_MASSIMO)
      scarti.push({ Riga: numero, Messaggio: testiPrecompilata.RIGA });
    else
      sua.voci.push({
        Casella: casella,
        Valore: valore,
        Descrizione: descrizione.slice(0, VALORE_MASSIMO),
      });
  }
  return { risposte: [...risposte.values()], scarti };
}
