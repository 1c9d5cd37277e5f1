import { createHash } from 'node:crypto';
import {
  type CollegamentoMinisteriale,
  findTipoF24,
  isTipoDichiarazione,
  type ministerialeExtra,
  modelloDiTipo,
  type PdfMinisterialeFilo,
  type TipoMinisteriale,
  testiMinisteriale,
  vociMinisteriali,
} from '@quadra/contract';
import { baseOf, isChiave, loadVersamenti, type Modello } from '@quadra/fisco';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { makeWriteAtto } from '../../../../db/registro.queries.ts';
import { cleanNome, type FileInviato } from '../../../../http/caricamento.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../../http/domain-error.ts';
import { loadInVigore } from '../../../dichiarazioni/definizione/definizione.public.ts';
import type { CampoPdf, Esame } from './campo.ts';
import {
  deleteMinisteriale,
  describeRiga,
  findMinisteriale,
  getCampi,
  getFile,
  insertMinisteriale,
  listPubblicatiDelPosto,
  lockMinisteriale,
  type Ministeriale,
  updateMinisteriale,
} from './ministeriale.queries.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly utenteId: number;
  readonly ip: string;
}

const writeAtto = makeWriteAtto('ministeriale');

/** What a name is looked for in: the form of a year, or a paper of the F24, that has no years. */
type Forma = Pick<Modello, 'findCasella'>;
async function findForma(trx: Trx, tipo: TipoMinisteriale, anno: number): Promise<Forma | undefined> {
  if (isTipoDichiarazione(tipo)) return (await loadInVigore(trx, anno, modelloDiTipo[tipo].modello))?.modello;
  const f24 = findTipoF24(tipo);
  return f24 && (await loadVersamenti()).getModelloF24(f24);
}

/** @throws RICHIESTA_NON_VALIDA for a type that has no form in that year */
async function requireForma(trx: Trx, tipo: TipoMinisteriale, anno: number): Promise<Forma> {
  const forma = await findForma(trx, tipo, anno);
  if (forma === undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { TipoDichiarazione: [testiMinisteriale.SENZA_MODELLO] },
    });
  return forma;
}

const isVoce = (casella: string) => (vociMinisteriali as readonly string[]).includes(casella);
const findCasella = (modello: Forma, nome: string) =>
  isChiave(nome) ? modello.findCasella(baseOf(nome)) : undefined;

/** The fields that are called as a casella, or as a voce: the others are left to who knows the form. */
function proposeMappatura(modello: Forma, campi: readonly CampoPdf[]): CollegamentoMinisteriale[] {
  return campi.flatMap(({ nome, tipo }) => {
    const casella = findCasella(modello, nome);
    const serveIlValore = tipo === 'Spunta' && casella?.tipo !== 'barrata';
    if (!isVoce(nome) && (casella === undefined || serveIlValore)) return [];
    return [{ Campo: nome, Casella: nome, Valore: '', Parte: 'Intero' as const }];
  });
}

/** One with its fields and what they are linked to. @throws NON_TROVATO */
export async function getMinisteriale(trx: Trx, id: string): Promise<PdfMinisterialeFilo> {
  const riga = await findMinisteriale(trx, id);
  if (!riga) throw new DomainError('NON_TROVATO');
  const campi = await getCampi(trx, id);
  return {
    ...describeRiga(riga),
    Campi: campi.map(({ nome, tipo, pagine, massimo, opzioni }) => ({
      ...{ Nome: nome, Tipo: tipo, Pagina: (pagine[0] ?? 0) + 1, Massimo: massimo },
      Opzioni: [...opzioni],
    })),
    Mappatura: [...riga.mappatura],
  };
}

/** @throws NON_TROVATO */
async function holdMinisteriale(trx: Trx, id: string): Promise<Ministeriale> {
  const riga = await lockMinisteriale(trx, id);
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

interface DaTenere {
  readonly scritto: z.output<typeof ministerialeExtra>;
  readonly file: FileInviato;
  readonly esame: Esame;
}

/** Keeps an official PDF, as a draft with what its names say of its mapping. @throws RICHIESTA_NON_VALIDA */
export async function storeMinisteriale(
  trx: Trx,
  autore: Autore,
  { scritto, file, esame }: DaTenere,
): Promise<PdfMinisterialeFilo> {
  const { TipoDichiarazione: tipo, Anno: anno, Pagina: pagina } = scritto;
  const forma = await requireForma(trx, tipo, anno);
  const nome = cleanNome(file);
  const sha256 = createHash('sha256').update(esame.contenuto).digest();
  const mappatura = proposeMappatura(forma, esame.campi);
  const { utenteId } = autore;
  const id = await insertMinisteriale(trx, { tipo, anno, pagina, nome, sha256, esame, mappatura, utenteId });
  await writeAtto(trx, autore, id, 'caricamento', {
    dopo: { tipo, anno, pagina, nome, campi: esame.campi.length, sha256: sha256.toString('hex') },
  });
  return getMinisteriale(trx, id);
}

/** What is wrong with one link; undefined when it goes well. */
function checkCollegamento(
  { Casella, Valore }: CollegamentoMinisteriale,
  campo: CampoPdf | undefined,
  modello: Forma,
): ['Campo' | 'Casella' | 'Valore', string] | undefined {
  if (campo === undefined) return ['Campo', testiMinisteriale.CAMPO_SCONOSCIUTO];
  if (isVoce(Casella)) return undefined;
  const casella = findCasella(modello, Casella);
  if (casella === undefined) return ['Casella', testiMinisteriale.CASELLA_SCONOSCIUTA];
  if (campo.tipo === 'Spunta' && casella.tipo !== 'barrata' && Valore === '')
    return ['Valore', testiMinisteriale.SERVE_IL_VALORE];
  return undefined;
}

function checkMappatura(
  mappatura: readonly CollegamentoMinisteriale[],
  campi: readonly CampoPdf[],
  modello: Forma,
): ModelState {
  const perNome = new Map(campi.map((campo) => [campo.nome, campo]));
  const visti = new Set<string>();
  const errori: ModelState = {};
  for (const [posto, uno] of mappatura.entries()) {
    const errore = checkCollegamento(uno, perNome.get(uno.Campo), modello);
    if (errore) errori[`Mappatura.${posto}.${errore[0]}`] = [errore[1]];
    else if (visti.has(uno.Campo)) errori[`Mappatura.${posto}.Campo`] = [testiMinisteriale.CAMPO_RIPETUTO];
    visti.add(uno.Campo);
  }
  return errori;
}

/** Writes which casella goes where; what is printed stays as it was. @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function saveMappatura(
  trx: Trx,
  autore: Autore,
  id: string,
  scritta: { readonly revisione: number; readonly mappatura: readonly CollegamentoMinisteriale[] },
): Promise<PdfMinisterialeFilo> {
  const riga = await holdMinisteriale(trx, id);
  if (riga.revisione !== scritta.revisione) throw new DomainError('RECORD_MODIFICATO');
  const forma = await requireForma(trx, riga.tipo, riga.anno);
  requireNessunErrore(checkMappatura(scritta.mappatura, await getCampi(trx, id), forma));
  await updateMinisteriale(trx, id, autore.utenteId, { mappatura: scritta.mappatura });
  await writeAtto(trx, autore, id, 'modifica mappatura', {
    prima: { mappatura: riga.mappatura },
    dopo: { mappatura: scritta.mappatura },
  });
  return getMinisteriale(trx, id);
}

/** Puts the mapping in force, in place of the file that was there. @throws NON_TROVATO, MINISTERIALE_VUOTO */
export async function publishMinisteriale(
  trx: Trx,
  autore: Autore,
  id: string,
): Promise<PdfMinisterialeFilo> {
  const letta = await findMinisteriale(trx, id);
  if (!letta) throw new DomainError('NON_TROVATO');
  const posto = { tipo: letta.tipo, anno: letta.anno, pagina: letta.pagina };
  // The place first, then its files: two who publish there never wait for each other's file.
  const altri = (await listPubblicatiDelPosto(trx, posto)).filter((altro) => altro !== id);
  const { mappatura } = await holdMinisteriale(trx, id);
  if (mappatura.length === 0) throw new DomainError('MINISTERIALE_VUOTO');
  for (const altro of altri) {
    await updateMinisteriale(trx, altro, autore.utenteId, { pubblicata: null });
    await writeAtto(trx, autore, altro, 'ritiro', { dopo: { sostituitoDa: id } });
  }
  await updateMinisteriale(trx, id, autore.utenteId, { pubblicata: mappatura });
  await writeAtto(trx, autore, id, 'pubblicazione', { dopo: { ...posto, collegati: mappatura.length } });
  return getMinisteriale(trx, id);
}

/** Takes it out of force: prints go back to the working layout. @throws NON_TROVATO */
export async function withdrawMinisteriale(
  trx: Trx,
  autore: Autore,
  id: string,
): Promise<PdfMinisterialeFilo> {
  const { pubblicata } = await holdMinisteriale(trx, id);
  if (pubblicata !== null) {
    await updateMinisteriale(trx, id, autore.utenteId, { pubblicata: null });
    await writeAtto(trx, autore, id, 'ritiro', {});
  }
  return getMinisteriale(trx, id);
}

/** @throws NON_TROVATO, MINISTERIALE_PUBBLICATO */
export async function removeMinisteriale(trx: Trx, autore: Autore, id: string): Promise<void> {
  const { tipo, anno, pagina, nome, pubblicata } = await holdMinisteriale(trx, id);
  if (pubblicata !== null) throw new DomainError('MINISTERIALE_PUBBLICATO');
  await deleteMinisteriale(trx, id);
  await writeAtto(trx, autore, id, 'eliminazione', { prima: { tipo, anno, pagina, nome } });
}

/** The file without anything that acts. @throws NON_TROVATO */
export async function openMinisteriale(trx: Trx, id: string): Promise<{ nome: string; contenuto: Buffer }> {
  const riga = await findMinisteriale(trx, id);
  if (!riga) throw new DomainError('NON_TROVATO');
  return getFile(trx, riga.id);
}
