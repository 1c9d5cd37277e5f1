import {
  type CampoImmobile,
  fabbricatoNuovo,
  LAVORO_IMPORTAZIONE_IMMOBILI,
  sceltaImmobili,
  terrenoNuovo,
  testiImportazione,
  titoliLavoro,
} from '@quadra/contract';
import { ANNO_FISCALE, annoImposta, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { listOmonimi } from '../../base/comune/comune.public.ts';
import type { RigaLetta } from '../../base/lettura/lettura.public.ts';
import { listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import {
  changeImmobile,
  createImmobile,
  findDelCatasto,
  getImmobile,
  scriviImmobili,
} from '../../immobili/immobile/immobile.public.ts';
import { proposeColonneImmobili } from './colonne.rules.ts';
import { findGenere, type Immobile, readChiave, readImmobile } from './immobile.rules.ts';
import { tryOut } from './importazione.queries.ts';
import type { EsitoRiga, Importatore as ImportatoreDi, Oggetto } from './oggetto.ts';
import { readCelle, readCodice } from './riga.rules.ts';

type Importatore = ImportatoreDi<CampoImmobile>;

const describe = ({ genere, Categoria, luogo: { Foglio, Particella, Subalterno } }: Immobile): string =>
  [
    genere === 'fabbricato' ? `Fabbricato ${Categoria}`.trim() : 'Terreno',
    Foglio && `f. ${Foglio}`,
    Particella && `p. ${Particella}`,
    Subalterno && `s. ${Subalterno}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Why a row was refused, one sentence a field. */
const readMotivo = (errore: DomainError): string => {
  const frasi = Object.values(errore.particolari.modelState ?? {}).flat();
  return (frasi.length > 0 ? frasi : [errore.message]).map((frase) => frase.replace(/\.*$/, '.')).join(' ');
};

/** The property of a row as it is written, checked by the schema of its page. @throws RICHIESTA_NON_VALIDA */
function toScritto({ genere, luogo, possesso, ...dati }: Immobile, idAnagrafica: string) {
  const Proprietari = [{ ...possesso, IdAnagrafica: idAnagrafica }];
  const schema = genere === 'fabbricato' ? fabbricatoNuovo : terrenoNuovo;
  const letto = schema.safeParse({ ...luogo, ...dati, Proprietari });
  if (letto.success) return letto.data;
  const modelState: Record<string, string[]> = {};
  for (const { path, message } of letto.error.issues)
    modelState[path.join('.')] = [`${path.map(String).join(' ')}: ${message}`];
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
}

/** Writes the property of a row, or adds who holds it to one of before. @throws what a page would be told */
async function writeUno(
  trx: Trx,
  importatore: Importatore,
  immobile: Immobile,
  { idAnagrafica, chiave }: { idAnagrafica: string; chiave: string },
): Promise<'nuova' | 'aggiornata'> {
  const { studioId, scelta, visti } = importatore;
  const chi = { sessione: importatore.sessione, ip: importatore.ip };
  const scritto = toScritto(immobile, idAnagrafica);
  const { genere, luogo } = immobile;
  const presente = await findDelCatasto(trx, studioId, genere, {
    comune: luogo.Comune,
    sezione: luogo.Sezione,
    foglio: luogo.Foglio,
    particella: luogo.Particella,
    subalterno: luogo.Subalterno,
  });
  if (presente === undefined) {
    await createImmobile(trx, chi, genere, { ...scritto, IdStudio: studioId });
    return 'nuova';
  }
  if (scelta.Presenti === 'scarta' && !visti.has(chiave))
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Foglio: [testiImportazione.IMMOBILE_GIA_PRESENTE] },
    });
  const { Proprietari, Versione } = await getImmobile(trx, genere, presente);
  const altri = Proprietari.filter((p) => p.IdAnagrafica !== idAnagrafica);
  const tutti = { ...scritto, Proprietari: [...altri, ...scritto.Proprietari], Versione };
  await changeImmobile(trx, chi, { genere, id: presente }, tutti);
  return 'aggiornata';
}

async function writeRiga(
  trx: Trx,
  importatore: Importatore,
  riga: RigaLetta,
  clienti: ReadonlyMap<string, string>,
): Promise<EsitoRiga> {
  const celle = readCelle(riga.celle, importatore.scelta.Colonne);
  const codice = readCodice(celle);
  const contesto = {
    oggi: giornoDiRoma(importatore.adesso),
    inizio: `${annoImposta(ANNO_FISCALE)}-01-01`,
    listOmonimi,
  };
  const { immobile, dubbi } = readImmobile(celle, contesto);
  const esito = (come: EsitoRiga['esito'], messaggio: string | null): EsitoRiga => ({
    numero: riga.numero,
    codice,
    denominazione: immobile ? describe(immobile) : '',
    comune: immobile?.luogo.Comune ?? '',
    esito: come,
    messaggio,
  });
  const idAnagrafica = clienti.get(codice);
  const motivi = [
    ...(riga.isTroncata ? [testiImportazione.RIGA_TRONCATA] : []),
    ...dubbi,
    ...(idAnagrafica === undefined ? [testiImportazione.PROPRIETARIO_ASSENTE] : []),
  ];
  if (immobile === null || idAnagrafica === undefined || motivi.length > 0)
    return esito('scartata', motivi.join(' '));
  const chiave = readChiave(celle, contesto);
  try {
    const come = await writeUno(trx, importatore, immobile, { idAnagrafica, chiave });
    importatore.visti.add(chiave);
    return esito(come, null);
  } catch (errore) {
    if (!(errore instanceof DomainError)) throw errore;
    return esito('scartata', readMotivo(errore));
  }
}

/** Each row is checked whole before it writes anything: a discarded one leaves nothing. */
async function write(trx: Trx, importatore: Importatore, righe: readonly RigaLetta[]): Promise<EsitoRiga[]> {
  const codici = righe.map(({ celle }) => readCodice(readCelle(celle, importatore.scelta.Colonne)));
  const clienti = await listIdDeiCodici(trx, importatore.studioId, [...new Set(codici.filter(Boolean))]);
  const esiti: EsitoRiga[] = [];
  for (const riga of righe) esiti.push(await writeRiga(trx, importatore, riga, clienti));
  return esiti;
}

/** What the rows become is known by writing them and going back. */
const preview = (trx: Trx, importatore: Importatore, righe: readonly RigaLetta[]): Promise<EsitoRiga[]> =>
  tryOut(trx, () => write(trx, importatore, righe));

/** Buildings and land, known by their place in the land register; a row is a property and one who holds it. */
export const immobili: Oggetto<CampoImmobile> = {
  nome: 'immobile',
  lavoro: LAVORO_IMPORTAZIONE_IMMOBILI,
  permesso: scriviImmobili,
  scelta: sceltaImmobili,
  vuoto: 'NESSUN_IMMOBILE_DA_IMPORTARE',
  getTitolo: titoliLavoro.importazioneImmobili,
  propose: proposeColonneImmobili,
  readChiave: ({ celle }, { Colonne }) => readChiave(readCelle(celle, Colonne), { oggi: '', listOmonimi }),
  isSuo: ({ celle }, { Colonne }) => findGenere(readCelle(celle, Colonne)) !== null,
  preview,
  write,
};
