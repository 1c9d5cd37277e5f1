import { setTimeout as sleep } from 'node:timers/promises';
import { percorsi, percorso, tipologiaUtente, VOCE_VISURA } from '../../../packages/contract/src/index.ts';
import type { Accesso } from '../casa.ts';
import { login } from '../casa.ts';
import {
  ask,
  type Bersaglio,
  makeFile,
  makePromesse,
  note,
  type Promesse,
  writeTutti,
} from '../scritture.ts';
import type { CasaInPezzi } from './pezzi.ts';

/** A box of a declaration that somebody writes again and again: what holds is the last value that was confirmed. */
export interface Casella {
  readonly indirizzo: string;
  confermato: number;
  /** Written after it, and nobody knows. */
  readonly forse: Set<number>;
}

/** What the house said it had done, in a day of faults. */
export interface Giorno extends Promesse {
  readonly visure: string[];
  readonly invitati: string[];
  readonly caselle: Casella[];
  /** Keys asked again after they were answered, and those that were done again instead of remembered. */
  ripetute: number;
  readonly rifatte: string[];
  /** Answers with the place of somebody else in them. */
  readonly estranei: string[];
  letture: number;
}

const ANNO = 2025;
const CASELLA = 'RC1.3';
const QUANTE_CASELLE = 2;

/** The house as who works in it sees it: its door, or whichever of the two processes comes next, alive or not. */
export async function openGente(casa: CasaInPezzi): Promise<{ bersaglio: Bersaglio; giorno: Giorno }> {
  const [{ avviato }] = casa.chiamate;
  const { accessi, indirizzo } = avviato();
  const enter = (tipo: string) => login({ indirizzo, accesso: accessi.get(tipo) as Accesso });
  let turno = 0;
  const bersaglio: Bersaglio = {
    get indirizzo() {
      if (casa.ingresso !== undefined) return casa.ingresso;
      turno += 1;
      return casa.chiamate[turno % 2 === 0 ? 0 : 1].indirizzo();
    },
    token: await enter('AMM_STU'),
    tokenFornitore: await enter('AMM_ELMAS'),
    idStudio: 0,
    isFinito: false,
  };
  const chi = await ask(bersaglio, percorsi.whoami, { corpo: {} });
  const idStudio = Number(chi?.corpo.data?.StudioId);
  const giorno: Giorno = {
    ...makePromesse(),
    ...{ visure: [], invitati: [], caselle: [], ripetute: 0, rifatte: [], estranei: [], letture: 0 },
  };
  // A spread would freeze who answers now.
  return { bersaglio: Object.defineProperty(bersaglio, 'idStudio', { value: idStudio }), giorno };
}

async function listIdClienti(casa: Bersaglio, codici: readonly string[]): Promise<string[]> {
  const trovati = codici.map(async (CodiceFiscale) => {
    const lista = await ask(casa, percorsi.anagraficaLista, { corpo: { Filter: { CodiceFiscale } } });
    const { data = [] } = (lista?.corpo ?? {}) as { data?: unknown };
    return (data as { Id: string }[]).map(({ Id }) => Id);
  });
  return (await Promise.all(trovati)).flat();
}

/** Declarations of some new people, before anything falls. */
export async function openCaselle(casa: Bersaglio, giorno: Giorno): Promise<void> {
  const { codici, modulo } = makeFile();
  const importata = await ask(casa, percorsi.importazione, { corpo: modulo });
  if (importata === undefined || importata.status >= 300) throw new Error('No people for the declarations');
  giorno.importati.push(codici);
  const IdAnagrafiche = await listIdClienti(casa, codici.slice(0, QUANTE_CASELLE));
  const creata = await ask(casa, percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), {
    corpo: { IdAnagrafiche },
  });
  const { create = [] } = (creata?.corpo.data ?? {}) as { create?: { Codice: string }[] };
  if (create.length !== QUANTE_CASELLE) throw new Error(`No declarations: ${JSON.stringify(creata)}`);
  for (const { Codice } of create) {
    const suoi = { anno: ANNO, prefisso: 'pf', id: Codice };
    await ask(casa, percorso(percorsi.modelloApri, suoi), { corpo: {} });
    giorno.caselle.push({ indirizzo: percorso(percorsi.modello, suoi), confermato: 0, forse: new Set() });
  }
}

interface Dichiarazione {
  readonly Versione: number;
  readonly Righi: Readonly<Record<string, unknown>>;
}
const leggi = async (casa: Bersaglio, indirizzo: string) => {
  const letta = await ask(casa, indirizzo, { metodo: 'GET' });
  return { status: letta?.status, dati: letta?.corpo.data as Dichiarazione | undefined };
};

/** What a box holds now, or undefined when nobody says. */
export async function readCasella(casa: Bersaglio, { indirizzo }: Casella): Promise<number | undefined> {
  const { status, dati } = await leggi(casa, indirizzo);
  return status === 200 ? Number(dati?.Righi[CASELLA] ?? 0) : undefined;
}

async function writeCasella(casa: Bersaglio, giorno: Giorno, casella: Casella): Promise<void> {
  for (let n = 1; !casa.isFinito; n += 1) {
    const { status, dati } = await leggi(casa, casella.indirizzo);
    if (status !== 200 || dati === undefined) note(giorno, 'dichiarazione', status);
    else {
      const valore = 10_000 + n;
      casella.forse.add(valore);
      const corpo = { Versione: dati.Versione, Righi: { [CASELLA]: valore }, Forzature: {} };
      const salvata = await ask(casa, casella.indirizzo, { metodo: 'PUT', corpo });
      if (salvata?.status === 200) {
        casella.confermato = valore;
        casella.forse.clear();
      } else {
        // Refused is not done; without an answer, or with an error, nobody knows.
        if (salvata && salvata.status < 500) casella.forse.delete(valore);
        note(giorno, 'casella', salvata?.status);
      }
    }
    await sleep(250);
  }
}

async function askVisure(casa: Bersaglio, giorno: Giorno): Promise<void> {
  while (!casa.isFinito) {
    const [CodiceFiscale] = makeFile().codici;
    const corpo = { Tipo: 'Soggetto', CodiceFiscale, Comune: null, CostoMassimo: 10 };
    const risposta = await ask(casa, percorsi.visuraRichiedi, { corpo });
    const id = risposta?.corpo.data?.Id;
    if (risposta?.status === 201 && typeof id === 'string') giorno.visure.push(id);
    else note(giorno, VOCE_VISURA, risposta?.status);
    await sleep(2_200);
  }
}

let invitato = 0;
/** Who sells invites somebody of his: a user and a mail, or neither. Answers the address when it was confirmed. */
export async function inviteUno(casa: Bersaglio, giorno: Giorno): Promise<string | undefined> {
  invitato += 1;
  const Email = `invitato-${invitato}@prova.example`;
  const corpo = {
    Nome: 'Ada',
    Cognome: 'Neri',
    Email,
    TipologiaUtente: tipologiaUtente.CON_ELMAS,
  };
  const risposta = await ask(casa, percorsi.utenti, { token: casa.tokenFornitore, corpo });
  if (risposta?.status !== 201) {
    note(giorno, 'invito', risposta?.status);
    return undefined;
  }
  giorno.invitati.push(Email);
  return Email;
}
async function inviteGente(casa: Bersaglio, giorno: Giorno): Promise<void> {
  while (!casa.isFinito) {
    await inviteUno(casa, giorno);
    await sleep(1_500);
  }
}

/** What was answered is asked again, wherever: it is remembered, not done again. */
async function repeatSpese(casa: Bersaglio, giorno: Giorno): Promise<void> {
  while (!casa.isFinito) {
    const fatte = [...giorno.spese];
    const mia = fatte[Math.floor(Math.random() * fatte.length)];
    if (mia !== undefined) {
      const corpo = { IdStudio: casa.idStudio, Crediti: 1, Motivazione: 'Prova' };
      const risposta = await ask(casa, percorsi.creditiScala, {
        token: casa.tokenFornitore,
        corpo,
        chiave: mia,
      });
      if (risposta?.status === 200) {
        giorno.ripetute += 1;
        if (!risposta.isRicordata) giorno.rifatte.push(mia);
      } else note(giorno, 'spesa ripetuta', risposta?.status);
    }
    await sleep(400);
  }
}

/** Somebody who entered, and who he is. */
export interface Entrato {
  readonly token: string;
  readonly chi: string;
}
const describeChi = (dati: Record<string, unknown> | undefined) =>
  `utente ${dati?.Id}, ${dati?.TipologiaUtente}, studio ${dati?.StudioId}`;

/** Somebody of each kind who looks around: he is let in, and finds himself where he was. */
async function lookAround(casa: Bersaglio, giorno: Giorno, { token, chi: suo }: Entrato): Promise<void> {
  while (!casa.isFinito) {
    const chi = await ask(casa, percorsi.whoami, { token, corpo: {} });
    if (chi?.status !== 200) note(giorno, 'chi sono', chi?.status);
    else if (describeChi(chi.corpo.data) !== suo)
      giorno.estranei.push(`${suo}: ${describeChi(chi.corpo.data)}`);
    else giorno.letture += 1;
    const lista = await ask(casa, percorsi.anagraficaLista, { token, corpo: { PageSize: 20 } });
    // Not everybody has clients to look at.
    if (lista?.status === 200) giorno.letture += 1;
    else if (lista?.status !== 403) note(giorno, 'elenco', lista?.status);
    await sleep(700);
  }
}

/** Somebody of each kind enters, before anything falls. @throws when one is not told who he is */
export async function enterTutti(casa: CasaInPezzi, bersaglio: Bersaglio): Promise<Entrato[]> {
  const { accessi, indirizzo } = casa.chiamate[0].avviato();
  const entrati: Entrato[] = [];
  for (const accesso of accessi.values()) {
    const token = await login({ indirizzo, accesso });
    const chi = await ask(bersaglio, percorsi.whoami, { token, corpo: {} });
    if (chi?.status !== 200) throw new Error(`Who is ${accesso.username}: ${chi?.status}`);
    entrati.push({ token, chi: describeChi(chi.corpo.data) });
  }
  return entrati;
}

const OGNI_TANTO_S = 60;
/** Who entered and does nothing is heard of now and then: left alone for half an hour, he would rightly be out. */
export async function stayIn(casa: Bersaglio, entrati: readonly Entrato[]): Promise<void> {
  for (let secondi = 0; !casa.isFinito; secondi += 1) {
    if (secondi % OGNI_TANTO_S === 0)
      for (const { token } of entrati) await ask(casa, percorsi.whoami, { token, corpo: {} });
    await sleep(1_000);
  }
}

/** Who writes, and who asks again what was answered, until the house is finished with. */
export const workScritture = (bersaglio: Bersaglio, giorno: Giorno): Promise<unknown> =>
  Promise.all([
    writeTutti(bersaglio, giorno),
    ...giorno.caselle.map((casella) => writeCasella(bersaglio, giorno, casella)),
    askVisure(bersaglio, giorno),
    inviteGente(bersaglio, giorno),
    repeatSpese(bersaglio, giorno),
  ]);

/** Everybody at work, until the house is finished with. */
export const workTutti = (
  bersaglio: Bersaglio,
  giorno: Giorno,
  entrati: readonly Entrato[],
): Promise<unknown> =>
  Promise.all([
    workScritture(bersaglio, giorno),
    ...entrati.map((uno) => lookAround(bersaglio, giorno, uno)),
  ]);
