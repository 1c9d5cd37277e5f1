import {
  type FabbricatoFilo,
  type fabbricatoNuovo,
  type PossessoFilo,
  type TerrenoFilo,
  type terrenoNuovo,
  testiCampo,
} from '@quadra/contract';
import { loadImmobili } from '@quadra/fisco';
import { ANNO_FISCALE, annoImposta, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { existsCodice } from '../../base/tabella/tabella.public.ts';
import {
  type ColonneImmobile,
  deleteImmobile,
  findImmobile,
  findTariffa,
  type Immobile,
  insertImmobile,
  isAncheDiAltri,
  listPossessi,
  listPresenti,
  type Possesso,
  updateImmobile,
  writePossessi,
} from './immobile.queries.ts';
import { checkPossessi, endAllaMorte, toModelState } from './immobile.rules.ts';
import type { Genere } from './immobile.table.ts';

/** Who acts, and from where; null: the program itself. */
export interface Chi {
  readonly sessione: Pick<Sessione, 'utenteId' | 'studioId' | 'studi'>;
  readonly ip: string | null;
}
type Scritto =
  | Omit<z.output<typeof fabbricatoNuovo>, 'IdStudio'>
  | Omit<z.output<typeof terrenoNuovo>, 'IdStudio'>;
export type ImmobileFilo = FabbricatoFilo | TerrenoFilo;

const orNumero = (testo: string | null) => (testo === null ? null : Number(testo));

const toPossessoFilo = (p: Possesso): FabbricatoFilo['Proprietari'][number] => ({
  IdAnagrafica: p.anagrafica_id,
  Denominazione: p.denominazione,
  CodiceFiscale: p.codice_fiscale,
  Dal: p.dal,
  Al: p.al,
  Quota: Number(p.quota),
  QuotaImu: orNumero(p.quota_imu),
  TipoPossesso: p.tipo_possesso,
  Titolo: p.titolo,
  Caso: p.caso,
  AbitazionePrincipale: p.abitazione_principale,
  Esenzione: p.esenzione,
  MesiImu: p.mesi_imu,
  RiduzioneImu: p.riduzione_imu,
  EsenzioneImu: p.esenzione_imu,
  DataMorte: p.data_morte,
});

async function toFilo(trx: Trx, riga: Immobile): Promise<ImmobileFilo> {
  const possessi = await listPossessi(trx, riga.studio_id, riga.id);
  const comune = {
    Id: riga.id,
    IdStudio: riga.studio_id,
    Comune: riga.comune,
    ComuneDescrizione: riga.comune_descrizione,
    Provincia: riga.provincia,
    Sezione: riga.sezione,
    Foglio: riga.foglio,
    Particella: riga.particella,
    Subalterno: riga.subalterno,
    Indirizzo: riga.indirizzo,
    Classe: riga.classe,
    Valore: orNumero(riga.valore),
    Proprietari: possessi.map(toPossessoFilo),
    Versione: riga.versione,
  };
  return riga.genere === 'fabbricato'
    ? {
        ...comune,
        Categoria: riga.categoria ?? '',
        Consistenza: orNumero(riga.consistenza),
        Rendita: orNumero(riga.rendita),
        UsoImu: riga.uso_imu,
      }
    : {
        ...comune,
        RenditaDominicale: orNumero(riga.rendita_dominicale),
        RenditaAgraria: orNumero(riga.rendita_agraria),
      };
}

/** The codes of land among those of the year. */
async function checkCodici(trx: Trx, genere: Genere, possessi: readonly PossessoFilo[]) {
  const problemi: [string, string][] = [];
  for (const [indice, { Titolo, Caso }] of possessi.entries()) {
    for (const [campo, tabella, codice] of [
      ['Titolo', 'titoli-terreno', Titolo],
      ['Caso', 'casi-terreno', Caso],
    ] as const) {
      if (codice === null || codice === '') continue;
      const isAmmesso =
        genere === 'terreno' && (await existsCodice(trx, { tabella, anno: ANNO_FISCALE }, codice));
      if (!isAmmesso) problemi.push([`Proprietari.${indice}.${campo}`, testiCampo.VALORE_NON_AMMESSO]);
    }
  }
  return problemi;
}

async function checkScritto(trx: Trx, genere: Genere, studioId: number, scritto: Scritto) {
  const problemi: (readonly [string, string])[] = [];
  if (!findComune(scritto.Comune.toUpperCase())) problemi.push(['Comune', testiCampo.COMUNE_SCONOSCIUTO]);
  if ('Categoria' in scritto) {
    const dove = { tabella: 'categorie-catastali', anno: null } as const;
    if (!(await existsCodice(trx, dove, scritto.Categoria.toUpperCase())))
      problemi.push(['Categoria', testiCampo.VALORE_NON_AMMESSO]);
  } else {
    for (const campo of ['RenditaDominicale', 'RenditaAgraria'] as const)
      if (scritto[campo] === null) problemi.push([campo, testiCampo.OBBLIGATORIO]);
  }
  const presenti = await listPresenti(
    trx,
    studioId,
    scritto.Proprietari.map(({ IdAnagrafica }) => IdAnagrafica),
  );
  for (const [indice, { IdAnagrafica }] of scritto.Proprietari.entries())
    if (!presenti.has(IdAnagrafica))
      problemi.push([`Proprietari.${indice}.IdAnagrafica`, testiCampo.PROPRIETARIO_SCONOSCIUTO]);
  problemi.push(...(await checkCodici(trx, genere, scritto.Proprietari)));
  requireNessunErrore(toModelState([...problemi, ...checkPossessi(scritto.Proprietari)]));
}

/** The cadastral income of a building that has none, from its size and the tariff of its class. */
async function findRendita(trx: Trx, scritto: Scritto): Promise<number | null> {
  if (!('Rendita' in scritto)) return null;
  if (scritto.Rendita !== null || scritto.Consistenza === null) return scritto.Rendita;
  const tariffa = await findTariffa(trx, {
    comune: scritto.Comune.toUpperCase(),
    sezione: scritto.Sezione ?? '',
    categoria: scritto.Categoria.toUpperCase(),
    classe: scritto.Classe ?? '',
  });
  if (tariffa === undefined) return null;
  const { computeRendita } = await loadImmobili();
  const centesimi = computeRendita(annoImposta(ANNO_FISCALE), scritto.Consistenza, tariffa);
  return toEuro(centesimi);
}

async function toColonne(trx: Trx, genere: Genere, scritto: Scritto): Promise<ColonneImmobile> {
  const comune = scritto.Comune.toUpperCase();
  const trovato = findComune(comune);
  const isFabbricato = 'Categoria' in scritto;
  return {
    genere,
    comune,
    comune_descrizione: trovato?.denominazione ?? null,
    provincia: trovato?.provincia ?? null,
    sezione: scritto.Sezione,
    foglio: scritto.Foglio,
    particella: scritto.Particella,
    subalterno: scritto.Subalterno,
    indirizzo: scritto.Indirizzo,
    classe: scritto.Classe,
    categoria: isFabbricato ? scritto.Categoria.toUpperCase() : null,
    consistenza: isFabbricato ? scritto.Consistenza : null,
    rendita: await findRendita(trx, scritto),
    rendita_dominicale: isFabbricato ? null : scritto.RenditaDominicale,
    rendita_agraria: isFabbricato ? null : scritto.RenditaAgraria,
    valore: scritto.Valore,
    uso_imu: isFabbricato ? scritto.UsoImu : 'Ordinario',
  };
}

/** Held for writing; one that is of hidden clients too is not to be written by half. @throws NON_TROVATO, IMMOBILE_CONDIVISO */
export async function requireImmobile(trx: Trx, genere: Genere | null, id: string): Promise<Immobile> {
  const trovato = await findImmobile(trx, genere, id, { isBloccato: true });
  if (!trovato) throw new DomainError('NON_TROVATO');
  if (await isAncheDiAltri(trx, trovato)) throw new DomainError('IMMOBILE_CONDIVISO');
  return trovato;
}

const write = (
  trx: Trx,
  { sessione, ip }: Chi,
  azione: string,
  { studio_id, id, genere }: Immobile,
  altro: { prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    studioId: studio_id,
    utenteId: sessione.utenteId,
    ip,
    azione: `${azione} ${genere}`,
    entita: 'immobile',
    entitaId: id,
    ...altro,
  });

/** @throws NON_TROVATO also for those of other studi, and of the other kind */
export async function getImmobile(trx: Trx, genere: Genere, id: string): Promise<ImmobileFilo> {
  const trovato = await findImmobile(trx, genere, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return toFilo(trx, trovato);
}

/** Adds a property with who holds it. @throws STUDIO_NON_INDICATO, NON_TROVATO (the studio), RICHIESTA_NON_VALIDA */
export async function createImmobile(
  trx: Trx,
  chi: Chi,
  genere: Genere,
  { IdStudio, ...scritto }: Scritto & { IdStudio?: number | undefined },
): Promise<ImmobileFilo> {
  const studioId = requireStudio(chi.sessione, IdStudio);
  await checkScritto(trx, genere, studioId, scritto);
  const riga = await insertImmobile(trx, studioId, await toColonne(trx, genere, scritto));
  await writePossessi(trx, riga, scritto.Proprietari.map(endAllaMorte));
  const dopo = await toFilo(trx, riga);
  await write(trx, chi, 'nuovo', riga, { dopo });
  return dopo;
}

/** Writes a property anew. @throws NON_TROVATO, IMMOBILE_CONDIVISO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeImmobile(
  trx: Trx,
  chi: Chi,
  { genere, id }: { genere: Genere; id: string },
  { Versione, ...scritto }: Scritto & { Versione: number },
): Promise<ImmobileFilo> {
  const trovato = await requireImmobile(trx, genere, id);
  if (trovato.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  await checkScritto(trx, genere, trovato.studio_id, scritto);
  const prima = await toFilo(trx, trovato);
  const riga = await updateImmobile(trx, id, await toColonne(trx, genere, scritto));
  await writePossessi(trx, riga, scritto.Proprietari.map(endAllaMorte));
  const dopo = await toFilo(trx, riga);
  await write(trx, chi, 'modifica', riga, { prima, dopo });
  return dopo;
}

/** Takes a property away, with its possession and its contracts. @throws NON_TROVATO, IMMOBILE_CONDIVISO */
export async function removeImmobile(trx: Trx, chi: Chi, genere: Genere, id: string): Promise<void> {
  const trovato = await requireImmobile(trx, genere, id);
  const prima = await toFilo(trx, trovato);
  await deleteImmobile(trx, id);
  await write(trx, chi, 'elimina', trovato, { prima });
}
