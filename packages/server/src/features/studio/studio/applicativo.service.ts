import {
  type applicativiAnswer,
  type applicativoScritto,
  type apreApplicativo,
  type attivazioneAnswer,
  type attivazioneMassiva,
  type CodiceApplicativo,
  errori,
  requisitoApplicativo,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import { readOra } from '../../../db/orologio.ts';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireRequisito, requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  disableApplicativo,
  enableApplicativo,
  extendApplicativo,
  listApplicativi,
  listOltreLimite,
  listPeriodi,
  upsertApplicativo,
} from './applicativo.queries.ts';
import { listPrevisti, listSenzaModulo } from './sottoscrizione.queries.ts';
import { type Autore, holdStudio, writeAtto } from './studio.service.ts';

type Applicativi = z.infer<typeof applicativiAnswer>;

async function readApplicativi(trx: Trx, studioId: number): Promise<Applicativi> {
  return { data: await listApplicativi(trx, studioId), Previsti: await listPrevisti(trx, studioId) };
}

/** @throws NON_TROVATO */
export const getApplicativi = (trx: Trx, sessione: Sessione, idStudio: number): Promise<Applicativi> =>
  readApplicativi(trx, requireStudio(sessione, idStudio));

/** A web address on one of the origins that were configured; without credentials in it. */
function isAmmesso(testo: string, remoti: readonly string[]): boolean {
  if (!URL.canParse(testo)) return false;
  const { origin, username, password } = new URL(testo);
  return remoti.includes(origin) && username === '' && password === '';
}

type Quale = { readonly codice: CodiceApplicativo; readonly anno: number | null };

/** @throws MODULO_NON_PREVISTO, LIMITE_ATTIVAZIONI */
async function requireAttivabile(trx: Trx, studioId: number, quale: Quale): Promise<void> {
  if ((await listSenzaModulo(trx, [studioId], quale.codice)).has(studioId))
    throw new DomainError('MODULO_NON_PREVISTO');
  if ((await listOltreLimite(trx, { studi: [studioId], ...quale })).has(studioId))
    throw new DomainError('LIMITE_ATTIVAZIONI');
}

/** Turns a module on from today for one studio, that pays it with credits. @throws NON_TROVATO, MODULO_NON_PREVISTO, LIMITE_ATTIVAZIONI */
export async function activateACrediti(
  trx: Trx,
  autore: Autore,
  idStudio: number,
  quale: Quale,
): Promise<void> {
  const studioId = requireStudio(autore.sessione, idStudio);
  await holdStudio(trx, studioId);
  await requireAttivabile(trx, studioId, quale);
  const attivazione = { studi: [studioId], ...quale, modo: 'crediti' } as const;
  const prima = await listPeriodi(trx, attivazione);
  await enableApplicativo(trx, attivazione);
  const dopo = await listPeriodi(trx, attivazione);
  const Applicativo = quale.codice;
  await writeAtto(trx, autore, studioId, 'attivazione modulo', {
    prima: { Applicativo, Periodi: prima.get(studioId) ?? [] },
    dopo: { Applicativo, Anno: quale.anno, Periodi: dopo.get(studioId) ?? [] },
  });
}

/**
 * Turns a module of a studio on up to a day, that the studio bought with its credits.
 * @throws NON_TROVATO, MODULO_NON_PREVISTO, LIMITE_ATTIVAZIONI
 */
export async function activateFinoA(
  trx: Trx,
  autore: Autore,
  idStudio: number,
  { codice, al }: { readonly codice: CodiceApplicativo; readonly al: string },
): Promise<void> {
  const studioId = requireStudio(autore.sessione, idStudio);
  await holdStudio(trx, studioId);
  await requireAttivabile(trx, studioId, { codice, anno: null });
  const quale = { studi: [studioId], codice };
  const prima = await listPeriodi(trx, quale);
  await extendApplicativo(trx, { studioId, codice, al });
  const dopo = await listPeriodi(trx, quale);
  await writeAtto(trx, autore, studioId, 'acquisto modulo', {
    prima: { Applicativo: codice, Periodi: prima.get(studioId) ?? [] },
    dopo: { Applicativo: codice, Periodi: dopo.get(studioId) ?? [] },
  });
}

/**
 * Writes one module of one studio. One that its subscription may not have is only brought to its end.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA, MODULO_NON_PREVISTO, LIMITE_ATTIVAZIONI
 */
export async function changeApplicativo(
  trx: Trx,
  autore: Autore,
  { IdStudio, appid: _, ...scritto }: z.output<typeof applicativoScritto>,
  remoti: readonly string[],
): Promise<Applicativi> {
  const studioId = requireStudio(autore.sessione, IdStudio);
  const Indirizzo = scritto.Indirizzo === '' ? null : scritto.Indirizzo;
  if (scritto.Al !== null && scritto.Al < scritto.Dal)
    requireNessunErrore({ Al: [testiCampo.PERIODO_NON_VALIDO] });
  if (Indirizzo !== null && !isAmmesso(Indirizzo, remoti))
    requireNessunErrore({ Indirizzo: [testiCampo.INDIRIZZO_NON_AMMESSO] });
  await holdStudio(trx, studioId);
  const isFinito = scritto.Al !== null && scritto.Al < giornoDiRoma(await readOra(trx));
  if (!isFinito) await requireAttivabile(trx, studioId, { codice: scritto.Codice, anno: scritto.Anno });
  const prima = await listApplicativi(trx, studioId);
  await upsertApplicativo(trx, { ...scritto, Indirizzo, studioId });
  await writeAtto(trx, autore, studioId, 'modulo', {
    prima: prima.find(({ Codice, Anno }) => Codice === scritto.Codice && Anno === scritto.Anno) ?? null,
    dopo: scritto,
  });
  return readApplicativi(trx, studioId);
}

type Massiva = z.output<typeof attivazioneMassiva>;
/**
 * Turns a module on or off for many studi. Each studio that cannot be reached, that its subscription leaves without, or that is beyond the limit of its gestore, is an error of its own, and the others go on.
 * @throws SELEZIONARE_STUDIO without any
 */
export async function changeInMassa(
  trx: Trx,
  autore: Autore,
  { IdStudi, Applicativo, Abilita, Anno }: Massiva,
): Promise<z.infer<typeof attivazioneAnswer>['data']> {
  if (IdStudi.length === 0) throw new DomainError('SELEZIONARE_STUDIO');
  const propri = new Set(autore.sessione.studi);
  const richiesti = [...new Set(IdStudi)];
  const raggiunti = richiesti.filter((id) => propri.has(id));
  const senza = Abilita ? await listSenzaModulo(trx, raggiunti, Applicativo) : new Set<number>();
  const previsti = raggiunti.filter((id) => !senza.has(id));
  const quale = { codice: Applicativo, anno: Anno };
  const oltre = Abilita ? await listOltreLimite(trx, { studi: previsti, ...quale }) : new Set<number>();
  const studi = previsti.filter((id) => !oltre.has(id));
  const attivazione = { studi, ...quale };
  const prima = await listPeriodi(trx, attivazione);
  if (Abilita) await enableApplicativo(trx, attivazione);
  else await disableApplicativo(trx, attivazione);
  const azione = Abilita ? 'attivazione modulo' : 'disattivazione modulo';
  const dopo = await listPeriodi(trx, attivazione);
  for (const id of studi)
    await writeAtto(trx, autore, id, azione, {
      prima: { Applicativo, Periodi: prima.get(id) ?? [] },
      dopo: { Applicativo, Anno, Periodi: dopo.get(id) ?? [] },
    });
  const fuori = richiesti.filter((id) => !propri.has(id));
  return {
    aggiornati: studi.length,
    errori: [
      ...fuori.map((IdStudio) => ({ IdStudio, Messaggio: errori.NON_TROVATO.testo })),
      ...[...senza].map((IdStudio) => ({ IdStudio, Messaggio: errori.MODULO_NON_PREVISTO.testo })),
      ...[...oltre].map((IdStudio) => ({ IdStudio, Messaggio: errori.LIMITE_ATTIVAZIONI.testo })),
    ],
  };
}

/**
 * Where a module that is elsewhere is; null when it is among our own pages. The address is looked at again: what is no longer
 * configured is not opened.
 * @throws MODULO_NON_ATTIVO, FUNZIONALITA_NON_ATTIVA, VISURE_DISABILITATE, MODULO_NON_CONFIGURATO, NON_TROVATO
 */
export async function openApplicativo(
  trx: Trx,
  sessione: Sessione,
  { IdStudio, Codice }: z.output<typeof apreApplicativo>,
  remoti: readonly string[],
): Promise<string | null> {
  const studioId = requireStudio(sessione, IdStudio);
  requireRequisito(sessione, requisitoApplicativo[Codice]);
  const suoi = (await listApplicativi(trx, studioId)).filter(
    (modulo) => modulo.Attivo && modulo.Codice === Codice,
  );
  if (suoi.length === 0) throw new DomainError('MODULO_NON_ATTIVO');
  const indirizzo = suoi.find(({ Indirizzo }) => Indirizzo !== null)?.Indirizzo ?? null;
  if (indirizzo === null ? Codice === 'REMOTEHOST' : !isAmmesso(indirizzo, remoti))
    throw new DomainError('MODULO_NON_CONFIGURATO');
  return indirizzo;
}
