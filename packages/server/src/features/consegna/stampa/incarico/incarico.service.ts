import {
  type IntermediarioFilo,
  removeControlli,
  type TipoFirma,
  type TipoTestoIncarico,
  testiIncarico,
  titoliIncarico,
} from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { getAnagrafica, getNomeStudio } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { storeDocumenti } from '../../../clienti/documento/documento.public.ts';
import { findLogoDiStampa } from '../../../studio/gestore/gestore.public.ts';
import { findPredefinito, findUsabile } from '../../../studio/intermediario/intermediario.public.ts';
import { readVigenti } from '../../../versamenti/incarico/incarico.public.ts';
import type { Comunicazione } from '../comunicazione/comunicazione.ts';
import { computeLogo } from '../logo.rules.ts';
import { makePdf } from '../pdf.ts';
import { quandoItaliano, type Stampa } from '../stampa.service.ts';
import { type Contribuente, describeIncarico } from './foglio-incarico.rules.ts';
import { fillParole } from './parole.ts';

/** Which sheet: of what, for which year, in favour of whom, how it is signed. */
export interface Foglio {
  readonly tipo: TipoTestoIncarico;
  readonly anno: number;
  /** Null: the default one of the studio. */
  readonly intermediario: string | null;
  readonly firma: TipoFirma;
}

/** Among the documents of the client: as the envelopes of the signatures call them. */
const tipoDocumento: Readonly<Record<TipoTestoIncarico, string>> = {
  Incarico: 'Stampa conferimento incarico',
  'Mandato F24': 'Stampa delega F24',
  Delega: 'Stampa delega',
  'Non conferisce delega': 'Stampa delega',
  'Revoca delega': 'Stampa delega',
  'Nessuna scelta': 'Stampa delega',
};

/** Who the sheet is in favour of. @throws RICHIESTA_NON_VALIDA on IdIntermediario */
async function getIntermediario(trx: Trx, studioId: number, foglio: Foglio): Promise<IntermediarioFilo> {
  const uso = { studioId, tipo: 'Dichiarazione', anno: foglio.anno } as const;
  const trovato =
    foglio.intermediario === null
      ? await findPredefinito(trx, uso)
      : await findUsabile(trx, uso, foglio.intermediario);
  if (trovato) return trovato;
  const perche = foglio.intermediario === null ? 'SENZA_INTERMEDIARIO' : 'INTERMEDIARIO_NON_USABILE';
  requireNessunErrore({ IdIntermediario: [testiIncarico[perche]] });
  throw new Error('unreachable');
}

type Cliente = Contribuente & { readonly idStudio: number };
interface Composto {
  readonly testo: string;
  readonly intermediario: IntermediarioFilo | null;
  readonly isBozza: boolean;
  readonly adesso: Date;
}
/** A sheet ready to be drawn. */
async function composeFoglio(
  trx: Trx,
  cliente: Cliente,
  foglio: Foglio,
  { testo, intermediario, isBozza, adesso }: Composto,
): Promise<Comunicazione> {
  const studio = removeControlli(await getNomeStudio(trx, cliente.idStudio));
  const parole = await fillParole(trx, cliente, testo, { ...foglio, intermediario, adesso });
  return {
    studio,
    logo: computeLogo(await findLogoDiStampa(trx, cliente.idStudio)),
    titolo: titoliIncarico[foglio.tipo],
    sottotitolo: `Anno ${foglio.anno}`,
    denominazione: removeControlli(cliente.denominazione),
    codiceFiscale: cliente.codiceFiscale,
    quando: quandoItaliano.format(adesso),
    isBozza,
    blocchi: describeIncarico(cliente, intermediario, parole, foglio.firma),
  };
}

type Chi = { readonly sessione: Sessione; readonly ip: string | null };
type Con = Pick<Servizi, 'config' | 'now'>;
/** A sheet of a client with the text in force, kept nowhere yet. @throws NON_TROVATO, RICHIESTA_NON_VALIDA on IdIntermediario */
export async function makeIncarico(
  trx: Trx,
  { now }: Pick<Servizi, 'now'>,
  idAnagrafica: string,
  foglio: Foglio,
): Promise<Stampa & { readonly nome: string }> {
  const cliente = await getAnagrafica(trx, idAnagrafica);
  const { tipo, anno } = foglio;
  const intermediario = await getIntermediario(trx, cliente.idStudio, foglio);
  const testo = (await readVigenti(trx, cliente.idStudio, anno)).get(tipo)?.testo ?? '';
  const composto = { testo, intermediario, isBozza: false, adesso: now() };
  const pdf = await makePdf({ comunicazione: await composeFoglio(trx, cliente, foglio, composto) });
  const { denominazione, codiceFiscale } = cliente;
  return { pdf, denominazione, codiceFiscale, nome: `${titoliIncarico[tipo]} ${anno} ${denominazione}.pdf` };
}

/**
 * Prints a sheet of a client with the text in force, and keeps it among his documents: what is printed later with another text
 * does not touch it.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on IdIntermediario, SPAZIO_ESAURITO
 */
export async function printIncarico(
  trx: Trx,
  con: Con,
  chi: Chi,
  idAnagrafica: string,
  foglio: Foglio,
): Promise<Stampa> {
  const { nome, ...stampa } = await makeIncarico(trx, con, idAnagrafica, foglio);
  await storeDocumenti(trx, chi, {
    ...{ idAnagrafica, anno: foglio.anno, tipo: tipoDocumento[foglio.tipo] },
    file: [{ campo: 'uploadFile0', nome, contenuto: stampa.pdf }],
    massimoByte: con.config.spazioStudioByte,
  });
  return stampa;
}

const vuoto = { via: null, civico: null, cap: null, comune: null, comuneDescrizione: null, provincia: null };
/** A client that does not exist. */
const clienteDiEsempio: Contribuente = {
  denominazione: 'Rossi Mario',
  codiceFiscale: 'RSSMRA80A01F257X',
  partitaIva: null,
  comuneNascitaDescrizione: 'Modena',
  provinciaNascita: 'MO',
  dataNascita: '1980-01-01',
  sesso: 'M',
  statoCivile: 0,
  domicilioFiscale: {
    ...vuoto,
    via: 'Via Emilia',
    civico: '1',
    cap: '41121',
    comuneDescrizione: 'Modena',
    provincia: 'MO',
  },
  ...{ residenza: vuoto, residenzaDiversa: false, sedeLegale: vuoto, sedeLegaleDiversa: false },
  ...{ sedeAttivita: vuoto, sedeAttivitaDiversa: false },
  ...{ email: null, emailPEC: null, telefono: null, cellulare: null },
  tipoDocumento: 'Carta d’identità',
  numeroDocumento: 'CA00000AA',
  ...{ rilasciatoDa: null, dataRilascio: null, dataScadenza: null, emailFirma: null, telefonoFirma: null },
};

/** How a text would be printed, for a client that does not exist: nothing is kept. */
export async function previewIncarico(
  trx: Trx,
  studioId: number,
  { tipo, anno, testo, adesso }: Pick<Foglio, 'tipo' | 'anno'> & { testo: string; adesso: Date },
): Promise<Buffer> {
  const intermediario = (await findPredefinito(trx, { studioId, tipo: 'Dichiarazione', anno })) ?? null;
  const foglio: Foglio = { tipo, anno, intermediario: null, firma: 'Autografa' };
  const cliente = { ...clienteDiEsempio, idStudio: studioId };
  const composto = { testo, intermediario, isBozza: true, adesso };
  return makePdf({ comunicazione: await composeFoglio(trx, cliente, foglio, composto) });
}
