import {
  type AnagraficaScritta,
  anagraficaScritta,
  type CampoImportazione,
  errori,
  fromWire,
  testiCampo,
  testiImportazione,
  toWire,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { listOmonimi } from '../../base/comune/comune.public.ts';
import type { RigaLetta } from '../../base/lettura/lettura.public.ts';
import {
  checkScritta,
  findPropri,
  getForUpdate,
  insertAnagrafiche,
  listIdDeiCodici,
  type Scritta,
  writeAnagrafica,
} from '../../clienti/anagrafica/anagrafica.public.ts';
import type { EsitoRiga, Importatore as ImportatoreDi } from './oggetto.ts';
import { type Contesto, mergeScritta, readCelle, readCodice, readRiga } from './riga.rules.ts';

type Importatore = ImportatoreDi<CampoImportazione>;

interface Prova {
  readonly numero: number;
  readonly codice: string;
  /** What the row says, with the names of the wire. */
  readonly detto: Record<string, unknown>;
  readonly messaggi: readonly string[];
}

const describe = (detto: Record<string, unknown>): string =>
  String(detto.RagioneSociale ?? [detto.Cognome, detto.Nome].filter(Boolean).join(' '));

function readProva(riga: RigaLetta, importatore: Importatore, contesto: Contesto): Prova {
  const celle = readCelle(riga.celle, importatore.scelta.Colonne);
  const codice = readCodice(celle);
  const { scritta: detto, dubbi } = readRiga(celle, contesto);
  const isRipetuta = codice !== '' && importatore.visti.has(codice);
  importatore.visti.add(codice);
  return {
    numero: riga.numero,
    codice,
    detto,
    messaggi: [
      ...(riga.isTroncata ? [testiImportazione.RIGA_TRONCATA] : []),
      ...(codice === '' ? [`Codice fiscale: ${testiCampo.OBBLIGATORIO}.`] : []),
      ...(isRipetuta ? [testiImportazione.RIPETUTA] : []),
      ...dubbi,
    ],
  };
}

/** The whole record of a row, or why it cannot be one. */
function checkDetto(
  detto: Record<string, unknown>,
  adesso: Date,
): { scritta: Scritta; messaggi: readonly string[] } | { messaggi: readonly string[] } {
  const letta = anagraficaScritta.safeParse(detto);
  if (!letta.success)
    return {
      messaggi: letta.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}.`),
    };
  const { scritta, problemi } = checkScritta(fromWire<AnagraficaScritta>(letta.data), adesso);
  return { scritta, messaggi: problemi.map(({ campo, testo }) => `${nameCampo(campo)}: ${testo}`) };
}

/** `domicilioFiscale.comune` as a sentence begins: «Domicilio fiscale, comune». */
function nameCampo(campo: string): string {
  const parole = campo
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ',')
    .toLowerCase();
  return parole.charAt(0).toUpperCase() + parole.slice(1);
}

const scarta = (prova: Prova, messaggi: readonly string[]): EsitoRiga =>
  toEsito(prova, 'scartata', messaggi.map((frase) => frase.replace(/\.*$/, '.')).join(' '));

const toEsito = (
  { numero, codice, detto }: Prova,
  esito: EsitoRiga['esito'],
  messaggio: string | null = null,
): EsitoRiga => ({
  numero,
  codice,
  denominazione: describe(detto),
  comune: String(Reflect.get(Object(detto.DomicilioFiscale), 'Comune') ?? ''),
  esito,
  messaggio,
});

/** Completes a record the studio already has with what the row says. */
async function update(
  trx: Trx,
  { sessione: { utenteId }, adesso }: Importatore,
  prova: Prova,
  id: string,
): Promise<EsitoRiga> {
  const attuale = await getForUpdate(trx, id);
  const { Tipo: _, ...detto } = prova.detto;
  const esito = checkDetto(mergeScritta(toWire<AnagraficaScritta>(attuale), detto), adesso);
  if (!('scritta' in esito) || esito.messaggi.length > 0) return scarta(prova, esito.messaggi);
  await writeAnagrafica(trx, { utenteId }, attuale, esito.scritta, { azione: 'importazione' });
  return toEsito(prova, 'aggiornata');
}

/** What each row would become, before anything is written: the new ones apart, to be written together. */
async function prepare(trx: Trx, importatore: Importatore, righe: readonly RigaLetta[]) {
  const { studioId, scelta, adesso } = importatore;
  const contesto: Contesto = { oggi: giornoDiRoma(adesso), listOmonimi };
  const prove = righe.map((riga) => readProva(riga, importatore, contesto));
  const codici = [...new Set(prove.map(({ codice }) => codice).filter(Boolean))];
  const presenti = await listIdDeiCodici(trx, studioId, codici);
  const propri = await findPropri(trx, studioId);
  return prove.map((prova) => {
    const id = presenti.get(prova.codice);
    if (prova.messaggi.length > 0) return { prova, esito: scarta(prova, prova.messaggi) };
    if (id !== undefined && scelta.Presenti === 'scarta')
      return { prova, esito: scarta(prova, [testiImportazione.GIA_PRESENTE]) };
    if (id !== undefined) return { prova, id };
    const esito = checkDetto(prova.detto, adesso);
    const scritta = 'scritta' in esito && esito.messaggi.length === 0 ? esito.scritta : undefined;
    if (!propri.admits(prova.codice, scritta !== undefined))
      return { prova, esito: scarta(prova, [errori.ANAGRAFICA_DI_TERZI.testo]) };
    return scritta ? { prova, scritta } : { prova, esito: scarta(prova, esito.messaggi) };
  });
}

/** What the rows would become, writing nothing. */
export async function previewBlocco(
  trx: Trx,
  importatore: Importatore,
  righe: readonly RigaLetta[],
): Promise<EsitoRiga[]> {
  const preparate = await prepare(trx, importatore, righe);
  const esiti: EsitoRiga[] = [];
  for (const { prova, esito, id } of preparate) {
    if (esito) esiti.push(esito);
    else if (id === undefined) esiti.push(toEsito(prova, 'nuova'));
    else {
      const attuale = toWire<AnagraficaScritta>(await getForUpdate(trx, id));
      const { Tipo: _, ...detto } = prova.detto;
      const { messaggi } = checkDetto(mergeScritta(attuale, detto), importatore.adesso);
      esiti.push(messaggi.length > 0 ? scarta(prova, messaggi) : toEsito(prova, 'aggiornata'));
    }
  }
  return esiti;
}

/** Imports a block of rows in the transaction it is given: the good ones are written, each of the others says why not. */
export async function importBlocco(
  trx: Trx,
  importatore: Importatore,
  righe: readonly RigaLetta[],
): Promise<EsitoRiga[]> {
  const preparate = await prepare(trx, importatore, righe);
  const nuove = preparate.flatMap(({ scritta }) => (scritta ? [scritta] : []));
  const scritte = await insertAnagrafiche(trx, importatore.studioId, nuove, importatore.sessione.utenteId);
  const esiti: EsitoRiga[] = [];
  for (const { prova, esito, id, scritta } of preparate) {
    if (esito) esiti.push(esito);
    else if (scritta)
      esiti.push(
        scritte.has(scritta.codiceFiscale)
          ? toEsito(prova, 'nuova')
          : scarta(prova, [testiImportazione.GIA_PRESENTE]),
      );
    else if (id !== undefined) esiti.push(await update(trx, importatore, prova, id));
  }
  return esiti;
}
