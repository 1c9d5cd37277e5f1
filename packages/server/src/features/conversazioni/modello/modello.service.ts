import {
  checkModello,
  listSegnaposti,
  type ModelloDiPostaFilo,
  type ModelloPosta,
  modelloPosta,
  modelloPredefinito,
  type modelloScritto,
  testiIncarico,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { signLettera } from '../../../gateways/posta/lettera.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import {
  findNomeStudio,
  listModelli,
  type Modello,
  type Posto,
  readValori,
  renderModello,
} from '../../base/posta/posta.public.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { esempi } from './esempi.ts';
import { deleteModello, saveModello } from './modello.queries.ts';

type Scritto = z.output<typeof modelloScritto>;
interface Autore {
  readonly utenteId: number;
  readonly ip: string;
}
const writeAtto = makeWriteAtto('modello di posta');
const codici = Object.keys(modelloPosta) as ModelloPosta[];

/** @throws NON_TROVATO when there is no such template */
export function requireCodice(codice: string): ModelloPosta {
  const trovato = codici.find((uno) => uno === codice);
  if (trovato === undefined) throw new DomainError('NON_TROVATO');
  return trovato;
}

const nameLivello = ({ studioId, gestoreId = null }: Posto): Modello['provenienza'] =>
  studioId !== null ? 'studio' : gestoreId === null ? 'fornitore' : 'gestore';

function toFilo(posto: Posto, codice: ModelloPosta, scritti: readonly Modello[]): ModelloDiPostaFilo {
  const suoi = scritti.filter((uno) => uno.codice === codice);
  const proprio = suoi.find(({ provenienza }) => provenienza === nameLivello(posto));
  const vigente = suoi.find(({ attivo }) => attivo);
  const mostrato = proprio ?? vigente ?? modelloPredefinito;
  return {
    Codice: codice,
    Nome: modelloPosta[codice],
    Oggetto: mostrato.oggetto,
    Corpo: mostrato.corpo,
    Provenienza: vigente?.provenienza ?? 'predefinito',
    Proprio: proprio !== undefined,
    Attivo: proprio?.attivo ?? true,
    Versione: proprio?.versione ?? 0,
    Segnaposti: [...listSegnaposti(codice)],
  };
}

/** The templates of a place: its own, or what it inherits. */
export async function readModelli(trx: Trx, posto: Posto): Promise<ModelloDiPostaFilo[]> {
  const scritti = await listModelli(trx, posto, null);
  return codici.map((codice) => toFilo(posto, codice, scritti));
}

function checkTesto(codice: ModelloPosta, testo: string): string[] {
  const { ignoti, isGraffaSola } = checkModello(codice, testo);
  return [
    ...(ignoti.length > 0 ? [testiIncarico.ignoti(ignoti, listSegnaposti(codice))] : []),
    ...(isGraffaSola ? [testiIncarico.GRAFFA_SOLA] : []),
  ];
}

/** Refuses words with a placeholder that nothing fills. @throws RICHIESTA_NON_VALIDA on Oggetto, Corpo */
function requireTesti(
  codice: ModelloPosta,
  { Oggetto, Corpo }: { readonly Oggetto: string; readonly Corpo: string },
): void {
  const [oggetto, corpo] = [checkTesto(codice, Oggetto), checkTesto(codice, Corpo)];
  const stato: ModelState = {
    ...(oggetto.length > 0 && { Oggetto: oggetto }),
    ...(corpo.length > 0 && { Corpo: corpo }),
  };
  requireNessunErrore(stato);
}

/** Writes the template of a place. @throws RICHIESTA_NON_VALIDA, RECORD_MODIFICATO */
export async function writeModello(
  trx: Trx,
  { posto, autore }: { readonly posto: Posto; readonly autore: Autore },
  codice: ModelloPosta,
  scritto: Scritto,
): Promise<void> {
  requireTesti(codice, scritto);
  const nuovo = { codice, oggetto: scritto.Oggetto, corpo: scritto.Corpo, attivo: scritto.Attivo };
  const prima = toFilo(posto, codice, await listModelli(trx, posto, codice));
  if (!(await saveModello(trx, posto, nuovo, scritto.Versione))) throw new DomainError('RECORD_MODIFICATO');
  await writeAtto(trx, autore, codice, 'modifica', { prima, dopo: { ...posto, ...nuovo } });
}

/** Takes away the template of a place: the one above is there again. */
export async function restoreModello(
  trx: Trx,
  { posto, autore }: { readonly posto: Posto; readonly autore: Autore },
  codice: ModelloPosta,
): Promise<void> {
  const prima = toFilo(posto, codice, await listModelli(trx, posto, codice));
  if (!prima.Proprio) return;
  await deleteModello(trx, posto, codice);
  await writeAtto(trx, autore, codice, 'ripristino', { prima, dopo: { ...posto } });
}

const CLIENTE = 'Anna Bianchi';
const STUDIO = 'Studio Bianchi';
interface Parole {
  readonly Oggetto: string;
  readonly Corpo: string;
}

/**
 * A mail as it would leave with these words (null: those in force), with a client in it: written and drawn by what writes
 * and draws the true ones. @throws RICHIESTA_NON_VALIDA, NON_TROVATO for a client that is not reached
 */
export async function previewModello(
  trx: Trx,
  { posto, adesso }: { readonly posto: Posto; readonly adesso: Date },
  codice: ModelloPosta,
  { parole, idAnagrafica }: { readonly parole: Parole | null; readonly idAnagrafica: string | null },
) {
  const dette = parole ?? toFilo(posto, codice, await listModelli(trx, posto, codice));
  requireTesti(codice, dette);
  const studio = (await findNomeStudio(trx, posto.studioId)) || STUDIO;
  const cliente = idAnagrafica === null ? CLIENTE : (await getAnagrafica(trx, idAnagrafica)).denominazione;
  const lettera = { codice, ...esempi[codice](studio, cliente) };
  const valori: Readonly<Record<string, string>> = readValori(lettera, studio, adesso);
  const resa = renderModello({ oggetto: dette.Oggetto, corpo: dette.Corpo }, lettera, valori);
  const fornitore = await trx.selectFrom('fornitore').selectAll().executeTakeFirstOrThrow();
  const { testo, html } = signLettera(resa, fornitore);
  const usati = listSegnaposti(codice).filter((nome) =>
    `${dette.Oggetto}${dette.Corpo}`.includes(`{${nome}}`),
  );
  return { Oggetto: resa.oggetto, Testo: testo, Html: html, Vuoti: usati.filter((nome) => !valori[nome]) };
}
