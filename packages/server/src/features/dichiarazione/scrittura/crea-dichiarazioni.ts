import {
  errori,
  type FinalitaDichiarazione,
  frasiErrore,
  modelloDiTipo,
  type TipoDichiarazione,
} from '@quadra/contract';
import type { Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isTipoSpento } from '../../configurazione/configurazione.public.ts';
import { markVersioneSentita, proposeRighi } from '../../sincronizzazione/sincronizzazione.public.ts';
import { createCalcolo, requireModello } from '../calcolo.ts';
import {
  type Contribuente,
  findOrdinaria,
  insertDichiarazione,
  lockContribuenti,
  lockDisponibili,
} from '../dichiarazione.queries.ts';
import { computeRiepilogo, computeStatiQuadri } from '../dichiarazione.rules.ts';
import { describeProposta, proposeQuery } from '../query.ts';
import { insertModifiche } from '../storia.queries.ts';
import type { Autore } from './scrivi-dichiarazione.ts';

export interface RichiestaCreazione {
  readonly idAnagrafiche: readonly string[];
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
}
export interface EsitoCreazione {
  create: { Codice: string; IdAnagrafica: string }[];
  errori: { Codice: string; Messaggio: string }[];
}

async function checkCreabile(
  trx: Trx,
  contribuente: Contribuente | undefined,
  anno: number,
  { tipo, finalita }: RichiestaCreazione,
  disponibili: ReadonlyMap<number, number>,
): Promise<string | null> {
  if (contribuente === undefined) return errori.RECORD_NON_TROVATO.testo;
  if (!modelloDiTipo[tipo].soggetti.includes(contribuente.tipo)) {
    const perche = contribuente.tipo === 'PF' ? frasiErrore.CLIENTE_PERSONA : frasiErrore.CLIENTE_SOCIETA;
    return `${errori.IMPOSSIBILE_CREARE.testo} ${perche}`;
  }
  const esistente = finalita === 'Ordinaria' ? await findOrdinaria(trx, contribuente, anno, tipo) : undefined;
  if (esistente !== undefined) return errori.DICHIARAZIONE_GIA_PRESENTE.testo;
  const isFinita = (disponibili.get(contribuente.studioId) ?? 0) < 1;
  return isFinita ? errori.NESSUNA_DICHIARAZIONE_DISPONIBILE.testo : null;
}

async function createOne(
  trx: Trx,
  autore: Autore,
  modello: Modello,
  contribuente: Contribuente,
  { tipo, finalita }: RichiestaCreazione,
): Promise<string> {
  const { righi: deiCampi, versione } = await proposeRighi(trx, modello, contribuente.id);
  const destinatario = {
    studioId: contribuente.studioId,
    anagraficaId: contribuente.id,
    anno: modello.anno,
    tipo,
  };
  const trovate = await proposeQuery(trx, modello, destinatario, (casella) => !(casella in deiCampi));
  const righi = { ...deiCampi, ...Object.fromEntries(trovate.map(({ chiave, valore }) => [chiave, valore])) };
  const statiQuadri = computeStatiQuadri(modello, righi, {});
  const id = await insertDichiarazione(trx, {
    studioId: contribuente.studioId,
    anagraficaId: contribuente.id,
    anno: modello.anno,
    tipo,
    finalita,
    righi,
    statiQuadri,
    riepilogo: computeRiepilogo(modello, statiQuadri, createCalcolo(modello, righi).computed()),
    versioneProgramma: modello.versione,
    utenteId: autore.utenteId,
  });
  await markVersioneSentita(trx, { studioId: contribuente.studioId, id }, versione);
  await insertModifiche(trx, { studioId: contribuente.studioId, id }, 1, autore.utenteId, [
    { azione: 'creazione' },
    ...Object.entries(deiCampi).map(([chiave, dopo]) => ({
      azione: 'modifica',
      chiave,
      prima: null,
      dopo,
      motivo: "Dall'anagrafica",
    })),
    ...trovate.map(describeProposta),
  ]);
  return id;
}

/**
 * Creates a declaration for each anagrafica that can have one, up to the maximum of its studio in the year; for the others
 * says why. The anagrafiche are held meanwhile, so that two calls at once create one.
 * @throws ANNO_NON_DISPONIBILE, IMPOSSIBILE_CREARE for a type that is not active
 */
export async function createDichiarazioni(
  trx: Trx,
  autore: Autore,
  anno: number,
  richiesta: RichiestaCreazione,
): Promise<EsitoCreazione> {
  const modello = await requireModello(trx, anno, richiesta.tipo);
  if (await isTipoSpento(trx, anno, richiesta.tipo)) {
    throw new DomainError('IMPOSSIBILE_CREARE', { messaggio: frasiErrore.TIPO_NON_ATTIVO });
  }
  const ids = [...new Set(richiesta.idAnagrafiche)];
  const contribuenti = new Map((await lockContribuenti(trx, ids)).map((c) => [c.id, c]));
  const studi = [...new Set([...contribuenti.values()].map(({ studioId }) => studioId))];
  const disponibili = await lockDisponibili(trx, anno, studi);
  const esito: EsitoCreazione = { create: [], errori: [] };
  for (const id of ids) {
    const contribuente = contribuenti.get(id);
    const motivo = await checkCreabile(trx, contribuente, anno, richiesta, disponibili);
    if (motivo !== null || contribuente === undefined) {
      esito.errori.push({ Codice: id, Messaggio: motivo ?? errori.IMPOSSIBILE_CREARE.testo });
      continue;
    }
    const codice = await createOne(trx, autore, modello, contribuente, richiesta);
    disponibili.set(contribuente.studioId, (disponibili.get(contribuente.studioId) ?? 0) - 1);
    esito.create.push({ Codice: codice, IdAnagrafica: id });
  }
  return esito;
}
