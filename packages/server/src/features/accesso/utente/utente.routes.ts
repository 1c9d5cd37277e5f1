import {
  computeRuolo,
  dirittiUtente,
  listAnswer,
  listQuery,
  percorsi,
  postiUtente,
  unUtente,
  unUtenteOEmail,
  utenteModifica,
  utenteNuovo,
  utentePermessi,
  utenteRiga,
  utenteScheda,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withUtenti } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { attivazioneRotte } from './attivazione.routes.ts';
import { describeDiritti } from './diritti.ts';
import { describePersone } from './matrice.ts';
import { keepTentativo } from './tentativi.ts';
import { elencaUtenti, listAzioni, scriviUtenti } from './utente.policy.ts';
import { listPosti, listUtenti, type Utente } from './utente.queries.ts';
import {
  type Chi,
  changeUtente,
  getUtente,
  inviteUtente,
  removeUtente,
  resendAttivazione,
  resendCredenziali,
  resetUtente,
} from './utente.service.ts';

const fatto = z.object({ data: z.literal(true) });
const uno = z.object({ data: utenteScheda });
const conId = z.object({ id: z.string().max(40) });
const asIso = (istante: Date | null) => istante?.toISOString() ?? null;

const toRiga = (utente: Utente) => ({
  Id: utente.id,
  Cognome: utente.cognome,
  Nome: utente.nome,
  Email: utente.email,
  TipologiaUtente: utente.tipologia,
  Ruolo: computeRuolo({ tipologiaUtente: utente.tipologia, ...utente }),
  PrimoAmministratore: utente.primoAmministratore,
  Stato: utente.stato,
  StudioId: utente.studioId,
  NomeStudio: utente.nomeStudio,
  GestoreId: utente.gestoreId,
  NomeGestore: utente.nomeGestore,
  UltimoAccesso: asIso(utente.ultimoAccesso),
});

const toScheda = (sessione: Sessione, utente: Utente) => ({
  ...toRiga(utente),
  Attivo: utente.attivo,
  IPAbilitati: utente.ipAbilitati,
  VisureAbilitate: utente.visureAbilitate,
  AbilitaAI: utente.abilitaAi,
  Esportazione730Enabled: utente.esportazione730,
  SpinOk: utente.spinOk,
  Skin: utente.skin,
  Font: utente.font,
  AccessoPrecedente: asIso(utente.accessoPrecedente),
  PrivacyIl: asIso(utente.privacyIl),
  IdentitaCollegata: utente.identitaCollegata,
  ModificataIl: utente.modificatoIl.toISOString(),
  Versione: utente.versione,
  Azioni: listAzioni(sessione, utente),
});

/** @throws NON_TROVATO for what is no key of a user */
function readId(testo: string): number {
  if (!/^[1-9]\d{0,8}$/.test(testo)) throw new DomainError('NON_TROVATO');
  return Number(testo);
}

const readChi = (servizi: Servizi, sessione: Sessione, richiesta: FastifyRequest): Chi => ({
  servizi,
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utenteLista,
  titolo: 'Utenti che si amministrano',
  accesso: elencaUtenti,
  corpo: listQuery,
  campiTesto: ['Cognome', 'Nome', 'Email'],
  risposta: listAnswer(utenteRiga),
  handle: async ({ servizi, sessione, corpo }) => {
    const { righe, totale } = await withUtenti(servizi.db, sessione, (trx) =>
      listUtenti(trx, sessione, corpo),
    );
    return answerPagina(corpo, { righe, totale }, ({ id }) => id, toRiga);
  },
});

const matrice = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utentePermessi,
  titolo: 'Chi vede cosa: gli utenti che si amministrano, uno accanto all’altro',
  accesso: elencaUtenti,
  corpo: listQuery,
  campiTesto: ['Cognome', 'Nome', 'Email'],
  risposta: listAnswer(utentePermessi),
  handle: async ({ servizi, sessione, corpo }) => {
    const pagina = await withUtenti(servizi.db, sessione, (trx) => listUtenti(trx, sessione, corpo));
    const chiavi = answerPagina(
      corpo,
      pagina,
      ({ id }) => id,
      ({ id }) => id,
    );
    // Each is looked at with questions of his own: of who asks for keys alone, none.
    return corpo.OnlyId
      ? chiavi
      : { ...chiavi, data: await describePersone(servizi, sessione, pagina.righe) };
  },
});

const leggi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.utenteUno,
  titolo: 'Un utente',
  accesso: elencaUtenti,
  parametri: conId,
  risposta: uno,
  handle: async ({ servizi, sessione, parametri }) => {
    const id = readId(parametri.id);
    const utente = await withUtenti(servizi.db, sessione, (trx) => getUtente(trx, sessione, { id }));
    return { data: toScheda(sessione, utente) };
  },
});

const posti = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.utentePosti,
  titolo: 'Studi e gestori per cui si può invitare un utente',
  accesso: scriviUtenti,
  risposta: z.object({ data: postiUtente }),
  handle: async ({ servizi, sessione }) => ({
    data: await withUtenti(servizi.db, sessione, (trx) => listPosti(trx, sessione)),
  }),
});

const nuovo = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utenti,
  titolo: 'Invito di un nuovo utente',
  accesso: scriviUtenti,
  corpo: utenteNuovo,
  risposta: uno,
  stato: 201,
  sostituibile: 'mai',
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = readChi(servizi, sessione, richiesta);
    const invitato = {
      ...readDati(corpo),
      nome: corpo.Nome,
      cognome: corpo.Cognome,
      email: corpo.Email,
      tipologia: corpo.TipologiaUtente as Utente['tipologia'],
      idStudio: corpo.IdStudio ?? undefined,
      idGestore: corpo.IdGestore ?? undefined,
    };
    const utente = await withUtenti(servizi.db, sessione, (trx) => inviteUtente(chi, trx, invitato));
    return { data: toScheda(sessione, utente) };
  },
});

type Dati = Partial<z.infer<typeof utenteModifica>>;
const senzaVuoti = <T extends object>(dati: T) =>
  Object.fromEntries(Object.entries(dati).filter(([, valore]) => valore !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
const readDati = (corpo: Omit<Dati, 'Versione' | 'appid'>) =>
  senzaVuoti({
    nome: corpo.Nome,
    cognome: corpo.Cognome,
    email: corpo.Email,
    tipologia: corpo.TipologiaUtente as Utente['tipologia'] | undefined,
    attivo: corpo.Attivo,
    ipAbilitati: corpo.IPAbilitati,
    visureAbilitate: corpo.VisureAbilitate,
    abilitaAi: corpo.AbilitaAI,
    esportazione730: corpo.Esportazione730Enabled,
    spinOk: corpo.SpinOk,
  });

const modifica = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.utenteUno,
  titolo: 'Modifica, disattivazione o riattivazione di un utente',
  accesso: scriviUtenti,
  parametri: conId,
  corpo: utenteModifica,
  risposta: uno,
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, richiesta, parametri, corpo }) => {
    const chi = readChi(servizi, sessione, richiesta);
    const richiesti = { id: readId(parametri.id), versione: corpo.Versione, dati: readDati(corpo) };
    const utente = await withUtenti(servizi.db, sessione, (trx) => changeUtente(chi, trx, richiesti)).catch(
      keepTentativo(chi, richiesti.id),
    );
    return { data: toScheda(sessione, utente) };
  },
});

const elimina = rottaDiSessione({
  metodo: 'DELETE',
  percorso: percorsi.utenteUno,
  titolo: 'Eliminazione di un utente senza attività',
  accesso: scriviUtenti,
  parametri: conId,
  stato: 204,
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const id = readId(parametri.id);
    const chi = readChi(servizi, sessione, richiesta);
    await withUtenti(servizi.db, sessione, (trx) => removeUtente(chi, trx, id));
    return undefined;
  },
});

const reset = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utenteReset,
  titolo: 'Reimposta l’accesso di un utente: fine delle sessioni e collegamento per una nuova password',
  accesso: scriviUtenti,
  parametri: z.object({ username: z.string().max(254) }),
  corpo: z.object({ appid: z.string().max(40).optional() }),
  risposta: fatto,
  sostituibile: 'mai',
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const chi = readChi(servizi, sessione, richiesta);
    await withUtenti(servizi.db, sessione, async (trx) =>
      resetUtente(chi, trx, await getUtente(trx, sessione, { email: parametri.username })),
    );
    return { data: true as const };
  },
});

const credenziali = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utenteCredenziali,
  titolo: 'Invia di nuovo il collegamento per scegliere la password',
  accesso: scriviUtenti,
  corpo: unUtente,
  risposta: fatto,
  sostituibile: 'mai',
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = readChi(servizi, sessione, richiesta);
    await withUtenti(servizi.db, sessione, async (trx) =>
      resendCredenziali(chi, trx, await getUtente(trx, sessione, { id: corpo.IdUtente })),
    );
    return { data: true as const };
  },
});

const attivazione = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.utenteAttivazione,
  titolo: 'Invia di nuovo l’invito: il collegamento di prima non vale più',
  accesso: scriviUtenti,
  corpo: unUtenteOEmail,
  risposta: fatto,
  sostituibile: 'mai',
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, richiesta, corpo }) => {
    const chi = readChi(servizi, sessione, richiesta);
    const quale = 'IdUtente' in corpo ? { id: corpo.IdUtente } : { email: corpo.Email };
    await withUtenti(servizi.db, sessione, async (trx) =>
      resendAttivazione(chi, trx, await getUtente(trx, sessione, quale)),
    );
    return { data: true as const };
  },
});

/** The rights of a user are those of the calls there are: `listRotte` answers them all. */
const makeDiritti = (listRotte: () => readonly Rotta[]) =>
  rottaDiSessione({
    metodo: 'GET',
    percorso: percorsi.utenteDiritti,
    titolo: 'Che cosa vede e può fare un utente, e perché',
    accesso: elencaUtenti,
    parametri: conId,
    risposta: z.object({ data: dirittiUtente }),
    handle: async ({ servizi, sessione, parametri }) => ({
      data: await describeDiritti(servizi, sessione, listRotte(), readId(parametri.id)),
    }),
  });

export const makeUtenteRotte = (listRotte: () => readonly Rotta[]): readonly Rotta[] => [
  makeDiritti(listRotte),
  lista,
  matrice,
  posti,
  leggi,
  nuovo,
  modifica,
  elimina,
  reset,
  credenziali,
  attivazione,
  ...attivazioneRotte,
];
