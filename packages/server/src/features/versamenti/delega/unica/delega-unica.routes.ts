import {
  type AreaDelegaUnica,
  delegaUnicaAnswer,
  delegaUnicaEsito,
  delegaUnicaFine,
  delegaUnicaFirmata,
  delegaUnicaLink,
  delegaUnicaLinkAnswer,
  delegaUnicaNota,
  delegheUnicheAnswer,
  delegheUnicheChieste,
  delegheUnicheEsiti,
  delegheUnicheEsporta,
  delegheUnicheFile,
  listAnswer,
  listQuery,
  percorsi,
  rigaDelegaUnica,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { withTenant } from '../../../../db/tenancy.ts';
import { withCaricamento } from '../../../../http/caricamento.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { runLotto } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiDeleghe, scriviDeleghe } from '../delega.policy.ts';
import { listBacheca, writeUnica } from './delega-unica.queries.ts';
import {
  askUnica,
  type ChiDelega,
  concludeUnica,
  endUnica,
  getTenuta,
  getUnica,
  noteUnica,
  signUnica,
} from './delega-unica.service.ts';
import { exportUniche } from './esporta.ts';

const conId = z.object({ id: z.string().max(40) });
type Chiamata = { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi };
const readChi = ({ sessione, richiesta, servizi }: Chiamata): ChiDelega => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
  adesso: servizi.now(),
});
const answerUna = async (trx: Trx, id: string, adesso: Date) => ({
  data: await writeUnica(trx, await getUnica(trx, id), adesso),
});
const answerLotto = ({
  riuscite,
  scartate,
}: Awaited<ReturnType<typeof runLotto>>): z.input<typeof delegheUnicheAnswer> => ({
  data: { riuscite, errori: scartate.map(({ Codice, Messaggio }) => ({ Codice, Messaggio })) },
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaUnicaLista,
  titolo: 'I clienti secondo la delega unica: in scadenza, assenti, inviate, accettate',
  accesso: leggiDeleghe,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  risposta: listAnswer(rigaDelegaUnica),
  handle: async ({ trx, corpo, servizi, sessione }) =>
    answerPagina(
      corpo,
      await listBacheca(trx, corpo, { adesso: servizi.now(), utenteId: sessione.utenteId }),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.delegaUnicaUna,
  titolo: 'Una delega unica: che cosa concede, a che punto è, il foglio firmato',
  accesso: leggiDeleghe,
  parametri: conId,
  risposta: delegaUnicaAnswer,
  handle: ({ trx, servizi, parametri }) => answerUna(trx, parametri.id, servizi.now()),
});

/** Each client in a transaction of his own: who has no address is told, and the others have their mail. */
const chiedi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.delegheUnicheChiedi,
  titolo: 'Chiede o rinnova la delega unica di più clienti: a ciascuno va per posta il suo collegamento',
  accesso: scriviDeleghe,
  corpo: delegheUnicheChieste,
  risposta: delegheUnicheAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async (chiamata) => {
    const { servizi, sessione, richiesta, corpo } = chiamata;
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const chiesta = { idIntermediario: corpo.IdIntermediario, aree: corpo.Aree };
    return answerLotto(
      await runLotto(dove, corpo.Codici, 'ERRORE_INTERNO', async (trx, idAnagrafica) => {
        await askUnica(trx, servizi, readChi(chiamata), { ...chiesta, idAnagrafica }, 'manda');
      }),
    );
  },
});

const collega = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaUnicaLink,
  titolo: 'Il collegamento da dare a mano a un cliente: si legge una volta sola',
  accesso: scriviDeleghe,
  corpo: delegaUnicaLink,
  risposta: delegaUnicaLinkAnswer,
  stato: 201,
  handle: async ({ trx, corpo, ...chiamata }) => {
    const chi = readChi(chiamata);
    const chiesta = { idAnagrafica: corpo.IdAnagrafica, idIntermediario: corpo.IdIntermediario };
    const { id, link } = await askUnica(
      trx,
      chiamata.servizi,
      chi,
      { ...chiesta, aree: corpo.Aree },
      'consegna',
    );
    return { data: { Link: link, Delega: (await answerUna(trx, id, chi.adesso)).data } };
  },
});

const nota = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaUnicaNota,
  titolo: 'Scrive una delega che l’Agenzia ha già accettato, conferita fuori da Quadra',
  accesso: scriviDeleghe,
  corpo: delegaUnicaNota,
  risposta: delegaUnicaAnswer,
  stato: 201,
  handle: async ({ trx, corpo, ...chiamata }) => {
    const chi = readChi(chiamata);
    return answerUna(trx, await noteUnica(trx, chi, corpo), chi.adesso);
  },
});

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const foglio = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.delegaUnicaFoglio,
  titolo: 'Il foglio firmato di una delega arrivato allo studio (uploadFile0 ...): resta da controllare',
  accesso: scriviDeleghe,
  formato: 'multipart',
  parametri: conId,
  risposta: delegaUnicaAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ parametri: { id }, ...chiamata }) => {
    const { servizi, sessione, richiesta } = chiamata;
    return withCaricamento({ richiesta, servizi }, delegaUnicaFirmata, ({ file, extra }) =>
      withTenant(servizi.db, sessione, async (trx) => {
        const chi = readChi(chiamata);
        const d = await getUnica(trx, id, { isTenuta: true });
        await signUnica(trx, chi, d, {
          aree: (extra.Aree as AreaDelegaUnica[] | undefined) ?? d.aree_chieste,
          conferita: extra.DataConferimento ?? giornoDiRoma(chi.adesso),
          ...{ file, massimoByte: servizi.config.spazioStudioByte },
        });
        return answerUna(trx, id, chi.adesso);
      }),
    );
  },
});

const esito = rotta({
  metodo: 'POST',
  percorso: percorsi.delegaUnicaEsito,
  titolo: 'Ciò che una persona dice di una delega firmata: inviata, accettata con il suo numero, scartata',
  accesso: scriviDeleghe,
  parametri: conId,
  corpo: delegaUnicaEsito,
  risposta: delegaUnicaAnswer,
  handle: async ({ trx, corpo, parametri: { id }, ...chiamata }) => {
    const chi = readChi(chiamata);
    await concludeUnica(trx, chi, await getTenuta(trx, id, corpo.Versione), {
      ...{ esito: corpo.Esito, data: corpo.Data, numero: corpo.Numero, motivo: corpo.Motivo },
    });
    return answerUna(trx, id, chi.adesso);
  },
});

const fine = (evento: 'annulla' | 'revoca', percorso: string, titolo: string) =>
  rotta({
    metodo: 'POST',
    percorso,
    titolo,
    accesso: scriviDeleghe,
    parametri: conId,
    corpo: delegaUnicaFine,
    risposta: delegaUnicaAnswer,
    handle: async ({ trx, corpo, parametri: { id }, ...chiamata }) => {
      const chi = readChi(chiamata);
      await endUnica(trx, chi, id, evento, corpo);
      return answerUna(trx, id, chi.adesso);
    },
  });

const esporta = rotta({
  metodo: 'POST',
  percorso: percorsi.delegheUnicheEsporta,
  titolo: 'Le deleghe firmate in JSON, per chi le invia: l’invio all’Agenzia non è gestito',
  accesso: leggiDeleghe,
  corpo: delegheUnicheEsporta,
  risposta: delegheUnicheFile,
  handle: async ({ trx, corpo }) => ({ data: await exportUniche(trx, corpo.Codici) }),
});

const esiti = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.delegheUnicheEsiti,
  titolo: 'Gli esiti di più deleghe, dal file di chi le ha inviate',
  accesso: scriviDeleghe,
  corpo: delegheUnicheEsiti,
  risposta: delegheUnicheAnswer,
  handle: async (chiamata) => {
    const { servizi, sessione, richiesta, corpo } = chiamata;
    const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
    const perId = new Map(corpo.Esiti.map((uno) => [uno.Id, uno]));
    return answerLotto(
      await runLotto(dove, [...perId.keys()], 'ERRORE_INTERNO', async (trx, id) => {
        const uno = perId.get(id);
        const d = await getUnica(trx, id, { isTenuta: true });
        if (uno)
          await concludeUnica(trx, readChi(chiamata), d, {
            ...{ esito: uno.Esito, data: uno.Data, numero: uno.Numero, motivo: uno.Motivo },
          });
      }),
    );
  },
});

/** The deleghe uniche: the board, what is asked, what comes back. */
export const delegaUnicaRotte: readonly Rotta[] = [
  lista,
  chiedi,
  collega,
  nota,
  esporta,
  esiti,
  leggi,
  foglio,
  esito,
  fine('annulla', percorsi.delegaUnicaAnnulla, 'Ritira una richiesta, o un foglio firmato che non va'),
  fine('revoca', percorsi.delegaUnicaRevoca, 'Scrive che una delega accettata è stata revocata'),
];
