import { createHash } from 'node:crypto';
import type { copilotaAnswer, domandaCopilota, ScambioCopilota } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import type { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { ModelloAssente, type ModelloLinguistico } from '../../../gateways/modello-linguistico/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { type Chi, insertScambio, type Scambio } from './copilota.queries.ts';
import { type Intento, ISTRUZIONI, readIntento, readScelta } from './copilota.rules.ts';
import { only } from './parti.ts';
import { answerIntento } from './risposte.ts';

type Domanda = z.output<typeof domandaCopilota>;
type Esito = z.output<typeof copilotaAnswer>['data'];

const NON_CONFIGURATO =
  'Il motore non riconosce questa domanda, e il modello linguistico non è configurato. Si può chiedere: perché RN26, perché ' +
  'quel saldo, che cosa manca, quando scade il saldo, in quale rigo vanno le spese sanitarie, che cosa cambia se RP27 aumenta di 1.000 euro.';
const NESSUNA =
  'Il modello non ha trovato fra le domande a cui il motore risponde quella giusta: provare con altre parole.';

export const toFilo = ({ id, creato_il, domanda, risposta, fonte }: Scambio): ScambioCopilota => ({
  Id: id,
  Quando: creato_il.toISOString(),
  Domanda: domanda,
  // What was kept before had not these.
  ...{ Chiave: null, Conto: [], Proposta: null },
  ...risposta,
  Fonte: fonte,
});

/** The user of the session, in his studio. @throws NON_TROVATO */
export function getChi({ studioId, utenteId }: Sessione): Chi {
  if (studioId === null) throw new DomainError('NON_TROVATO');
  return { studioId, utenteId };
}

const computeImpronta = (scritto: string) => createHash('sha256').update(scritto).digest('hex');

/** Answers with the engine and keeps the exchange, in one transaction that sees what the user sees. */
function answer(
  servizi: Servizi,
  sessione: Sessione,
  domanda: Domanda,
  {
    intento,
    fonte,
    altrimenti,
  }: { intento: Intento | null; fonte: ScambioCopilota['Fonte']; altrimenti: string },
): Promise<Esito> {
  const chi = getChi(sessione);
  const oggetto = { anno: domanda.Anno ?? ANNO_FISCALE, id: domanda.IdDichiarazione };
  return withTenant(servizi.db, sessione, async (trx) => {
    const risposta = intento === null ? only(altrimenti) : await answerIntento(trx, oggetto, intento);
    const scambio = await insertScambio(trx, {
      ...chi,
      // Kept beside the declaration only when something of it was read.
      dichiarazioneId: risposta.Su === null ? null : oggetto.id,
      domanda: domanda.Domanda,
      risposta,
      fonte: intento === null ? 'nessuno' : fonte,
    });
    return { Scambio: toFilo(scambio), Invio: null };
  });
}

async function askModello(
  modello: ModelloLinguistico,
  scritto: string,
  domanda: string,
): Promise<Intento | null> {
  try {
    return readScelta(await modello.send(scritto), domanda);
  } catch (errore) {
    if (errore instanceof ModelloAssente) throw new DomainError('SERVIZIO_NON_DISPONIBILE');
    throw errore;
  }
}

/**
 * Answers a question. What the engine reads by itself leaves for nobody; the rest goes to the language model only after what
 * would leave was shown, letter by letter, and confirmed by its imprint. The model says which question it is, and the engine
 * answers: no number is the model's.
 */
export async function ask(servizi: Servizi, sessione: Sessione, domanda: Domanda): Promise<Esito> {
  const intento = readIntento(domanda.Domanda);
  if (intento !== null)
    return answer(servizi, sessione, domanda, { intento, fonte: 'motore', altrimenti: NESSUNA });
  const modello = servizi.modelloLinguistico;
  if (modello === null)
    return answer(servizi, sessione, domanda, { intento, fonte: 'nessuno', altrimenti: NON_CONFIGURATO });
  const scritto = modello.write(ISTRUZIONI, domanda.Domanda);
  const impronta = computeImpronta(scritto);
  if (domanda.Conferma !== impronta)
    return { Scambio: null, Invio: { A: modello.indirizzo, Testo: scritto, Impronta: impronta } };
  const scelto = await askModello(modello, scritto, domanda.Domanda);
  return answer(servizi, sessione, domanda, { intento: scelto, fonte: 'modello', altrimenti: NESSUNA });
}
