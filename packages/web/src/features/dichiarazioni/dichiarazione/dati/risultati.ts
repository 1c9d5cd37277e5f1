import type { EsitoCasella, Risultato as VoceRisultato } from '@quadra/fisco';

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
