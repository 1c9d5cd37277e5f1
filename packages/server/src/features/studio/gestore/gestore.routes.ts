import {
  gestore,
  gestoreModifica,
  gestoreNuovo,
  listAnswer,
  listQuery,
  logo,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import type { QualeLogo } from '../../../http/logo.rules.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computeLogo } from '../../accesso/portale/portale.public.ts';
import { creaGestori, findProprio, leggiGestori, scriviGestori } from './gestore.policy.ts';
import { findLogo, listGestori } from './gestore.queries.ts';

import {
  type Autore,
  changeGestore,
  changeLogo,
  createGestore,
  getGestore,
  removeGestore,
  requireGestore,
} from './gestore.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: gestore });
const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.gestoreLista,
  titolo: 'Elenco dei gestori',
  accesso: leggiGestori,
  corpo: listQuery,
  campiTesto: ['Nome', 'Codice', 'RagioneSociale'],
  risposta: listAnswer(gestore),
  handle: async ({ trx, sessione, corpo }) => {
    const { righe, totale } = await listGestori(trx, corpo, findProprio(sessione));
    return answerPagina(
      corpo,
      { righe, totale },
      ({ Id }) => Id,
      (riga) => riga,
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.gestoreUno,
  titolo: 'Un gestore',
  accesso: leggiGestori,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, parametri }) => ({
    data: await getGestore(trx, requireGestore(sessione, parametri.id)),
  }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.gestore,
  titolo: 'Nuovo gestore',
  accesso: creaGestori,
  corpo: gestoreNuovo,
  stato: 201,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, corpo: { appid: _, ...scritto } }) => ({
    data: await createGestore(trx, readAutore(sessione, richiesta), scritto),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.gestoreUno,
  titolo: 'Modifica di un gestore',
  accesso: scriviGestori,
  parametri: conId,
  corpo: gestoreModifica,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo: { appid: _, Versione, ...letto } }) => ({
    data: await changeGestore(trx, readAutore(sessione, richiesta), {
      id: requireGestore(sessione, parametri.id),
      versione: Versione,
      letto,
    }),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.gestoreUno,
  titolo: 'Eliminazione di un gestore senza studi',
  accesso: creaGestori,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeGestore(trx, readAutore(sessione, richiesta), requireGestore(sessione, parametri.id));
    return undefined;
  },
});

/** The three calls of a logo: look at it, write it (multipart, uploadFile0), take it away. */
function makeRotteLogo(percorso: string, quale: QualeLogo, nome: string): Rotta[] {
  const vedi = rotta({
    metodo: 'GET',
    percorso,
    titolo: `${nome} di un gestore`,
    accesso: leggiGestori,
    parametri: conId,
    risposta: z.object({ data: logo }),
    handle: async ({ trx, sessione, parametri }) => {
      const trovato = await findLogo(trx, requireGestore(sessione, parametri.id), quale);
      return { data: { Logo: computeLogo(trovato?.dati ?? null, trovato?.tipo ?? null) } };
    },
  });
  const carica = rottaDiSessione({
    metodo: 'PUT',
    percorso,
    titolo: `Cambia ${nome.toLowerCase()} di un gestore`,
    accesso: scriviGestori,
    formato: 'multipart',
    parametri: conId,
    limite: { quante: 30, secondi: 60 },
    risposta: uno,
    handle: async ({ servizi, sessione, richiesta, parametri }) => {
      const id = requireGestore(sessione, parametri.id);
      const data = await withCaricamento({ richiesta, servizi }, z.object({}), ({ file: [file] }) =>
        withTenant(servizi.db, sessione, (trx) =>
          changeLogo(trx, readAutore(sessione, richiesta), {
            id,
            quale,
            contenuto: file?.contenuto ?? null,
          }),
        ),
      );
      return { data };
    },
  });
  const togli = rotta({
    metodo: 'DELETE',
    percorso,
    titolo: `Toglie ${nome.toLowerCase()} di un gestore`,
    accesso: scriviGestori,
    parametri: conId,
    risposta: uno,
    handle: async ({ trx, sessione, richiesta, parametri }) => ({
      data: await changeLogo(trx, readAutore(sessione, richiesta), {
        id: requireGestore(sessione, parametri.id),
        quale,
        contenuto: null,
      }),
    }),
  });
  return [vedi, carica, togli];
}

/** For the bar on top of the pages. */
const proprio = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.gestoreLogoProprio,
  titolo: 'Logo del proprio gestore',
  risposta: z.object({ data: logo }),
  handle: async ({ servizi, sessione }) => {
    const { gestore: suo } = sessione.profilo;
    const trovato = suo && (await findLogo(servizi.db, suo.id, 'logo'));
    // A drawing has no size of its own: it is for the login page alone.
    const isImmagine = trovato && trovato.tipo !== 'image/svg+xml';
    return { data: { Logo: isImmagine ? computeLogo(trovato.dati, trovato.tipo) : null } };
  },
});

export const gestoreRotte: readonly Rotta[] = [
  lista,
  proprio,
  crea,
  leggi,
  modifica,
  elimina,
  ...makeRotteLogo(percorsi.gestoreLogo, 'logo', 'Logo'),
  ...makeRotteLogo(percorsi.gestoreLogoStampa, 'stampa', 'Logo delle stampe'),
];
