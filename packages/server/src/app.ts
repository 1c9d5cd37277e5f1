import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { withPazienza } from './db/pool.ts';
import { applicazioneRotte } from './features/accesso/applicazione/applicazione.routes.ts';
import { credenzialeRotte } from './features/accesso/credenziale/credenziale.routes.ts';
import { permessoRotte } from './features/accesso/permesso/permesso.routes.ts';
import { portaleRotte } from './features/accesso/portale/portale.routes.ts';
import { registrazioneRotte } from './features/accesso/registrazione/registrazione.routes.ts';
import { profiloRotte } from './features/accesso/sessione/profilo.routes.ts';
import { sessioneRotte } from './features/accesso/sessione/sessione.routes.ts';
import { sessioniAttiveRotte } from './features/accesso/sessione/sessioni-attive.routes.ts';
import { sostituzioneRotte } from './features/accesso/sessione/sostituzione/sostituzione.routes.ts';
import { registerSuite } from './features/accesso/suite/porta.ts';
import { suiteRotte } from './features/accesso/suite/suite.routes.ts';
import { makeUtenteRotte } from './features/accesso/utente/utente.routes.ts';
import { bancaDatiRotte } from './features/base/banca-dati/banca-dati.routes.ts';
import { comuneRotte } from './features/base/comune/comune.routes.ts';
import { eventoRotte } from './features/base/evento/evento.routes.ts';
import { lavoroRotte } from './features/base/lavoro/lavoro.routes.ts';
import { postaRotte } from './features/base/posta/posta.routes.ts';
import { registroRotte } from './features/base/registro/registro.routes.ts';
import { tabellaRotte } from './features/base/tabella/tabella.routes.ts';
import { tributoRotte } from './features/base/tributo/tributo.routes.ts';
import { vistaRotte } from './features/base/vista/vista.routes.ts';
import { archivioRotte } from './features/carta/archivio/archivio.routes.ts';
import { certificatoRotte } from './features/carta/certificato/certificato.routes.ts';
import { documentaleRotte } from './features/carta/documentale/documentale.routes.ts';
import { firmaRotte } from './features/carta/firma/firma.routes.ts';
import { collegamentoFirmaRotte } from './features/carta/firma/firmatario.routes.ts';
import { visuraRotte } from './features/carta/visura/visura.routes.ts';
import { accordoRotte } from './features/clienti/accordo/accordo.routes.ts';
import { anagraficaRotte } from './features/clienti/anagrafica/anagrafica.routes.ts';
import { richiestaRotta } from './features/clienti/anagrafica/richiesta.routes.ts';
import { seguitoRotte } from './features/clienti/anagrafica/seguito.routes.ts';
import { bozzaRotte } from './features/clienti/bozza/bozza.routes.ts';
import { documentoRotte } from './features/clienti/documento/documento.routes.ts';
import { tagRotte } from './features/clienti/tag/tag.routes.ts';
import { fatturaRotte } from './features/commercio/fattura/fattura.routes.ts';
import { registerPortaSdi } from './features/commercio/fattura/porta-sdi.ts';
import { vistaFatturaRotte } from './features/commercio/fattura/vista/vista.routes.ts';
import { bonificoRotte } from './features/commercio/pagamento/bonifico.routes.ts';
import { mandatoRotte } from './features/commercio/pagamento/mandato.routes.ts';
import { pagamentoRotte } from './features/commercio/pagamento/pagamento.routes.ts';
import { sportelloRotte } from './features/commercio/pagamento/sportello.routes.ts';
import { propostaRotte } from './features/commercio/proposta/proposta.routes.ts';
import { arrivoRotte } from './features/consegna/arrivo/arrivo.routes.ts';
import { contabilitaRotte } from './features/consegna/contabilita/contabilita.routes.ts';
import { esportazioneRotte } from './features/consegna/esportazione/esportazione.routes.ts';
import { homeRotte } from './features/consegna/home/home.routes.ts';
import { venditoreRotte as casaRotte } from './features/consegna/home/venditore.routes.ts';
import { importazioneRotte } from './features/consegna/importazione/importazione.routes.ts';
import { confrontoPrecompilataRotte } from './features/consegna/precompilata/confronto.routes.ts';
import { ordineRotte } from './features/consegna/precompilata/ordine.routes.ts';
import { precompilataRotte } from './features/consegna/precompilata/precompilata.routes.ts';
import { riservatezzaRotte } from './features/consegna/riservatezza/riservatezza.routes.ts';
import { f24PdfRotte } from './features/consegna/stampa/f24/f24-pdf.routes.ts';
import { fatturaPdfRotte } from './features/consegna/stampa/fattura-pdf.routes.ts';
import { ministerialeRotte } from './features/consegna/stampa/ministeriale/ministeriale.routes.ts';
import { stampaRotte } from './features/consegna/stampa/stampa.routes.ts';
import { statisticaRotte } from './features/consegna/statistica/statistica.routes.ts';
import { venditeRotte } from './features/consegna/statistica/vendite.routes.ts';
import { strumentoRotte } from './features/consegna/strumento/strumento.routes.ts';
import { telematicoRotte } from './features/consegna/telematico/telematico.routes.ts';
import { assistenzaRotte } from './features/conversazioni/assistenza/assistenza.routes.ts';
import { automaticaRotte } from './features/conversazioni/automatica/automatica.routes.ts';
import { copilotaRotte } from './features/conversazioni/copilota/copilota.routes.ts';
import { modelloRotte } from './features/conversazioni/modello/modello.routes.ts';
import { notificaRotte } from './features/conversazioni/notifica/notifica.routes.ts';
import { panoramicaRotte } from './features/conversazioni/panoramica/panoramica.routes.ts';
import { recapitoRotte } from './features/conversazioni/recapito/recapito.routes.ts';
import { stagioneRotte } from './features/conversazioni/stagione/stagione.routes.ts';
import { creditoRotte } from './features/crediti/credito/credito.routes.ts';
import { listinoRotte } from './features/crediti/listino/listino.routes.ts';
import { pacchettoRotte } from './features/crediti/pacchetto/pacchetto.routes.ts';
import { bilancioRotte } from './features/dichiarazioni/bilancio/bilancio.routes.ts';
import { collegamentoRotte } from './features/dichiarazioni/collegamento/collegamento.routes.ts';
import { configurazioneRotte } from './features/dichiarazioni/configurazione/configurazione.routes.ts';
import { definizioneRotte } from './features/dichiarazioni/definizione/definizione.routes.ts';
import { messaggiConfiguratiRotte } from './features/dichiarazioni/definizione/messaggi.routes.ts';
import { dichiarazioneRotte } from './features/dichiarazioni/dichiarazione/dichiarazione.routes.ts';
import { etichettaRotte } from './features/dichiarazioni/etichetta/etichetta.routes.ts';
import { imuRotte } from './features/dichiarazioni/imu/imu.routes.ts';
import { liquidazioneRotte } from './features/dichiarazioni/liquidazione/liquidazione.routes.ts';
import { messaggioRotte } from './features/dichiarazioni/messaggio/messaggio.routes.ts';
import { redazioneRotte } from './features/dichiarazioni/redazione/redazione.routes.ts';
import { collegamentoRichiestaRotte } from './features/dichiarazioni/richiesta/collegamento.routes.ts';
import { richiesteRicevuteRotte } from './features/dichiarazioni/richiesta/ricevute.routes.ts';
import { richiestaRotte } from './features/dichiarazioni/richiesta/richiesta.routes.ts';
import { aliquotaRotte } from './features/immobili/aliquota/aliquota.routes.ts';
import { aliquotaStudioRotte } from './features/immobili/aliquota/aliquota-studio.routes.ts';
import { immobileRotte } from './features/immobili/immobile/immobile.routes.ts';
import { locazioneRotte } from './features/immobili/immobile/locazione.routes.ts';
import { gestoreRotte } from './features/studio/gestore/gestore.routes.ts';
import { gruppoRotte } from './features/studio/gruppo/gruppo.routes.ts';
import { insiemeRotte } from './features/studio/gruppo/insieme.routes.ts';
import { intermediarioRotte } from './features/studio/intermediario/intermediario.routes.ts';
import { impostazioniRotte } from './features/studio/studio/impostazioni.routes.ts';
import { studioRotte } from './features/studio/studio/studio.routes.ts';
import { contoRotte } from './features/versamenti/conto/conto.routes.ts';
import { delegaRotte } from './features/versamenti/delega/delega.routes.ts';
import { collegamentoDelegaRotte } from './features/versamenti/delega/unica/collegamento.routes.ts';
import { delegaUnicaRotte } from './features/versamenti/delega/unica/delega-unica.routes.ts';
import { f24Rotte } from './features/versamenti/f24/f24.routes.ts';
import { incaricoRotte } from './features/versamenti/incarico/incarico.routes.ts';
import { pianificatoreRotte } from './features/versamenti/pianificatore/pianificatore.routes.ts';
import { versamentoRotte } from './features/versamenti/versamento/versamento.routes.ts';
import { limitiMultipart } from './http/caricamento.ts';
import { makeNominate } from './http/chiamate-nominate.ts';
import { refuseConnection } from './http/client-error.ts';
import { makeCodiceRichiesta } from './http/codice-richiesta.ts';
import { closeConnessioniMute } from './http/connessioni-mute.ts';
import { Contatore } from './http/contatore.ts';
import { registerDocumentazione, registerOpenApi } from './http/documentazione.ts';
import { DomainError } from './http/domain-error.ts';
import { replyErrore } from './http/error-reply.ts';
import { setHeaders } from './http/headers.ts';
import { expandLista } from './http/liste.ts';
import { makeLogger } from './http/log.ts';
import { registerOperations } from './http/operations.ts';
import { registerOrigini } from './http/origini.ts';
import { isDellApi, makePagine } from './http/pages.ts';
import { registerRotta } from './http/register-rotta.ts';
import type { Rotta } from './http/rotta.ts';
import { findSegmento, registerSegmenti } from './http/segmenti.ts';
import type { Servizi } from './http/servizi.ts';
import { checkTestoJson, speakItalian } from './http/validazione.ts';
import { registerMetricheLavori } from './jobs/metriche-lavori.ts';
import { findTraccia } from './telemetria.ts';

/** Every call of the product: a new feature is one line here. */
const proprie: readonly Rotta[] = [
  ...sessioneRotte,
  ...sessioniAttiveRotte,
  ...profiloRotte,
  ...sostituzioneRotte,
  ...makeUtenteRotte(() => rotte),
  ...gruppoRotte,
  ...insiemeRotte,
  ...pagamentoRotte,
  ...bonificoRotte,
  ...mandatoRotte,
  ...sportelloRotte,
  ...delegaRotte,
  ...delegaUnicaRotte,
  ...collegamentoDelegaRotte,
  ...richiestaRotte,
  ...richiesteRicevuteRotte,
  ...collegamentoRichiestaRotte,
  ...collegamentoFirmaRotte,
  ...incaricoRotte,
  ...tagRotte,
  ...credenzialeRotte,
  ...registrazioneRotte,
  ...permessoRotte,
  ...portaleRotte,
  ...homeRotte,
  ...casaRotte,
  ...postaRotte,
  ...modelloRotte,
  ...notificaRotte,
  ...recapitoRotte,
  ...automaticaRotte,
  ...assistenzaRotte,
  ...messaggiConfiguratiRotte,
  ...registroRotte,
  ...comuneRotte,
  ...tabellaRotte,
  ...tributoRotte,
  ...bancaDatiRotte,
  ...anagraficaRotte,
  ...seguitoRotte,
  richiestaRotta,
  ...riservatezzaRotte,
  ...importazioneRotte,
  ...arrivoRotte,
  ...dichiarazioneRotte,
  ...redazioneRotte,
  ...etichettaRotte,
  ...liquidazioneRotte,
  ...messaggioRotte,
  ...ministerialeRotte,
  ...stampaRotte,
  ...telematicoRotte,
  ...versamentoRotte,
  ...pianificatoreRotte,
  ...f24Rotte,
  ...contoRotte,
  ...accordoRotte,
  ...documentoRotte,
  ...documentaleRotte,
  ...certificatoRotte,
  ...firmaRotte,
  ...archivioRotte,
  ...precompilataRotte,
  ...confrontoPrecompilataRotte,
  ...ordineRotte,
  ...visuraRotte,
  ...immobileRotte,
  ...imuRotte,
  ...locazioneRotte,
  ...vistaRotte,
  ...studioRotte,
  ...impostazioniRotte,
  ...gestoreRotte,
  ...intermediarioRotte,
  ...creditoRotte,
  ...contabilitaRotte,
  ...statisticaRotte,
  ...venditeRotte,
  ...copilotaRotte,
  ...stagioneRotte,
  ...panoramicaRotte,
  ...strumentoRotte,
  ...fatturaRotte,
  ...vistaFatturaRotte,
  ...propostaRotte,
  ...fatturaPdfRotte,
  ...f24PdfRotte,
  ...pacchettoRotte,
  ...definizioneRotte,
  ...configurazioneRotte,
  ...aliquotaRotte,
  ...aliquotaStudioRotte,
  ...listinoRotte,
  ...bilancioRotte,
  ...collegamentoRotte,
  ...bozzaRotte,
  ...applicazioneRotte,
  ...suiteRotte,
  ...esportazioneRotte,
  ...lavoroRotte,
  ...eventoRotte,
].flatMap(expandLista);
export const rotte: readonly Rotta[] = [...proprie, ...makeNominate(proprie)];

const MASSIMO_CORPO = 1_048_576;

function makeFastify(servizi: Servizi, log?: { write(riga: string): void }): FastifyInstance {
  const { config } = servizi;
  return fastify({
    logger: makeLogger(config.livelloLog, log),
    genReqId: makeCodiceRichiesta,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MASSIMO_CORPO,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: 30_000,
    // Headers must have the shorter time, or Node gives the longer of the two to the whole request; and who sends a byte now
    // and then is sent away at the next round, every five seconds.
    // Room for every display cookie at its largest: what our own pages write is never refused.
    http: {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 49_152,
    },
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, maxParamLength: 300 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (errore, richiesta, risposta) => {
      setHeaders(richiesta, risposta, config);
      replyErrore(errore, richiesta, risposta);
    },
  });
}

/** What holds for every call: headers, sizes, formats, errors, the log. */
async function registerRegole(app: FastifyInstance, servizi: Servizi): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('sessione', null);
  app.decorateRequest('nonce', '');
  if (servizi.config.telemetria) registerSegmenti(app);
  // Again once the body is there: it comes by a road of its own.
  app.addHook('onRequest', (_richiesta, _risposta, avanti) => withPazienza(avanti));
  app.addHook('preValidation', (_richiesta, _risposta, avanti) => withPazienza(avanti));
  app.addHook('onRequest', async (richiesta, risposta) => {
    setHeaders(richiesta, risposta, servizi.config);
    if (richiesta.headers['content-encoding'] !== undefined) throw new DomainError('FORMATO_NON_AMMESSO');
  });
  app.addHook('onResponse', async (richiesta, risposta) => {
    richiesta.log.info(
      {
        richiesta: richiesta.id,
        metodo: richiesta.method,
        percorso: richiesta.routeOptions.url ?? 'altro',
        stato: risposta.statusCode,
        ms: Math.round(risposta.elapsedTime),
        utente: richiesta.sessione?.utenteId,
        traccia: findTraccia(findSegmento(richiesta)),
      },
      'request',
    );
  });
  app.setErrorHandler<FastifyError>(replyErrore);
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (richiesta, corpo, done) => {
    if (corpo.trim() === '') return done(null, undefined);
    if (richiesta.routeOptions.config.isFirmata) richiesta.corpoScritto = corpo;
    const troppi = checkTestoJson(corpo);
    if (Object.keys(troppi).length > 0)
      return done(new DomainError('RICHIESTA_NON_VALIDA', { modelState: troppi }));
    parseJson(richiesta, corpo, done);
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 65_536 });
  await app.register(multipart, { limits: limitiMultipart });
  await app.register(rateLimit, { global: false, store: Contatore });
  await app.register(compress, { encodings: ['gzip'], threshold: 2048, globalDecompression: false });
}

/** The application, ready to listen. `log` takes the lines of the log instead of the standard output; `quali` are the calls it has. */
export async function makeApp(
  servizi: Servizi,
  log?: { write(riga: string): void },
  quali: readonly Rotta[] = rotte,
): Promise<FastifyInstance> {
  speakItalian();
  const app = makeFastify(servizi, log);
  await registerRegole(app, servizi);
  registerOrigini(app, servizi.config);
  await registerOpenApi(app, servizi);
  registerOperations(app, servizi, registerMetricheLavori);
  closeConnessioniMute(app);
  app.addHook('preClose', async () => servizi.flussi.close());
  for (const rotta of quali) registerRotta(app, servizi, rotta);
  await registerSuite(app, servizi);
  await registerPortaSdi(app, servizi);
  await registerDocumentazione(app, servizi);
  const pagine = servizi.config.isDev ? undefined : makePagine(servizi.config.pagine);
  app.setNotFoundHandler(async (richiesta, risposta) => {
    const isLettura = richiesta.method === 'GET' || richiesta.method === 'HEAD';
    const isInviata = isLettura && !isDellApi(richiesta.url) && (await pagine?.(richiesta, risposta));
    if (isInviata) return risposta;
    throw new DomainError('NON_TROVATO');
  });
  await app.ready();
  return app;
}
