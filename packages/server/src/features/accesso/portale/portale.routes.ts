import { configurazione, fornitore, gestoreDelLogin, percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rottaDiSessione, rottaPubblica } from '../../../http/rotta.ts';
import { computeConfigurazione } from './configurazione.rules.ts';
import { computeLogo } from './gestore.rules.ts';
import { findGestoreDelCodice, getFornitore, insertSegnalazione } from './portale.queries.ts';
import { findSuite } from './suite.service.ts';

const TESTO_MASSIMO = 4000;

const config = (metodo: 'GET' | 'POST') =>
  rottaPubblica({
    metodo,
    percorso: percorsi.configurazione,
    titolo: 'Ciò che serve alle pagine prima dell’accesso',
    formato: 'json o form',
    risposta: z.object({ data: configurazione }),
    handle: async ({ servizi, richiesta }) => ({
      data: {
        ...computeConfigurazione({
          ambiente: servizi.config.ambiente,
          portaleUnico: servizi.config.portaleUnico,
          identita: servizi.config.identita,
          versione: servizi.versione,
          portale: servizi.config.suite.portale,
          dominioCookie: servizi.config.dominioCookie,
          hostDebug: servizi.config.hostDebug,
          modelliUrl: servizi.config.modelliUrl,
          adesso: servizi.now(),
          ...(await findSuite(richiesta, servizi)),
        }),
        fornitore: await getFornitore(servizi.db),
      },
    }),
  });

const versione = rottaPubblica({
  metodo: 'GET',
  percorso: percorsi.versione,
  titolo: 'Versione del servizio',
  risposta: z.object({ data: z.object({ version: z.string(), releaseNotesUrl: z.string() }) }),
  handle: ({ servizi }) => ({ data: { version: servizi.versione, releaseNotesUrl: '/note-di-rilascio' } }),
});

const datiFornitore = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.fornitore,
  titolo: 'Recapiti del fornitore',
  risposta: z.object({ data: fornitore }),
  handle: async ({ servizi }) => ({ data: await getFornitore(servizi.db) }),
});

/** An unknown code has the same answer as a gestore without name: nothing says which codes there are. */
const gestoreDelCodice = rottaPubblica({
  metodo: 'GET',
  percorso: percorsi.gestoreDelCodice,
  titolo: 'Nome e logo del gestore del codice',
  parametri: z.object({ codice: z.string().max(40) }),
  risposta: z.object({ data: gestoreDelLogin }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, parametri }) => {
    const gestore = await findGestoreDelCodice(servizi.db, parametri.codice);
    const logo = gestore ? computeLogo(gestore.logo, gestore.logo_tipo) : null;
    return { data: { Nome: gestore?.nome ?? null, Logo: logo } };
  },
});

const segnalazione = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.log,
  titolo: 'Segnalazione delle pagine',
  corpo: z.object({
    ope: z.string().max(60),
    usr: z.string().max(254).default(''),
    text: z.string().max(20_000).default(''),
    appid: z.string().max(40).optional(),
  }),
  stato: 204,
  sostituibile: 'legge',
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, sessione, corpo }) => {
    await insertSegnalazione(servizi.db, {
      utente_id: sessione.utenteId,
      operazione: corpo.ope,
      utente_dichiarato: corpo.usr,
      testo: corpo.text.slice(0, TESTO_MASSIMO),
    });
    return undefined;
  },
});

export const portaleRotte: readonly Rotta[] = [
  config('GET'),
  config('POST'),
  versione,
  datiFornitore,
  gestoreDelCodice,
  segnalazione,
];
