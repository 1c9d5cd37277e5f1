import { type StatoLavoro, statoLavoro } from '@quadra/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type Elenco, leggiElenco, leggiNumero, leggiRadar, leggiTesto } from './ricerca.ts';
import { radice } from './rotta-radice.ts';
import { rotteAccesso } from './rotte-accesso.ts';
import {
  lavoro,
  openPagina,
  riservata,
  routeElenco,
  routeElencoAnno,
  routePagina,
  routeRicerca,
} from './rotte-riservate.ts';
import { rotteStrumenti } from './rotte-strumenti.ts';
import { rotteVersamenti } from './rotte-versamenti.ts';

const home = createRoute({
  getParentRoute: () => riservata,
  path: '/home',
  component: openPagina('PaginaHome'),
});

const anagrafica = routeElenco('/anagrafica', 'AnagraficaListPage');
const anagraficaNuova = routePagina('/anagrafica/nuova', 'AnagraficaPage');
const anagraficaImporta = routePagina('/anagrafica/importa', 'ImportazionePage');
const arrivo = routePagina('/arrivo', 'ArrivoPage');
const anagraficaDoppioni = routePagina('/anagrafica/doppioni', 'DoppioniPage');
const anagraficaUna = routePagina('/anagrafica/$id', 'AnagraficaPage');
const anagraficaPanoramica = routePagina('/anagrafica/$id/panoramica', 'PanoramicaPage');
const anagraficaRiservatezza = routePagina('/anagrafica/$id/riservatezza', 'RiservatezzaPage');
const dichiarazioni = routeElencoAnno('/dichiarazioni', 'DichiarazioniPage');
const radar = routeRicerca('/radar', 'RadarPage', leggiRadar);
const diagnostico = routeElencoAnno('/diagnostico', 'DiagnosticoPage');
const imuEnc = routeElencoAnno('/imu-enc', 'ImuEncPage');
const imuImpi = routeElencoAnno('/imu-impi', 'ImuImpiPage');
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
const pagamenti = routeElenco('/pagamenti', 'PagamentiRicevutiPage');
const sdd = routeElenco('/sdd', 'SddPage');
const cartaDiCredito = routePagina('/carta-di-credito', 'CartaPage');
const pagamentiChiesti = routeElenco('/pagamenti-chiesti', 'PagamentiChiestiPage');
const daPagare = routePagina('/da-pagare/$id', 'DaPagarePage');
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
const messaggiControlli = routeRicerca(
  '/messaggi-controlli',
  'MessaggiControlliPage',
  (cerca): { anno?: number; modello?: string; codice?: string } => ({
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'modello'),
    ...leggiTesto(cerca, 'codice'),
  }),
);
const definizioneNuova = routePagina('/definizioni/nuova', 'DefinizionePage');
const definizioneUna = routePagina('/definizioni/$id', 'DefinizionePage');
const ministeriali = routeElenco('/modelli-ministeriali', 'MinisterialiPage');
const ministerialeUno = routePagina('/modelli-ministeriali/$id', 'MinisterialePage');
const fatture = routeElenco('/fatture', 'FatturePage');
const offerte = routeElenco('/offerte', 'OffertePage');
const noteSpese = routeElenco('/note-spese', 'NoteSpesePage');
/** The field to go to: of an invoice that was kept here. */
const fatturazione = routeRicerca('/fatturazione', 'FatturazionePage', (cerca): { campo?: string } =>
  leggiTesto(cerca, 'campo'),
);
/** The year and the month of the statistics. */
const leggiPeriodo = (cerca: Record<string, unknown>): { anno?: number; mese?: number } => ({
  ...leggiNumero(cerca, 'anno'),
  ...leggiNumero(cerca, 'mese'),
});
const statisticheDichiarazioni = routeRicerca(
  '/statistiche/dichiarazioni',
  'StatisticheDichiarazioniPage',
  leggiPeriodo,
);
const statisticheGestori = routeRicerca('/statistiche/gestori', 'StatisticheGestoriPage', leggiPeriodo);
const statisticheClienti = routeRicerca('/statistiche/clienti', 'StatisticheClientiPage', leggiPeriodo);
const statisticheUtenti = routeRicerca('/statistiche/utenti', 'StatisticheUtentiPage', leggiPeriodo);
const statisticheCrediti = routeRicerca('/statistiche/crediti', 'StatisticheCreditiPage', leggiPeriodo);
const vendite = routeRicerca('/vendite', 'VenditePage', (cerca): { anno?: number } =>
  leggiNumero(cerca, 'anno'),
);
const venditePacchetti = routeElenco('/vendite/pacchetti', 'VenditePacchettiPage');
const venditeStudi = routeElenco('/vendite/studi', 'VenditeStudiPage');
const creditiStudi = routeElenco('/crediti-studi', 'CreditiStudiPage');
const esportazioneContabile = routeElenco('/esportazione-movimenti-contabili', 'EsportazioneContabilePage');
const configurazioneContabile = routePagina('/configurazione-ws-contabilita', 'ConfigurazioneContabilePage');
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
const modelliPosta = routeRicerca('/modelli-posta', 'ModelliPostaPage', (cerca): { modello?: string } =>
  leggiTesto(cerca, 'modello'),
);
const notificheAutomatiche = routePagina('/notifiche-automatiche', 'NotificheAutomatichePage');
const documentale = routeElenco('/documentale', 'DocumentalePage');
const precompilate = routeElenco('/precompilata', 'PrecompilatePage');
const precompilataUna = routeRicerca(
  '/precompilata/$id',
  'ConfrontoPrecompilataPage',
  (cerca): { diventa?: string } => leggiTesto(cerca, 'diventa'),
);
const ordini730 = routeRicerca(
  '/precompilata/ordini',
  'OrdiniPage',
  (cerca): { ordine?: string } & Elenco => ({ ...leggiTesto(cerca, 'ordine'), ...leggiElenco(cerca) }),
);
const daConservare = routeElenco('/conservazione', 'DaConservarePage');
const archivio = routeRicerca(
  '/conservazione/pacchetti',
  'ArchivioPage',
  (cerca): { pacchetto?: string } & Elenco => ({
    ...leggiTesto(cerca, 'pacchetto'),
    ...leggiElenco(cerca),
  }),
);
const helpDesk = routeRicerca(
  '/help-desk',
  'HelpDeskPage',
  (cerca): { ticket?: string; da?: string } & Elenco => ({
    ...leggiTesto(cerca, 'ticket'),
    ...leggiTesto(cerca, 'da'),
    ...leggiElenco(cerca),
  }),
);
const visure = routeElenco('/visure', 'VisurePage');
const visuraUna = routePagina('/visure/$id', 'VisuraPage');
const richieste = routeRicerca('/richieste', 'RichiestePage', (cerca): { apri?: string } & Elenco => ({
  ...leggiTesto(cerca, 'apri'),
  ...leggiElenco(cerca),
}));
const ricevute = routePagina('/richieste-ricevute', 'RicevutePage');
const ricevutaUna = routePagina('/richieste-ricevute/$id', 'RicevutaPage');
const firma = routeElenco('/firma-elettronica', 'FirmaPage');
const firmaNuova = routeRicerca(
  '/firma-elettronica/nuova',
  'ComponiPage',
  (cerca): { documenti?: string; tipo?: string; da?: string } => ({
    ...leggiTesto(cerca, 'documenti'),
    ...leggiTesto(cerca, 'tipo'),
    ...leggiTesto(cerca, 'da'),
  }),
);
const firmaUna = routePagina('/firma-elettronica/$id', 'BustaPage');
const aliquoteImu = routeElenco('/aliquote-imu', 'AliquoteStudioPage');
const permessi = routePagina('/permessi', 'PermessiPage');
const fabbricati = routeElenco('/fabbricato', 'FabbricatiPage');
const fabbricatoNuovo = routePagina('/fabbricato/nuovo', 'FabbricatoPage');
const fabbricatoImporta = routePagina('/fabbricato/importa', 'ImportaFabbricatiPage');
const terrenoImporta = routePagina('/terreno/importa', 'ImportaTerreniPage');
const fabbricatoUno = routePagina('/fabbricato/$id', 'FabbricatoPage');
const fabbricatoTempo = routePagina('/fabbricato/$id/tempo', 'TempoPage');
const terrenoTempo = routePagina('/terreno/$id/tempo', 'TempoTerrenoPage');
const terreni = routeElenco('/terreno', 'TerreniPage');
const terrenoNuovo = routePagina('/terreno/nuovo', 'TerrenoPage');
const terrenoUno = routePagina('/terreno/$id', 'TerrenoPage');
const imu = routeRicerca('/imu', 'ImuPage', (cerca): { cliente?: string; imposta?: number } & Elenco => ({
  ...leggiTesto(cerca, 'cliente'),
  ...leggiNumero(cerca, 'imposta'),
  ...leggiElenco(cerca),
}));
const tabelle = routePagina('/tabelle', 'TabellePage');
const tabella = routeElenco('/tabelle/$tabella', 'TabellaPage');
const credenziali = routePagina('/credenziali', 'CredenzialiPage');
const profilo = createRoute({
  getParentRoute: () => riservata,
  path: '/profilo',
  component: openPagina('PaginaProfilo'),
});
const sicurezza = routePagina('/sicurezza', 'SicurezzaPage');
/** One of the states of a job, and nothing else. */
const leggiStatoLavoro = ({ stato }: Record<string, unknown>): { stato?: StatoLavoro } => {
  const suo = statoLavoro.find((uno) => uno === stato);
  return suo ? { stato: suo } : {};
};
const lavori = routeRicerca(
  '/lavori',
  'LavoriPage',
  (cerca): { pagina?: number; righe?: number; lavoro?: string; stato?: StatoLavoro } => ({
    ...leggiNumero(cerca, 'pagina'),
    ...leggiNumero(cerca, 'righe'),
    ...leggiTesto(cerca, 'lavoro'),
    ...leggiStatoLavoro(cerca),
  }),
);
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
      component: lazyRouteComponent(() => import('../../galleria/GalleriaPage.tsx'), 'GalleriaPage'),
    })
  : null;

/** Every page of the house. Read after the login page: what stands behind a login does not weigh on it. */
export const albero = radice.addChildren([
  ...rotteAccesso,
  ...(galleria === null ? [] : [galleria]),
  riservata.addChildren([
    home,
    lavoro.addChildren([
      anagrafica,
      anagraficaNuova,
      anagraficaImporta,
      arrivo,
      anagraficaDoppioni,
      anagraficaUna,
      anagraficaPanoramica,
      anagraficaRiservatezza,
      dichiarazioni,
      radar,
      diagnostico,
      messaggi,
      lavori,
      modelliPosta,
      notificheAutomatiche,
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
      fabbricatoTempo,
      fabbricatoUno,
      fabbricatoImporta,
      terrenoImporta,
      terrenoTempo,
      terreni,
      terrenoNuovo,
      terrenoUno,
      imu,
      imuEnc,
      imuImpi,
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
      pagamenti,
      sdd,
      cartaDiCredito,
      pagamentiChiesti,
      daPagare,
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
      messaggiControlli,
      definizioneNuova,
      definizioneUna,
      ministeriali,
      ministerialeUno,
      listini,
      fatture,
      fatturazione,
      statisticheDichiarazioni,
      statisticheGestori,
      statisticheClienti,
      statisticheUtenti,
      statisticheCrediti,
      vendite,
      venditePacchetti,
      venditeStudi,
      creditiStudi,
      esportazioneContabile,
      configurazioneContabile,
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
      ...rotteVersamenti,
      ...rotteStrumenti,
      documentale,
      precompilate,
      ordini730,
      precompilataUna,
      archivio,
      daConservare,
      visure,
      richieste,
      ricevute,
      ricevutaUna,
      helpDesk,
      visuraUna,
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
