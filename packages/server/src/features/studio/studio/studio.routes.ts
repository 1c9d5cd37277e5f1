import {
  applicativiAnswer,
  applicativoScritto,
  apreApplicativo,
  attivazioneAnswer,
  attivazioneMassiva,
  bloccoScritto,
  bloccoStudio,
  forzaChiusura,
  indirizziStudio,
  indirizziStudioModifica,
  listAllRequest,
  listAnswer,
  listQuery,
  percorsi,
  STUDI_ELENCATI_MASSIMI,
  type StudioFilo,
  studio,
  studioInElenco,
  studioModifica,
  studioNuovo,
  unoStudio,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { changeApplicativo, changeInMassa, getApplicativi, openApplicativo } from './applicativo.service.ts';
import { getBlocchi, lockDalGiorno, unlock } from './blocco.service.ts';
import { sottoscrizioneRotte } from './sottoscrizione.routes.ts';
import {
  bloccaStudi,
  creaStudi,
  eliminaStudi,
  forzaChiusura as forza,
  leggiApplicativi,
  leggiBlocchi,
  leggiIndirizzi,
  leggiStudi,
  scriviApplicativi,
  scriviIndirizzi,
  scriviStudi,
} from './studio.policy.ts';
import { listNomiStudi, listStudi } from './studio.queries.ts';
import {
  type Autore,
  changeForzaChiusura,
  changeIndirizzi,
  changeStudio,
  createStudio,
  getIndirizzi,
  getStudio,
  removeStudio,
  requireIntero,
} from './studio.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: studio });
const fatto = z.object({ data: z.literal(true) });
type Chiamata = { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi };
const readAutore = ({ sessione, richiesta, servizi }: Chiamata): Autore => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
  posta: servizi.posta,
});

/** Where operators work from is shown to who may change it. */
const hideIndirizzi = (sessione: Sessione, letto: StudioFilo): StudioFilo =>
  leggiIndirizzi.regola(sessione) ? letto : { ...letto, IPAbilitati: '' };

const leggiLista = rotta({
  metodo: 'POST',
  percorso: percorsi.studioIndirizzi,
  titolo: 'Indirizzi da cui lavorano gli operatori di uno studio',
  accesso: leggiIndirizzi,
  corpo: unoStudio,
  risposta: z.object({ data: indirizziStudio }),
  handle: async ({ trx, sessione, corpo, richiesta }) => ({
    data: {
      IdStudio: corpo.IdStudio,
      IpAbilitati: await getIndirizzi(trx, sessione, corpo.IdStudio),
      IndirizzoAttuale: normalizeIp(richiesta.ip),
    },
  }),
});

const scriviLista = rotta({
  metodo: 'PUT',
  percorso: percorsi.studioIndirizzi,
  titolo: 'Cambia gli indirizzi da cui lavorano gli operatori di uno studio',
  accesso: scriviIndirizzi,
  corpo: indirizziStudioModifica,
  risposta: z.object({ data: indirizziStudio }),
  handle: async ({ trx, sessione, corpo, richiesta, servizi }) => {
    const autore = readAutore({ sessione, richiesta, servizi });
    const nuovi = { idStudio: corpo.IdStudio, lista: corpo.IpAbilitati };
    const IpAbilitati = await changeIndirizzi(trx, autore, nuovi);
    return { data: { IdStudio: corpo.IdStudio, IpAbilitati, IndirizzoAttuale: autore.ip } };
  },
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.studioLista,
  titolo: 'Elenco degli studi',
  accesso: leggiStudi,
  corpo: listQuery,
  campiTesto: ['RagioneSociale', 'PIVA', 'CodiceFiscale'],
  risposta: listAnswer(studio),
  handle: async ({ trx, sessione, corpo }) => {
    const { righe, totale } = await listStudi(trx, corpo);
    return answerPagina(
      corpo,
      { righe, totale },
      ({ Id }) => Id,
      (riga) => hideIndirizzi(sessione, riga),
    );
  },
});

const tutti = (metodo: 'GET' | 'POST') =>
  rotta({
    metodo,
    percorso: percorsi.studioTutti,
    titolo: 'Nomi di tutti gli studi, per le scelte e le azioni in massa',
    accesso: leggiStudi,
    ...(metodo === 'POST' && { corpo: listAllRequest }),
    risposta: z.object({ data: z.array(studioInElenco) }),
    handle: async ({ trx, corpo }) => {
      const { Filter } = (corpo ?? {}) as z.output<typeof listAllRequest> & {};
      return { data: await listNomiStudi(trx, Filter?.RagioneSociale ?? '', STUDI_ELENCATI_MASSIMI) };
    },
  });

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.studioUno,
  titolo: 'Uno studio',
  accesso: leggiStudi,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, parametri }) => ({
    data: hideIndirizzi(sessione, await getStudio(trx, requireIntero(parametri.id))),
  }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.studio,
  titolo: 'Nuovo studio',
  accesso: creaStudi,
  corpo: studioNuovo,
  stato: 201,
  risposta: uno,
  handle: async ({ trx, sessione, servizi, richiesta, corpo: { appid: _, ...scritto } }) => ({
    data: hideIndirizzi(
      sessione,
      await createStudio(trx, readAutore({ sessione, richiesta, servizi }), scritto),
    ),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.studioUno,
  titolo: 'Modifica di uno studio',
  accesso: scriviStudi,
  parametri: conId,
  corpo: studioModifica,
  risposta: uno,
  handle: async ({
    trx,
    sessione,
    servizi,
    richiesta,
    parametri,
    corpo: { appid: _, Versione, ...letto },
  }) => {
    const cambio = { id: requireIntero(parametri.id), versione: Versione, letto };
    const autore = readAutore({ sessione, richiesta, servizi });
    return { data: hideIndirizzi(sessione, await changeStudio(trx, autore, cambio)) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.studioUno,
  titolo: 'Eliminazione di uno studio mai usato',
  accesso: eliminaStudi,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, servizi, richiesta, parametri }) => {
    await removeStudio(trx, readAutore({ sessione, richiesta, servizi }), requireIntero(parametri.id));
    return undefined;
  },
});

const blocca = rotta({
  metodo: 'POST',
  percorso: percorsi.studioBlocco,
  titolo: 'Blocca uno studio da un giorno',
  accesso: bloccaStudi,
  corpo: bloccoScritto,
  risposta: uno,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => {
    await lockDalGiorno(trx, readAutore({ sessione, richiesta, servizi }), corpo);
    return { data: await getStudio(trx, corpo.IdStudio) };
  },
});

const sblocca = rotta({
  metodo: 'POST',
  percorso: percorsi.studioSblocco,
  titolo: 'Sblocca uno studio',
  accesso: bloccaStudi,
  corpo: unoStudio,
  risposta: uno,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => {
    await unlock(trx, readAutore({ sessione, richiesta, servizi }), corpo.IdStudio);
    return { data: await getStudio(trx, corpo.IdStudio) };
  },
});

const blocchi = rotta({
  metodo: 'POST',
  percorso: percorsi.studioBlocchi,
  titolo: 'I blocchi di uno studio, dal più recente',
  accesso: leggiBlocchi,
  corpo: unoStudio,
  risposta: z.object({ data: z.array(bloccoStudio) }),
  handle: async ({ trx, sessione, corpo }) => ({ data: await getBlocchi(trx, sessione, corpo.IdStudio) }),
});

const moduli = rotta({
  metodo: 'POST',
  percorso: percorsi.studioApplicativi,
  titolo: 'I moduli di uno studio',
  accesso: leggiApplicativi,
  corpo: unoStudio,
  risposta: applicativiAnswer,
  handle: ({ trx, sessione, corpo }) => getApplicativi(trx, sessione, corpo.IdStudio),
});

const modulo = rotta({
  metodo: 'PUT',
  percorso: percorsi.studioApplicativo,
  titolo: 'Un modulo di uno studio: periodo, modo, limite',
  accesso: scriviApplicativi,
  corpo: applicativoScritto,
  risposta: applicativiAnswer,
  handle: ({ trx, sessione, servizi, richiesta, corpo }) =>
    changeApplicativo(trx, readAutore({ sessione, richiesta, servizi }), corpo, servizi.config.hostRemoti),
});

const apriModulo = rotta({
  metodo: 'POST',
  percorso: percorsi.studioApriApplicativo,
  titolo: 'Dove si apre un modulo dello studio',
  accesso: leggiApplicativi,
  corpo: apreApplicativo,
  risposta: z.object({ data: z.object({ Indirizzo: z.string().nullable() }) }),
  handle: async ({ trx, sessione, servizi, corpo }) => ({
    data: { Indirizzo: await openApplicativo(trx, sessione, corpo, servizi.config.hostRemoti) },
  }),
});

const attiva = rotta({
  metodo: 'POST',
  percorso: percorsi.studioAttivazione,
  titolo: 'Attiva o disattiva un modulo per più studi',
  accesso: scriviApplicativi,
  corpo: attivazioneMassiva,
  risposta: attivazioneAnswer,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => ({
    data: await changeInMassa(trx, readAutore({ sessione, richiesta, servizi }), corpo),
  }),
});

const forzaQuadri = rotta({
  metodo: 'POST',
  percorso: percorsi.studioForzaChiusura,
  titolo: 'Chiusura delle dichiarazioni con quadri aperti: ammessa o no',
  accesso: forza,
  corpo: forzaChiusura,
  risposta: fatto,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => {
    await changeForzaChiusura(
      trx,
      readAutore({ sessione, richiesta, servizi }),
      corpo.IdStudio,
      corpo.Abilita,
    );
    return { data: true as const };
  },
});

export const studioRotte: readonly Rotta[] = [
  leggiLista,
  scriviLista,
  lista,
  tutti('GET'),
  tutti('POST'),
  crea,
  leggi,
  modifica,
  elimina,
  blocca,
  sblocca,
  blocchi,
  moduli,
  modulo,
  apriModulo,
  attiva,
  forzaQuadri,
  ...sottoscrizioneRotte,
];
