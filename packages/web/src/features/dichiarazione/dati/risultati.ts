import type { EsitoCasella } from '@quadra/fisco';

export type VoceRisultato = {
  nome: string;
  debito: readonly [string, ...string[]];
  credito: readonly [string, ...string[]];
  /** Shown only when there is something of it. */
  facoltativa?: boolean;
};
/** The results of the header and of the summary: data, not code. The chiavi are those of the modello Redditi PF. */
export const risultatiPf = [
  { nome: 'IRPEF', debito: ['RN45.2'], credito: ['RN46.1'] },
  { nome: 'Addizionali', debito: ['RV7.1', 'RV15.1'], credito: ['RV8.1', 'RV16.1'] },
  { nome: 'Cedolare', debito: ['LC1.13'], credito: ['LC1.14'], facoltativa: true },
] as const satisfies readonly VoceRisultato[];
/** The number explained when a declaration opens. */
export const SPIEGATA_INIZIALE = 'RN26.2';

export type Risultato = {
  /** vuoto: nothing was entered yet. */
  stato: 'completo' | 'provvisorio' | 'incompleto' | 'vuoto';
  verso: 'a debito' | 'a credito' | null;
  importo: number | null;
  /** The casella that explains it. */
  chiave: string;
};

/** True when a result has a place among the others now. */
export const isMostrato = ({ facoltativa }: VoceRisultato, { stato, importo }: Risultato): boolean =>
  facoltativa !== true || (stato !== 'vuoto' && importo !== 0);

/** One balance from its caselle: debits less credits; incomplete as soon as one of them is. */
export function computeRisultato(voce: VoceRisultato, get: (chiave: string) => EsitoCasella): Risultato {
  const debiti = voce.debito.map(get);
  const crediti = voce.credito.map(get);
  const tutti = [...debiti, ...crediti];
  const incompleto = [...voce.debito, ...voce.credito].find((chiave) => get(chiave).stato === 'incompleto');
  if (incompleto !== undefined)
    return { stato: 'incompleto', verso: null, importo: null, chiave: incompleto };
  if (tutti.every((esito) => esito.stato === 'vuoto'))
    return { stato: 'vuoto', verso: null, importo: null, chiave: voce.debito[0] };
  const sum = (esiti: EsitoCasella[]) =>
    esiti.reduce((totale, { valore }) => totale + (typeof valore === 'number' ? valore : 0), 0);
  const saldo = sum(debiti) - sum(crediti);
  return {
    stato: tutti.some((esito) => esito.stato === 'provvisorio') ? 'provvisorio' : 'completo',
    verso: saldo > 0 ? 'a debito' : saldo < 0 ? 'a credito' : null,
    importo: Math.abs(saldo),
    chiave: (saldo > 0 ? voce.debito : voce.credito)[0],
  };
}
