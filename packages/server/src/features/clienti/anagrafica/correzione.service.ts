import { type Anagrafica, type CoppiaFilo, testiCampo, toWire } from '@quadra/contract';
import { checkCodiceFiscale, decodeCodiceFiscale, giornoDiRoma, yearOf } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { toCampo, toValoreFilo } from '../../../http/wire-state.ts';
import { deleteAnagraficaRow, findIdByCodiceFiscale } from './anagrafica.queries.ts';
import type { Scritta } from './anagrafica.rules.ts';
import { getForUpdate, requireAnagrafica, requireProprio, writeAnagrafica } from './anagrafica.service.ts';
import {
  countDichiarazioni,
  hasStesseDichiarazioni,
  hasStesseLiquidazioni,
  listCoppie,
  moveDelCliente,
} from './correzione.queries.ts';
import { keepPossibili } from './doppione.rules.ts';
import { renameLegami } from './legame.queries.ts';
import { isDiStoria, listCambi } from './storia.rules.ts';

export interface Correzione {
  readonly errato: string;
  readonly corretto: string;
  readonly conferma: boolean;
  /** Fields, with the names of the wire, that stay as they are in the record that goes. */
  readonly tieni: readonly string[];
  readonly idStudio: number | undefined;
  readonly adesso: Date;
  readonly ip: string;
}
interface Esito {
  readonly aggiornate: number;
  readonly id: string;
}

const POSSIBILI_MOSTRATI = 100;

function requireCorretto({ estera }: Anagrafica, { errato, corretto }: Correzione): void {
  const errore = estera ? null : checkCodiceFiscale(corretto);
  const testo = errore ?? (errato === corretto ? testiCampo.VALORE_NON_AMMESSO : null);
  if (testo !== null)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { CodiceFiscaleCorretto: [testo] } });
}

/** What the codice says of a person wins over what was written from the wrong one. */
function readDalCodice({ tipo, estera }: Anagrafica, codice: string, adesso: Date): Partial<Scritta> {
  const isPersona = tipo === 'PF' && !estera && codice.length === 16;
  const letto = isPersona ? decodeCodiceFiscale(codice, yearOf(giornoDiRoma(adesso))) : null;
  if (letto === null) return estera ? { identificativoEstero: codice } : {};
  return {
    sesso: letto.sesso,
    dataNascita: letto.data,
    comuneNascita: letto.codiceCatastale,
    comuneNascitaDescrizione: null,
    provinciaNascita: null,
  };
}

const isVuoto = (valore: unknown): boolean =>
  valore === null ||
  valore === false ||
  (Array.isArray(valore) && valore.length === 0) ||
  (typeof valore === 'object' && Object.values(valore).every((parte) => parte === null));

/** The record that stays: its own fields, those chosen of the other, and those of the other where it has nothing. */
function mergeSchede(resta: Anagrafica, va: Anagrafica, tieni: readonly string[]): Anagrafica {
  const scelti = listCambi(resta, va).filter(
    ({ campo, prima }) => tieni.includes(toCampo(campo)) || isVuoto(prima),
  );
  const fissi = ['codiceFiscale', 'tipo', 'estera', 'identificativoEstero'];
  const presi = scelti.filter(({ campo }) => !fissi.includes(campo) && campo in va && !META.includes(campo));
  return { ...resta, ...Object.fromEntries(presi.map(({ campo, dopo }) => [campo, dopo])) };
}
/** What the table keeps of a record besides what a person wrote. */
const META = [
  'id',
  'idStudio',
  'denominazione',
  'archiviata',
  'limitataFino',
  'versione',
  'creataIl',
  'modificataIl',
  'modificataDa',
];

const listDifferenze = (va: Anagrafica, resta: Anagrafica) =>
  listCambi(va, resta)
    .filter(
      (cambio) => isDiStoria(cambio) && !META.includes(cambio.campo) && cambio.campo !== 'codiceFiscale',
    )
    .map(({ campo, prima, dopo }) => ({
      Campo: toCampo(campo),
      Mio: toValoreFilo(prima),
      Attuale: toValoreFilo(dopo),
    }));

async function rename(
  trx: Trx,
  sessione: Sessione,
  errata: Anagrafica,
  correzione: Correzione,
): Promise<Esito> {
  const { corretto, adesso } = correzione;
  const nuova = { ...errata, ...readDalCodice(errata, corretto, adesso), codiceFiscale: corretto };
  const scritta = requireAnagrafica(nuova, adesso);
  await writeAnagrafica(trx, sessione, errata, scritta, { azione: 'correzione' });
  return { aggiornate: await countDichiarazioni(trx, errata.idStudio, errata.id), id: errata.id };
}

async function merge(
  trx: Trx,
  sessione: Sessione,
  { va, resta }: { va: Anagrafica; resta: Anagrafica },
  { conferma, tieni, adesso }: Correzione,
): Promise<Esito> {
  if (!conferma) throw new DomainError('UNIONE_DA_CONFERMARE', { differenze: listDifferenze(va, resta) });
  if (await hasStesseDichiarazioni(trx, va.idStudio, va.id, resta.id))
    throw new DomainError('UNIONE_CON_DICHIARAZIONI');
  if (await hasStesseLiquidazioni(trx, va.idStudio, va.id, resta.id))
    throw new DomainError('UNIONE_CON_LIQUIDAZIONI');
  const scritta = requireAnagrafica(mergeSchede(resta, va, tieni), adesso);
  const aggiornate = await countDichiarazioni(trx, va.idStudio, va.id);
  await moveDelCliente(trx, va.idStudio, va.id, resta.id);
  await deleteAnagraficaRow(trx, va.idStudio, va.id);
  await writeAnagrafica(trx, sessione, resta, scritta, { azione: 'unione' });
  return { aggiornate, id: resta.id };
}

/**
 * Corrects a codice fiscale wherever it is; when another client of the studio has the right one, the two become one record
 * with the declarations, documents and properties of both. What was there before is on record.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA, UNIONE_DA_CONFERMARE (with the differences), UNIONE_CON_DICHIARAZIONI,
 * ANAGRAFICA_DI_TERZI
 */
export async function correctCodice(trx: Trx, sessione: Sessione, correzione: Correzione): Promise<Esito> {
  const { errato, corretto, idStudio, ip } = correzione;
  const studioId = requireStudio(sessione, idStudio);
  const idErrata = await findIdByCodiceFiscale(trx, studioId, errato);
  if (idErrata === undefined) throw new DomainError('NON_TROVATO');
  const idCorretta = await findIdByCodiceFiscale(trx, studioId, corretto);
  // Always in the same order: two corrections at once wait for each other.
  const chiavi = [...new Set([idErrata, idCorretta ?? idErrata])].sort();
  const schede = new Map<string, Anagrafica>();
  for (const id of chiavi) schede.set(id, await getForUpdate(trx, id));
  const errata = schede.get(idErrata);
  const resta = schede.get(idCorretta ?? '');
  if (errata === undefined) throw new DomainError('NON_TROVATO');
  requireCorretto(errata, correzione);
  if (!resta) await requireProprio(trx, studioId, corretto);
  const esito = resta
    ? await merge(trx, sessione, { va: errata, resta }, correzione)
    : await rename(trx, sessione, errata, correzione);
  // Wherever it is, also among the people of clients of other groups: a code that stays wrong there is nobody's any more.
  await stepSenzaGruppi(trx, () => renameLegami(trx, studioId, errato, corretto));
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: resta ? 'unione' : 'correzione',
    entita: 'anagrafica',
    entitaId: esito.id,
    prima: resta ? { unita: errata, prima: resta } : { codiceFiscale: errato },
    dopo: { codiceFiscale: corretto, dichiarazioni: esito.aggiornate },
  });
  return esito;
}

/** The first hundred pairs of clients that may be one. */
export async function listDoppioni(trx: Trx): Promise<CoppiaFilo[]> {
  const coppie = keepPossibili(await listCoppie(trx)).slice(0, POSSIBILI_MOSTRATI);
  return coppie.map(({ motivo, uno, altro }) => {
    const toScheda = ({ studioId, ...resto }: typeof uno) =>
      toWire<CoppiaFilo['Uno']>({ ...resto, idStudio: studioId });
    return { Motivo: motivo, Uno: toScheda(uno), Altro: toScheda(altro) };
  });
}
