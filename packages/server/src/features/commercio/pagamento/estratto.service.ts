import { type EstrattoFilo, type RigaEstrattoFilo, testiCampo } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { type RigaLetta, readEstratto, writeNonLette } from './estratto.rules.ts';
import { isVenditore, toFilo } from './filo.ts';
import { listPerCausale, type RigaPagamento } from './pagamento.queries.ts';
import { listCausali } from './pagamento.rules.ts';

type Proposta = Pick<RigaEstrattoFilo, 'Esito' | 'Pagamento'>;

/** What a movement may be of: the booking it names, when the amount is the same. Nothing is written here. */
function match(sessione: Sessione, letta: RigaLetta, trovati: readonly RigaPagamento[]): Proposta {
  const [uno, altro] = trovati;
  if (uno === undefined || altro !== undefined) return { Esito: 'Da abbinare a mano', Pagamento: null };
  const Pagamento = toFilo(sessione, uno);
  if (uno.stato === 'Completato') return { Esito: 'Già incassato', Pagamento };
  if (!Pagamento.Conferma) return { Esito: 'Da abbinare a mano', Pagamento };
  if (uno.totale !== letta.importo) return { Esito: 'Importo diverso', Pagamento };
  return { Esito: uno.stato === 'Annullato' ? 'Prenotazione annullata' : 'Corrisponde', Pagamento };
}

/**
 * The movements that came in, each with the booking it seems to be of: the seller confirms together those that
 * correspond, one by one those whose booking was cancelled. @throws RICHIESTA_NON_VALIDA for a file that is no statement
 */
export async function proposeIncassi(trx: Trx, sessione: Sessione, contenuto: string): Promise<EstrattoFilo> {
  const letto = readEstratto(contenuto);
  if (letto === null)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Contenuto: [testiCampo.ESTRATTO_NON_LETTO] },
    });
  const entrate = letto.righe
    .map((letta, posto) => ({ letta, posto, causali: listCausali(letta.descrizione) }))
    .filter(({ letta }) => letta.importo > 0 && !letta.isStorno);
  const tutti = await listPerCausale(trx, [...new Set(entrate.flatMap(({ causali }) => causali))]);
  const suoi = tutti.filter((riga) => isVenditore(sessione, riga));
  const Righe = entrate.map(({ letta, posto, causali }) => ({
    Riga: posto + 1,
    Data: letta.data,
    Importo: toEuro(letta.importo),
    Descrizione: letta.descrizione,
    ...match(
      sessione,
      letta,
      suoi.filter(({ causale }) => causali.includes(causale)),
    ),
  }));
  return { Righe, NonLette: writeNonLette(letto) };
}
