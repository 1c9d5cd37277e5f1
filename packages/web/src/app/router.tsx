import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ApiError } from '../api/errore.ts';
import { getConfigurazione } from '../api/sessione.api.ts';
import { isUtenteSalvato, readProfiloCliente } from '../api/sessione.ts';
import { endFinita, loadUtente, makeRitorno, type Ritorno } from './accesso.ts';
import { setAvviso } from './avviso.ts';
import { PaginaRotta } from './PaginaRotta.tsx';
import type { NomePagina } from './pagine.ts';
import { type Elenco, leggiElenco, leggiNumero, leggiTesto } from './ricerca.ts';
import { PaginaAssente, radice } from './rotta-radice.ts';
import { rotteAccesso } from './rotte-accesso.ts';
import { computeRitornoAlPortale, isFuori } from './uscita.ts';

// --- after login --------------------------------------------------------------------------------------------------
const aperte = new Map<NomePagina, ReturnType<typeof lazyRouteComponent>>();
/** A page behind the login: a new one adds its line in pagine.ts, its route here. One name is one component. */
function openPagina(nome: NomePagina) {
  const gia = aperte.get(nome);
  if (gia) return gia;
  const pagina = lazyRouteComponent(async () => {
    const { pagine } = await import('./pagine.ts');
    return { default: await pagine[nome]() };
  });
  aperte.set(nome, pagina);
  return pagina;
}

async function loadChi(indirizzo: string) {
  try {
    const [utente, configurazione] = await Promise.all([loadUtente(), getConfigurazione()]);
    return { utente, configurazione };
  } catch (causa) {
    const isFinita = causa instanceof ApiError && causa.status === 401;
    if (causa instanceof ApiError && !isFinita) setAvviso(causa.testo);
    const { portale = null } = (await getConfigurazione().catch(() => null)) ?? {};
    const arrivo = computeRitornoAlPortale(portale, readProfiloCliente());
    const state = makeRitorno(indirizzo);
    if (isFinita && isUtenteSalvato()) endFinita();
    if (isFuori(arrivo)) throw redirect({ href: arrivo });
    throw redirect({ to: '/login', state });
  }
}
const riservata = createRoute({
  getParentRoute: () => radice,
  id: 'riservata',
  beforeLoad: async ({ location }) => {
    const chi = await loadChi(location.href);
    if (chi.utente.verificaDaAttivare && location.pathname !== '/sicurezza') {
      throw redirect({ to: '/sicurezza' });
    }
    return chi;
  },
  component: openPagina('Riservata'),
});
const home = createRoute({
  getParentRoute: () => riservata,
  path: '/home',
  component: openPagina('PaginaHome'),
});
/** Pages with top bar, navigation and sheet. */
const lavoro = createRoute({
  getParentRoute: () => riservata,
  id: 'lavoro',
  component: openPagina('Lavoro'),
});
/** A page of the sheet. */
const routePagina = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({ getParentRoute: () => lavoro, path, component: openPagina(nome) });
/** A list of the sheet: its page, order and filters are in the address. */
const routeElenco = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({
    getParentRoute: () => lavoro,
    path,
    validateSearch: leggiElenco,
    component: openPagina(nome),
  });
/** A list of the sheet for a fiscal year. */
const routeElencoAnno = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({
    getParentRoute: () => lavoro,
    path,
    validateSearch: (cerca: Record<string, unknown>): { anno?: number } & Elenco => ({
      ...leggiNumero(cerca, 'anno'),
      ...leggiElenco(cerca),
    }),
    component: openPagina(nome),
  });
const anagrafica = routeElenco('/anagrafica', 'AnagraficaListPage');
const anagraficaNuova = routePagina('/anagrafica/nuova', 'AnagraficaPage');
const anagraficaImporta = routePagina('/anagrafica/importa', 'ImportazionePage');
const anagraficaDoppioni = routePagina('/anagrafica/doppioni', 'DoppioniPage');
const anagraficaUna = routePagina('/anagrafica/$id', 'AnagraficaPage');
const anagraficaRiservatezza = routePagina('/anagrafica/$id/riservatezza', 'RiservatezzaPage');
const dichiarazioni = routeElencoAnno('/dichiarazioni', 'DichiarazioniPage');
const radar = routeElencoAnno('/radar', 'RadarPage');
const messaggi = routeElencoAnno('/messaggi', 'MessaggiPage');
const notifiche = routeElenco('/notifiche', 'NotifichePage');
const posta = routeElenco('/posta', 'PostaPage');
const registro = routeElenco('/registro-cronologico', 'RegistroPage');
const entraCome = routeElenco('/entra-come', 'EntraComePage');
const applicazioni = routeElenco('/applicazioni', 'ApplicazioniPage');
const applicazioneNuova = routePagina('/applicazioni/nuova', 'ApplicazionePage');
const applicazioneUna = routePagina('/applicazioni/$id', 'ApplicazionePage');
const utenti = routeElenco('/utenti', 'UtentiPage');
const utenteNuovo = routePagina('/utenti/nuovo', 'UtentePage');
const utenteUno = routePagina('/utenti/$id', 'UtentePage');
const utenteDiritti = routePagina('/utenti/$id/diritti', 'DirittiPage');
const studi = routeElenco('/studi', 'StudiPage');
const studioNuovo = routePagina('/studi/nuovo', 'StudioPage');
const studioUno = routePagina('/studi/$id', 'StudioPage');
const gestori = routeElenco('/gestori', 'GestoriPage');
const gestoreNuovo = routePagina('/gestori/nuovo', 'GestorePage');
const gestoreUno = routePagina('/gestori/$id', 'GestorePage');
const intermediari = routeElenco('/intermediari', 'IntermediariPage');
const intermediarioNuovo = routePagina('/intermediari/nuovo', 'IntermediarioPage');
const intermediarioUno = routePagina('/intermediari/$id', 'IntermediarioPage');
const personalizzati = routeElenco('/intermediari-personalizzati', 'PersonalizzatiPage');
const personalizzatoNuovo = routePagina('/intermediari-personalizzati/nuovo', 'PersonalizzatoPage');
const personalizzatoUno = routePagina('/intermediari-personalizzati/$id', 'PersonalizzatoPage');
const impostazioni = routePagina('/impostazioni', 'ImpostazioniPage');
const moduli = routePagina('/moduli', 'ModuliPage');
const applicazioneRemota = routePagina('/applicazione-remota', 'ApplicazioneRemotaPage');
const attivazioneMassiva = routeElenco('/attivazione-massiva-applicativi', 'AttivazioneMassivaPage');
const bonifici = routeElenco('/bonifici', 'BonificiPage');
const sdd = routeElenco('/sdd', 'SddPage');
const cartaDiCredito = routePagina('/carta-di-credito', 'CartaPage');
const pagamentoUno = routePagina('/pagamento/$id', 'RitornoPage');
const pacchetti = routeElenco('/pacchetti', 'PacchettiPage');
const pacchettoNuovo = routePagina('/pacchetti/nuovo', 'PacchettoPage');
const pacchettoUno = routePagina('/pacchetti/$id', 'PacchettoPage');
const configurazione = routePagina('/configurazione', 'ConfigurazionePage');
const configurazioneAnno = routePagina('/configurazione/$anno', 'ConfigurazionePage');
const configurazioneTipo = routePagina('/configurazione/$anno/$tipo', 'TipoConfiguratoPage');
const configurazioneQuadroNuovo = routePagina('/configurazione/$anno/$tipo/nuovo', 'QuadroConfiguratoPage');
const configurazioneQuadro = routePagina('/configurazione/$anno/$tipo/$quadro', 'QuadroConfiguratoPage');
const definizioni = routeElenco('/definizioni', 'DefinizioniPage');
const definizioneNuova = routePagina('/definizioni/nuova', 'DefinizionePage');
const definizioneUna = routePagina('/definizioni/$id', 'DefinizionePage');
const ministeriali = routeElenco('/modelli-ministeriali', 'MinisterialiPage');
const ministerialeUno = routePagina('/modelli-ministeriali/$id', 'MinisterialePage');
const fatture = routeElenco('/fatture', 'FatturePage');
const offerte = routeElenco('/offerte', 'OffertePage');
const noteSpese = routeElenco('/note-spese', 'NoteSpesePage');
const fatturazione = routePagina('/fatturazione', 'FatturazionePage');
const listini = routeElenco('/listino', 'ListiniPage');
const listinoNuovo = routePagina('/listino/nuovo', 'ListinoPage');
const listinoUno = routePagina('/listino/$id', 'ListinoPage');
const movimenti = routeElenco('/movimenti', 'MovimentiPage');
const spostamentoCrediti = routePagina('/spostamento-crediti', 'SpostamentoPage');
const acquistoManuale = routePagina('/acquisto-manuale', 'AcquistoPage');
const consumoManuale = routePagina('/consumo-manuale', 'ConsumoPage');
const gruppi = routeElenco('/gruppi', 'GruppiPage');
const gruppoNuovo = routePagina('/gruppi/nuovo', 'GruppoPage');
const gruppoUno = routePagina('/gruppi/$id', 'GruppoPage');
const esportazioni = routeElenco('/esportazioni', 'EsportazioniPage');
const tag = routeElenco('/tag', 'TagPage');
const anniIva = routeElencoAnno('/anno-iva', 'AnniIvaPage');
const annoIva = routePagina('/anno-iva/$anno/$cliente', 'AnnoIvaPage');
const contoFiscale = createRoute({
  getParentRoute: () => lavoro,
  path: '/conto-fiscale',
  validateSearch: (cerca: Record<string, unknown>): { cliente?: string; anno?: number; voce?: string } => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'voce'),
  }),
  component: openPagina('ContoFiscalePage'),
});
const f24 = routeElenco('/f24', 'F24Page');
const f24Nuovo = routePagina('/f24/nuovo', 'ModelloF24Page');
const f24Uno = routePagina('/f24/$id', 'ModelloF24Page');
const deleghe = routeElenco('/deleghe', 'DeleghePage');
const pianificatore = createRoute({
  getParentRoute: () => lavoro,
  path: '/pianificatore',
  validateSearch: (cerca: Record<string, unknown>): { cliente?: string } & Elenco => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiElenco(cerca),
  }),
  component: openPagina('PianificatorePage'),
});
const stampaDelega = routeElenco('/stampa-delega', 'StampaDelegaPage');
const stampaIncarichi = routeElenco('/stampa-conferimento-incarichi', 'StampaIncarichiPage');
const testiIncarico = createRoute({
  getParentRoute: () => lavoro,
  path: '/testi-incarico',
  validateSearch: (cerca: Record<string, unknown>): { tipo?: string; anno?: number; studio?: number } => ({
    ...leggiTesto(cerca, 'tipo'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiNumero(cerca, 'studio'),
  }),
  component: openPagina('TestiIncaricoPage'),
});
const modelliPosta = createRoute({
  getParentRoute: () => lavoro,
  path: '/modelli-posta',
  validateSearch: (cerca: Record<string, unknown>): { modello?: string } => leggiTesto(cerca, 'modello'),
  component: openPagina('ModelliPostaPage'),
});
const ravvedimento = createRoute({
  getParentRoute: () => lavoro,
  path: '/ravvedimento',
  validateSearch: (
    cerca: Record<string, unknown>,
  ): { tributo?: string; importo?: number; scadenza?: string; versamento?: string; atto?: string } => ({
    ...leggiTesto(cerca, 'tributo'),
    ...leggiNumero(cerca, 'importo'),
    ...leggiTesto(cerca, 'scadenza'),
    ...leggiTesto(cerca, 'versamento'),
    ...leggiTesto(cerca, 'atto'),
  }),
  component: openPagina('RavvedimentoPage'),
});
const codici = routeElenco('/codici-f24', 'CodiciPage');
const documentale = routeElenco('/documentale', 'DocumentalePage');
const firma = routeElenco('/firma-elettronica', 'FirmaPage');
const firmaNuova = createRoute({
  getParentRoute: () => lavoro,
  path: '/firma-elettronica/nuova',
  validateSearch: (cerca: Record<string, unknown>): { documenti?: string; da?: string } => ({
    ...leggiTesto(cerca, 'documenti'),
    ...leggiTesto(cerca, 'da'),
  }),
  component: openPagina('ComponiPage'),
});
const firmaUna = routePagina('/firma-elettronica/$id', 'BustaPage');
const aliquoteImu = routeElenco('/aliquote-imu', 'AliquoteStudioPage');
const permessi = routePagina('/permessi', 'PermessiPage');
const fabbricati = routeElenco('/fabbricato', 'FabbricatiPage');
const fabbricatoNuovo = routePagina('/fabbricato/nuovo', 'FabbricatoPage');
const fabbricatoImporta = routePagina('/fabbricato/importa', 'ImportaFabbricatiPage');
const terrenoImporta = routePagina('/terreno/importa', 'ImportaTerreniPage');
const fabbricatoUno = routePagina('/fabbricato/$id', 'FabbricatoPage');
const terreni = routeElenco('/terreno', 'TerreniPage');
const terrenoNuovo = routePagina('/terreno/nuovo', 'TerrenoPage');
const terrenoUno = routePagina('/terreno/$id', 'TerrenoPage');
const imu = createRoute({
  getParentRoute: () => lavoro,
  path: '/imu',
  validateSearch: (cerca: Record<string, unknown>): { cliente?: string; imposta?: number } => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiNumero(cerca, 'imposta'),
  }),
  component: openPagina('ImuPage'),
});
const tabelle = routePagina('/tabelle', 'TabellePage');
const tabella = routeElenco('/tabelle/$tabella', 'TabellaPage');
const credenziali = routePagina('/credenziali', 'CredenzialiPage');
const profilo = createRoute({
  getParentRoute: () => riservata,
  path: '/profilo',
  component: openPagina('PaginaProfilo'),
});
const sicurezza = routePagina('/sicurezza', 'SicurezzaPage');
const lavori = createRoute({
  getParentRoute: () => lavoro,
  path: '/lavori',
  validateSearch: (cerca: Record<string, unknown>): { pagina?: number; righe?: number; lavoro?: string } => ({
    ...leggiNumero(cerca, 'pagina'),
    ...leggiNumero(cerca, 'righe'),
    ...leggiTesto(cerca, 'lavoro'),
  }),
  component: openPagina('LavoriPage'),
});
/** A declaration drops the navigation and stays open while its quadri change: `quadroRC`, `riepilogo`. */
const dichiarazione = createRoute({
  getParentRoute: () => riservata,
  path: '/dichiarazione/$anno/$id',
  component: openPagina('DichiarazionePage'),
});
const dichiarazioneInizio = createRoute({ getParentRoute: () => dichiarazione, path: '/' });
const dichiarazioneVista = createRoute({ getParentRoute: () => dichiarazione, path: '/$vista' });
/** `/quadroRC`: that quadro of the open declaration. */
const quadroDiretto = createRoute({
  getParentRoute: () => riservata,
  path: '/quadro{$codice}',
  component: openPagina('QuadroDirettoPage'),
});

/** Every part in every state: only where the build says so, never in the pages that are delivered. */
const galleria = __GALLERIA__
  ? createRoute({
      getParentRoute: () => radice,
      path: '/galleria',
      validateSearch: (
        cerca: Record<string, unknown>,
      ): { sezione?: string; skin?: string; font?: string } => ({
        ...leggiTesto(cerca, 'sezione'),
        ...leggiTesto(cerca, 'skin'),
        ...leggiTesto(cerca, 'font'),
      }),
      component: lazyRouteComponent(() => import('../galleria/GalleriaPage.tsx'), 'GalleriaPage'),
    })
  : null;

const albero = radice.addChildren([
  ...rotteAccesso,
  ...(galleria === null ? [] : [galleria]),
  riservata.addChildren([
    home,
    lavoro.addChildren([
      anagrafica,
      anagraficaNuova,
      anagraficaImporta,
      anagraficaDoppioni,
      anagraficaUna,
      anagraficaRiservatezza,
      dichiarazioni,
      radar,
      messaggi,
      lavori,
      modelliPosta,
      notifiche,
      posta,
      sicurezza,
      registro,
      entraCome,
      applicazioni,
      applicazioneNuova,
      applicazioneUna,
      fabbricati,
      fabbricatoNuovo,
      fabbricatoUno,
      fabbricatoImporta,
      terrenoImporta,
      terreni,
      terrenoNuovo,
      terrenoUno,
      imu,
      tabelle,
      tabella,
      utenti,
      utenteNuovo,
      utenteUno,
      utenteDiritti,
      studi,
      studioNuovo,
      studioUno,
      gestori,
      gestoreNuovo,
      gestoreUno,
      intermediari,
      intermediarioNuovo,
      intermediarioUno,
      personalizzati,
      personalizzatoNuovo,
      personalizzatoUno,
      impostazioni,
      moduli,
      applicazioneRemota,
      attivazioneMassiva,
      bonifici,
      sdd,
      cartaDiCredito,
      pagamentoUno,
      pacchetti,
      pacchettoNuovo,
      pacchettoUno,
      configurazione,
      configurazioneAnno,
      configurazioneTipo,
      configurazioneQuadroNuovo,
      configurazioneQuadro,
      definizioni,
      definizioneNuova,
      definizioneUna,
      ministeriali,
      ministerialeUno,
      listini,
      fatture,
      fatturazione,
      offerte,
      noteSpese,
      listinoNuovo,
      listinoUno,
      movimenti,
      spostamentoCrediti,
      acquistoManuale,
      consumoManuale,
      gruppi,
      gruppoNuovo,
      gruppoUno,
      tag,
      aliquoteImu,
      anniIva,
      annoIva,
      contoFiscale,
      f24,
      f24Nuovo,
      f24Uno,
      deleghe,
      pianificatore,
      stampaDelega,
      stampaIncarichi,
      testiIncarico,
      codici,
      ravvedimento,
      documentale,
      firma,
      firmaNuova,
      firmaUna,
      esportazioni,
      permessi,
      credenziali,
    ]),
    profilo,
    dichiarazione.addChildren([dichiarazioneInizio, dichiarazioneVista]),
    quadroDiretto,
  ]),
]);

export const router = createRouter({
  routeTree: albero,
  defaultPreload: false,
  scrollRestoration: true,
  // A page that scrolls inside starts from its top too: without its name here the place of the one before is kept.
  scrollToTopSelectors: ['#contenuto'],
  defaultNotFoundComponent: PaginaAssente,
  defaultErrorComponent: PaginaRotta,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    ritorno?: Ritorno;
  }
}
