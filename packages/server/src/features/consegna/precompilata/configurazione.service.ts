import {
  type Ordine730ConfigurazioneFilo,
  type Ordine730ConfigurazioneScritta,
  RICHIESTE_PER_LOTTO,
  testiPrecompilata,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { AccessoScambio, Scambio } from '../../../gateways/precompilata/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findConfigurazione, writeConfigurazione } from './ordini.queries.ts';
import type { Chi } from './richieste.service.ts';

type Attrezzi = Pick<Servizi, 'cifratura' | 'precompilata'>;
const MB_PREDEFINITI = 5;
const nameSegreto = (studioId: number): string => `ordine-730/${studioId}`;

/** How much a studio puts in one order. */
export async function readLimiti(trx: Trx, studioId: number): Promise<{ righe: number; mb: number }> {
  const sua = await findConfigurazione(trx, studioId);
  return { righe: sua?.limite_righe ?? RICHIESTE_PER_LOTTO, mb: sua?.limite_mb ?? MB_PREDEFINITI };
}

/** The exchange, and what a studio enters it with; or what is missing, in words. */
async function findScambio(
  trx: Trx,
  { cifratura, precompilata }: Attrezzi,
  studioId: number,
): Promise<{ scambio: Scambio; accesso: AccessoScambio } | string> {
  if (precompilata === null) return testiPrecompilata.SENZA_SERVIZIO;
  const sua = await findConfigurazione(trx, studioId);
  if (!sua || sua.password === null || sua.utente === '' || sua.mittente === '')
    return testiPrecompilata.SENZA_CREDENZIALI;
  const password = cifratura.open(sua.password, nameSegreto(studioId));
  return { scambio: precompilata, accesso: { utente: sua.utente, password, mittente: sua.mittente } };
}

/** @throws SCAMBIO_NON_CONFIGURATO with what is missing */
export async function requireScambio(trx: Trx, attrezzi: Attrezzi, studioId: number) {
  const trovato = await findScambio(trx, attrezzi, studioId);
  if (typeof trovato === 'string') throw new DomainError('SCAMBIO_NON_CONFIGURATO', { messaggio: trovato });
  return trovato;
}

/** What stops the orders of a studio from leaving; null: nothing. */
export async function findManca(trx: Trx, attrezzi: Attrezzi, studioId: number): Promise<string | null> {
  const trovato = await findScambio(trx, attrezzi, studioId);
  return typeof trovato === 'string' ? trovato : null;
}

/** How the orders of a studio leave; never the password. */
export async function readConfigurazione(
  trx: Trx,
  { precompilata }: Attrezzi,
  studioId: number,
): Promise<Ordine730ConfigurazioneFilo> {
  const sua = await findConfigurazione(trx, studioId);
  return {
    Indirizzo: precompilata?.indirizzo ?? null,
    Simulato: precompilata?.isSimulato ?? false,
    Mittente: sua?.mittente ?? '',
    Utente: sua?.utente ?? '',
    HaPassword: (sua?.password ?? null) !== null,
    LimiteRighe: sua?.limite_righe ?? RICHIESTE_PER_LOTTO,
    LimiteMb: sua?.limite_mb ?? MB_PREDEFINITI,
    Versione: sua?.versione ?? 0,
  };
}

const MITTENTE = /^(\d{11}|[A-Z0-9]{16})$/;

/** @throws RICHIESTA_NON_VALIDA by field, RECORD_MODIFICATO */
export async function changeConfigurazione(
  trx: Trx,
  attrezzi: Attrezzi,
  { sessione, ip }: Chi,
  letta: Ordine730ConfigurazioneScritta,
): Promise<Ordine730ConfigurazioneFilo> {
  const studioId = requireStudio(sessione, undefined);
  if (letta.Mittente !== '' && !MITTENTE.test(letta.Mittente))
    requireNessunErrore({ Mittente: [testiPrecompilata.MITTENTE] });
  const prima = await findConfigurazione(trx, studioId);
  const { Password } = letta;
  const password =
    Password === undefined
      ? (prima?.password ?? null)
      : Password === ''
        ? null
        : attrezzi.cifratura.seal(Password, nameSegreto(studioId));
  const isScritta = await writeConfigurazione(trx, {
    ...{ studio_id: studioId, mittente: letta.Mittente, utente: letta.Utente, password },
    ...{ limite_righe: letta.LimiteRighe, limite_mb: letta.LimiteMb, versione: letta.Versione },
  });
  if (!isScritta) throw new DomainError('RECORD_MODIFICATO');
  await writeRegistro(trx, {
    ...{ studioId, utenteId: sessione.utenteId, ip, entita: 'configurazione ordini 730' },
    azione: 'modifica configurazione ordini 730',
    dopo: {
      ...{ mittente: letta.Mittente, utente: letta.Utente, righe: letta.LimiteRighe, mb: letta.LimiteMb },
      passwordCambiata: Password !== undefined,
    },
  });
  return readConfigurazione(trx, attrezzi, studioId);
}
