import { type DaPagareFilo, type DettoFilo, LIMITI_DA_PAGARE, type VoceDaPagareFilo } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import { lowerNome, nameVersamento } from '../../../versamenti/f24/f24.public.ts';
import type { Detto, F24Letto, RigaLetta } from './f24-cliente.queries.ts';

export const writeDetto = (d: Detto | null | undefined): DettoFilo | null =>
  d
    ? {
        Stato: d.stato,
        PagatoIl: d.pagato_il,
        DettoIl: new Date(d.detto_il).toISOString(),
        Ricevuta: d.documento_id === null ? null : { Id: d.documento_id, Nome: d.documento ?? '' },
        RispostoIl: d.risposto_il === null ? null : new Date(d.risposto_il).toISOString(),
        Motivo: d.motivo,
      }
    : null;

type Nomi = ReadonlyMap<string, string>;
const writeRighe = (righe: readonly RigaLetta[], nomi: Nomi): VoceDaPagareFilo['Righe'] =>
  righe.map(({ nome, codice, anno, importo }) => ({
    Nome: lowerNome(nome ?? nomi.get(codice) ?? codice),
    Codice: codice,
    Anno: anno,
    Importo: toEuro(importo),
  }));

/** A model as its client reads it; of a studio he is not told more than of his own. Pure. */
export function writeVoce(f: F24Letto, isMio: boolean, nomi: Nomi): VoceDaPagareFilo {
  const Righe = writeRighe(f.righe, nomi);
  return {
    Chiave: f.id,
    IdF24: f.id,
    Numero: f.numero,
    Studio: isMio ? null : f.studio,
    Anno: f.anno,
    Data: f.data,
    Nome: nameVersamento(Righe),
    Importo: toEuro(f.pagato ?? f.saldo),
    Stato: f.stato,
    PagatoIl: f.pagato_il,
    Versione: isMio ? f.versione : null,
    IdAnagrafica: isMio ? f.anagrafica_id : null,
    Righe,
    Detto: writeDetto(f.detto),
  };
}

type Debito = { data: string; anno: number; importo: number; righe: RigaLetta[] };
/** Debts of a day that no model holds yet. Pure. */
export function writeDebito({ data, anno, importo, righe }: Debito, nomi: Nomi): VoceDaPagareFilo {
  const Righe = writeRighe(righe, nomi);
  return {
    ...{ Chiave: `debiti-${data}`, IdF24: null, Numero: null, Studio: null, Anno: anno, Data: data },
    ...{ Nome: nameVersamento(Righe), Importo: toEuro(importo), Stato: 'Da preparare', PagatoIl: null },
    ...{ Versione: null, IdAnagrafica: null, Righe, Detto: null },
  };
}

const isDaPagare = ({ Stato }: VoceDaPagareFilo) => Stato === 'Da pagare' || Stato === 'Da preparare';
const sum = (voci: readonly VoceDaPagareFilo[]) =>
  Math.round(voci.reduce((totale, { Importo }) => totale + Importo * 100, 0)) / 100;

/** What is to pay from the oldest, what was paid from the last, and how much goes before the year ends. Pure. */
export function sortDaPagare(voci: readonly VoceDaPagareFilo[], oggi: string): DaPagareFilo {
  const quando = ({ PagatoIl, Data }: VoceDaPagareFilo) => PagatoIl ?? Data;
  const DaPagare = voci.filter(isDaPagare).sort((a, b) => a.Data.localeCompare(b.Data));
  const Pagati = voci
    .filter((una) => !isDaPagare(una))
    .sort((a, b) => quando(b).localeCompare(quando(a)))
    .slice(0, LIMITI_DA_PAGARE.pagate);
  const fine = `${oggi.slice(0, 4)}-12-31`;
  const mancano = DaPagare.filter(({ Data, Detto }) => Data <= fine && Detto?.Stato !== 'Detto');
  return { Oggi: oggi, EntroFineAnno: sum(mancano), DaPagare, Pagati };
}
