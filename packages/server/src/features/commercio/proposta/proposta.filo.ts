import type { PropostaFilo, PropostaInElenco } from '@quadra/contract';
import { loadFattura } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRighe } from '../fattura/fattura.filo.ts';
import { findCollegata } from '../fattura/fattura.queries.ts';
import type { Sguardo } from '../fattura/sguardo.ts';
import type { RigaProposta } from './proposta.queries.ts';
import { findPassaggio, isScaduta } from './proposta.rules.ts';

/** A row of the list; `oggi` is the day in Italy. */
export const writeVoce = (riga: RigaProposta, oggi: string): PropostaInElenco => ({
  Id: riga.id,
  Tipo: riga.tipo,
  IdStudio: riga.cliente_studio_id,
  Numero: riga.numero,
  Anno: riga.anno,
  Data: riga.data,
  Cliente: riga.nome_cliente,
  Importo: toEuro(riga.imponibile),
  Iva: toEuro(riga.iva),
  Totale: toEuro(riga.totale),
  Scadenza: riga.scadenza,
  Stato: riga.stato,
  Scaduta: isScaduta(riga, oggi),
  Versione: riga.versione,
});

/** One whole, as who asks sees it. */
export async function describeProposta(
  trx: Trx,
  riga: RigaProposta,
  { di, oggi }: { di: Sguardo['di']; oggi: string },
): Promise<PropostaFilo> {
  const { computeTotali } = await loadFattura();
  const fattura = riga.fattura_id === null ? undefined : await findCollegata(trx, riga.fattura_id);
  const isVenditore = di === 'venditore';
  return {
    ...writeVoce(riga, oggi),
    Venditore: riga.venditore,
    Righe: writeRighe(riga.righe, computeTotali(riga.righe).righe),
    Note: riga.note,
    RispostaIl: riga.risposta_il?.toISOString() ?? null,
    RispostaDa: riga.nome_risposta,
    Fattura: fattura ? { Id: fattura.id, Numero: fattura.numero, Data: fattura.data } : null,
    Rispondibile: !isVenditore && riga.stato === 'Da valutare' && !isScaduta(riga, oggi),
    Fatturabile:
      isVenditore && riga.fattura_id === null && findPassaggio(riga.stato, 'fattura') !== undefined,
    Annullabile: isVenditore && findPassaggio(riga.stato, 'annulla') !== undefined,
  };
}
