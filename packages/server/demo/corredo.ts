import type { ColoreTag } from '@quadra/contract';
import type pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import type { Scritta } from '../src/features/clienti/anagrafica/anagrafica.public.ts';
import { getAnagrafica, replaceAnagrafica } from '../src/features/clienti/anagrafica/anagrafica.service.ts';
import { createTag, labelRecord } from '../src/features/clienti/tag/tag.service.ts';
import { createImmobile } from '../src/features/immobili/immobile/immobile.service.ts';
import { createContratto } from '../src/features/immobili/immobile/locazione.service.ts';
import {
  findSocieta,
  hasImmobili,
  type Libera,
  listLibere,
  listPrimeDichiarazioni,
} from './corredo.queries.ts';
import { listPosti, type Posto, withProprietario } from './demo.queries.ts';
import {
  casaDelPrivato,
  fabbricatiDemo,
  makeContratto,
  makeFabbricato,
  makeTerreno,
  terreniDemo,
} from './immobili-demo.ts';
import {
  famiglieDemo,
  INIZIO_SOCIETA,
  makeFamiliari,
  makeSoci,
  makeTitolare,
  type Persona,
} from './legami-demo.ts';
import { studiDemo } from './studi-demo.ts';

const NATURA = 'Società in nome collettivo';
const CONIUGATO = 2;
const SOCI = 3;

/** Tags of the studio: `persone` are places in the scene, `dichiarazioni` from which to which of the first ones. */
const tagDemo: readonly {
  readonly nome: string;
  readonly colore: ColoreTag;
  readonly persone: readonly number[];
  readonly dichiarazioni: readonly [da: number, a: number];
}[] = [
  { nome: 'Immobili locati', colore: 'blu', persone: [0, 1], dichiarazioni: [0, 2] },
  { nome: 'Documenti mancanti', colore: 'giallo', persone: [1, 3], dichiarazioni: [1, 5] },
  { nome: 'Da richiamare', colore: 'viola', persone: [2, 4], dichiarazioni: [6, 8] },
];
const DICHIARAZIONI = 8;

/** Who signs: the same of a session of the studio, as the services ask it. */
interface Chi {
  readonly sessione: {
    readonly utenteId: number;
    readonly studioId: number;
    readonly studi: readonly number[];
  };
  readonly ip: null;
}

/** Two who can have a family, then those who can be partners; undefined when the studio has too few. */
function assignScena(libere: readonly Libera[], sede: string): readonly string[] | undefined {
  const vicine = libere.filter(({ comune, nascita }) => comune === sede && nascita !== null);
  const famiglie = vicine
    .filter(({ statoCivile, nascita }) => {
      const anno = Number(nascita?.slice(0, 4));
      return statoCivile === CONIUGATO && anno >= 1960 && anno <= 1984;
    })
    .slice(0, famiglieDemo.length);
  const soci = vicine.filter((persona) => !famiglie.includes(persona)).slice(0, SOCI);
  const scena = [...famiglie, ...soci].map(({ id }) => id);
  return scena.length === famiglieDemo.length + SOCI ? scena : undefined;
}

/** Writes on a record as a person of the studio would. */
async function writeScheda(
  trx: Trx,
  { sessione }: Chi,
  id: string,
  change: (scheda: Scritta) => Partial<Scritta>,
): Promise<void> {
  const scheda = await getAnagrafica(trx, id);
  const letta = { ...scheda, ...change(scheda) };
  await replaceAnagrafica(trx, sessione, { id, letta, versione: scheda.versione, adesso: new Date() });
}

async function writeLegami(trx: Trx, chi: Chi, scena: readonly string[]): Promise<void> {
  for (const [n, famiglia] of famiglieDemo.entries()) {
    await writeScheda(trx, chi, scena[n] ?? '', ({ cognome, sesso, dataNascita }) => ({
      familiari: makeFamiliari(
        { cognome: cognome ?? '', sesso: sesso ?? 'F', nascita: dataNascita ?? '' },
        famiglia,
      ),
    }));
  }
  const societa = await findSocieta(trx, NATURA);
  if (societa === undefined) return;
  const persone: Persona[] = [];
  for (const id of scena.slice(famiglieDemo.length)) persone.push(await getAnagrafica(trx, id));
  await writeScheda(trx, chi, societa, () => ({
    dataCostituzione: INIZIO_SOCIETA,
    soci: makeSoci(persone),
    collaboratori: persone.slice(0, 1).map(makeTitolare),
  }));
}

async function writeImmobili(trx: Trx, chi: Chi, scena: readonly string[]): Promise<void> {
  const { domicilioFiscale } = await getAnagrafica(trx, scena[0] ?? '');
  const casa = `${domicilioFiscale.via} ${domicilioFiscale.civico}`;
  for (const voce of fabbricatiDemo) {
    const { Id } = await createImmobile(trx, chi, 'fabbricato', makeFabbricato(voce, scena, casa));
    if (voce.contratto) await createContratto(trx, chi, makeContratto(voce.contratto, Id));
  }
  for (const voce of terreniDemo) await createImmobile(trx, chi, 'terreno', makeTerreno(voce, scena));
}

async function writeTag(trx: Trx, chi: Chi, scena: readonly string[]): Promise<void> {
  const prime = await listPrimeDichiarazioni(trx, DICHIARAZIONI);
  for (const { nome, colore, persone, dichiarazioni } of tagDemo) {
    const { id } = await createTag(trx, chi, { nome, colore }, undefined);
    const cambio = { aggiunti: [id], tolti: [] };
    const clienti = scena.filter((_, n) => persone.includes(n));
    await labelRecord(trx, chi, 'anagrafica', clienti, cambio);
    await labelRecord(trx, chi, 'dichiarazione', prime.slice(...dichiarazioni), cambio);
  }
}

/** Runs once in the studio of that name, signed by its first user: where a property is already there, it was done. */
async function furnish(
  client: pg.Client,
  db: Db,
  studio: string,
  write: (trx: Trx, chi: Chi, posto: Posto) => Promise<void>,
): Promise<void> {
  const [posto] = await withProprietario(client, [], () => listPosti(client, [studio]));
  const utenteId = posto?.utenti[0];
  if (posto === undefined || utenteId === undefined) return;
  const { studioId } = posto;
  const chi: Chi = { sessione: { utenteId, studioId, studi: [studioId] }, ip: null };
  await withTenant(db, { studi: [studioId] }, async (trx) => {
    if (!(await hasImmobili(trx))) await write(trx, chi, posto);
  });
}

/** The home of the private person, where his record says he lives. */
async function writeCasaDelPrivato(trx: Trx, chi: Chi, { anagraficaId }: Posto): Promise<void> {
  const { domicilioFiscale } = await getAnagrafica(trx, anagraficaId);
  const casa = `${domicilioFiscale.via} ${domicilioFiscale.civico}`;
  await createImmobile(trx, chi, 'fabbricato', makeFabbricato(casaDelPrivato, [anagraficaId], casa));
}

/**
 * What surrounds the clients of the first studio: families, partners, properties with their contracts, tags; and the home of
 * the private person. Written once, all or nothing, through the same functions that serve who works there.
 */
export async function loadCorredo(client: pg.Client, db: Db): Promise<void> {
  const [studio] = studiDemo;
  if (studio === undefined) return;
  await furnish(client, db, studio.ragioneSociale, async (trx, chi) => {
    const scena = assignScena(await listLibere(trx), studio.sede.codice);
    if (scena === undefined) return;
    await writeLegami(trx, chi, scena);
    await writeImmobili(trx, chi, scena);
    await writeTag(trx, chi, scena);
  });
  const privato = studiDemo.find(({ titolare }) => titolare?.tipo === 'PF');
  if (privato) await furnish(client, db, privato.ragioneSociale, writeCasaDelPrivato);
}
