import { testiClient } from '@quadra/contract';
import { decodeEntita } from '../formato/entita.ts';

export type CampoErrato = { percorso: string; messaggio: string };
export type Differenza = { campo: string; mio: unknown; attuale: unknown };

type Contenuto = {
  status: number;
  codice: string;
  testo: string;
  campi: CampoErrato[];
  codiceRichiesta: string | null;
  differenze: Differenza[];
  verifica?: Verifica | null;
};

/** The second step of a login: the question that waits for an answer, and the ways to give it. */
export type Verifica = { sfida: string; metodi: readonly string[] };

/** Every failed call ends in this one error: `testo` is what the user reads, `campi` lead to the fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly codice: string;
  readonly testo: string;
  readonly campi: CampoErrato[];
  readonly codiceRichiesta: string | null;
  readonly differenze: Differenza[];
  readonly verifica: Verifica | null;

  constructor(contenuto: Contenuto) {
    super(contenuto.testo);
    this.name = 'ApiError';
    this.status = contenuto.status;
    this.codice = contenuto.codice;
    this.testo = contenuto.testo;
    this.campi = contenuto.campi;
    this.codiceRichiesta = contenuto.codiceRichiesta;
    this.differenze = contenuto.differenze;
    this.verifica = contenuto.verifica ?? null;
  }
}

type Corpo = {
  error?: unknown;
  mfa_token?: unknown;
  mfa_methods?: unknown;
  error_description?: unknown;
  ModelState?: unknown;
  Message?: unknown;
  Codice?: unknown;
  CodiceRichiesta?: unknown;
  Differenze?: unknown;
};

const isTesto = (valore: unknown): valore is string => typeof valore === 'string' && valore.trim() !== '';

const readTesti = (stato: unknown): [string, string][] =>
  stato === null || typeof stato !== 'object'
    ? []
    : Object.entries(stato).flatMap(([percorso, testi]) =>
        (Array.isArray(testi) ? testi : [testi])
          .filter(isTesto)
          .map((testo): [string, string] => [percorso, testo]),
      );

/** The messages of ModelState, field by field, in the order of the answer: beside a field they are plain text. */
const readCampi = (stato: unknown): CampoErrato[] =>
  readTesti(stato).map(([percorso, testo]) => ({ percorso, messaggio: decodeEntita(testo) }));

function readDifferenze(elenco: unknown): Differenza[] {
  if (!Array.isArray(elenco)) return [];
  return elenco.flatMap((voce: { Campo?: unknown; Mio?: unknown; Attuale?: unknown } | null) =>
    isTesto(voce?.Campo) ? [{ campo: voce.Campo, mio: voce.Mio, attuale: voce.Attuale }] : [],
  );
}

/** Not found, in the words of the server: a record, a quadro, a prospetto, or a method that is not defined. */
const isDetto = ({ Codice }: Corpo) => /^(RECORD|METODO)_NON_|O_ASSENTE$/.test(String(Codice));

/**
 * The sentence of an answer, by status: error_description, then ModelState by lines, then Message. Without any of them a
 * server that failed (5xx) says that an error happened; an operation refused without a word says that it did not succeed.
 */
export function computeTesto(status: number, corpo: unknown): string {
  if (status === 0) return testiClient.SERVER_NON_RAGGIUNGIBILE;
  if (status === 401) return testiClient.NON_AUTORIZZATO;
  const letto = (corpo ?? {}) as Corpo;
  if (status === 404 && !isDetto(letto)) return testiClient.NON_TROVATO;
  if (isTesto(letto.error_description)) return letto.error_description;
  const testi = readTesti(letto.ModelState).map(([, testo]) => testo);
  if (testi.length > 0) return testi.join('\n');
  if (isTesto(letto.Message)) return letto.Message;
  return status >= 500 ? testiClient.ERRORE_GENERICO : testiClient.OPERAZIONE_NON_RIUSCITA;
}

/** Calls whose answer must have a body: where there is none, what it means. Any other call may answer nothing. */
const corpiNecessari: readonly (readonly [frammento: RegExp, testo: string])[] = [
  [/\/quadroesterno(\/|\?|$)/i, testiClient.QUADRO_ASSENTE],
  [/\/notifica\/nonlette(\?|$)/i, testiClient.NESSUNA_NOTIFICA],
  [/\/dichiarazione\/costostampe(\?|$)/i, testiClient.STAMPE_NON_ILLIMITATE],
  [/\/202[12]\/(.+\/)?prospett[oi](\/|\?|$)/i, testiClient.PROSPETTO_ASSENTE],
];

/** @throws ApiError with the sentence of the call, when a body that must be there is null. */
export function requireCorpo(percorso: string, corpo: unknown): void {
  if (corpo !== null) return;
  const testo = corpiNecessari.find(([frammento]) => frammento.test(percorso))?.[1];
  if (testo === undefined) return;
  throw new ApiError({
    status: 200,
    codice: 'CORPO_ASSENTE',
    testo,
    campi: [],
    codiceRichiesta: null,
    differenze: [],
  });
}

const readVerifica = ({ mfa_token, mfa_methods }: Corpo): Verifica | null =>
  isTesto(mfa_token)
    ? { sfida: mfa_token, metodi: Array.isArray(mfa_methods) ? mfa_methods.filter(isTesto) : [] }
    : null;

/** Turns a refused answer into the one error; `idRichiesta` is the X-Request-Id header. */
export function readErrore(status: number, corpo: unknown, idRichiesta: string | null): ApiError {
  const letto = (typeof corpo === 'object' && corpo !== null ? corpo : {}) as Corpo;
  return new ApiError({
    status,
    codice: [letto.Codice, letto.error].find(isTesto) ?? '',
    testo: computeTesto(status, letto),
    campi: readCampi(letto.ModelState),
    codiceRichiesta: isTesto(letto.CodiceRichiesta) ? letto.CodiceRichiesta : idRichiesta,
    differenze: readDifferenze(letto.Differenze),
    verifica: readVerifica(letto),
  });
}

/** No answer at all: the server is down, or this browser is offline. */
export function makeErroreDiRete(isOnline: boolean): ApiError {
  return new ApiError({
    status: 0,
    codice: isOnline ? 'SERVER_NON_RAGGIUNGIBILE' : 'PROBLEMA_DI_CONNESSIONE',
    testo: isOnline ? testiClient.SERVER_NON_RAGGIUNGIBILE : testiClient.PROBLEMA_DI_CONNESSIONE,
    campi: [],
    codiceRichiesta: null,
    differenze: [],
  });
}

/** Any thrown value as an ApiError, for places that show whatever went wrong. */
export function toApiError(causa: unknown): ApiError {
  if (causa instanceof ApiError) return causa;
  return new ApiError({
    status: -1,
    codice: '',
    testo: testiClient.OPERAZIONE_NON_RIUSCITA,
    campi: [],
    codiceRichiesta: null,
    differenze: [],
  });
}
