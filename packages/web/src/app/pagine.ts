import type { ComponentType } from 'react';

/**
 * The pages behind the login, by name. This list is loaded after it: neither the addresses of their files nor what they
 * lean on weigh on the login page.
 */
export const pagine = {
  AcquistoPage: async () => (await import('../features/crediti/credito/AcquistoPage.tsx')).AcquistoPage,
  CodiciPage: async () => (await import('../features/base/codici/CodiciPage.tsx')).CodiciPage,
  BonificiPage: async () => (await import('../features/commercio/pagamento/BonificiPage.tsx')).BonificiPage,
  SddPage: async () => (await import('../features/commercio/pagamento/SddPage.tsx')).SddPage,
  CartaPage: async () => (await import('../features/commercio/pagamento/CartaPage.tsx')).CartaPage,
  PagamentiRicevutiPage: async () =>
    (await import('../features/commercio/pagamento/PagamentiRicevutiPage.tsx')).PagamentiRicevutiPage,
  DaPagarePage: async () => (await import('../features/commercio/pagamento/DaPagarePage.tsx')).DaPagarePage,
  PagamentiPage: async () =>
    (await import('../features/versamenti/da-pagare/PagamentiPage.tsx')).PagamentiPage,
  RicevutePage: async () =>
    (await import('../features/dichiarazioni/richiesta/RicevutePage.tsx')).RicevutePage,
  RicevutaPage: async () =>
    (await import('../features/dichiarazioni/richiesta/RicevutaPage.tsx')).RicevutaPage,
  RitornoPage: async () => (await import('../features/commercio/pagamento/RitornoPage.tsx')).RitornoPage,
  CopilotaPage: async () =>
    (await import('../features/conversazioni/copilota/CopilotaPage.tsx')).CopilotaPage,
  ConsumoPage: async () => (await import('../features/crediti/credito/ConsumoPage.tsx')).ConsumoPage,
  ConfigurazionePage: async () =>
    (await import('../features/dichiarazioni/configurazione/ConfigurazionePage.tsx')).ConfigurazionePage,
  DefinizioniPage: async () =>
    (await import('../features/dichiarazioni/definizione/DefinizioniPage.tsx')).DefinizioniPage,
  DefinizionePage: async () =>
    (await import('../features/dichiarazioni/definizione/DefinizionePage.tsx')).DefinizionePage,
  MinisterialiPage: async () =>
    (await import('../features/consegna/ministeriale/MinisterialiPage.tsx')).MinisterialiPage,
  MinisterialePage: async () =>
    (await import('../features/consegna/ministeriale/MinisterialePage.tsx')).MinisterialePage,
  StatisticheDichiarazioniPage: async () =>
    (await import('../features/consegna/statistica/StatistichePage.tsx')).StatisticheDichiarazioniPage,
  VenditePage: async () => (await import('../features/consegna/statistica/VenditePage.tsx')).VenditePage,
  CreditiStudiPage: async () =>
    (await import('../features/consegna/home/CreditiStudiPage.tsx')).CreditiStudiPage,
  VenditeStudiPage: async () =>
    (await import('../features/consegna/statistica/VenditeElencoPage.tsx')).VenditeStudiPage,
  VenditePacchettiPage: async () =>
    (await import('../features/consegna/statistica/VenditeElencoPage.tsx')).VenditePacchettiPage,
  StatisticheGestoriPage: async () =>
    (await import('../features/consegna/statistica/StatistichePage.tsx')).StatisticheGestoriPage,
  StatisticheClientiPage: async () =>
    (await import('../features/consegna/statistica/StatistichePage.tsx')).StatisticheClientiPage,
  StatisticheUtentiPage: async () =>
    (await import('../features/consegna/statistica/StatistichePage.tsx')).StatisticheUtentiPage,
  StatisticheCreditiPage: async () =>
    (await import('../features/consegna/statistica/StatistichePage.tsx')).StatisticheCreditiPage,
  EsportazioneContabilePage: async () =>
    (await import('../features/consegna/contabilita/EsportazioneContabilePage.tsx'))
      .EsportazioneContabilePage,
  ConfigurazioneContabilePage: async () =>
    (await import('../features/consegna/contabilita/ConfigurazioneContabilePage.tsx'))
      .ConfigurazioneContabilePage,
  PagamentiChiestiPage: async () =>
    (await import('../features/commercio/pagamento/PagamentiChiestiPage.tsx')).PagamentiChiestiPage,
  FatturePage: async () => (await import('../features/commercio/fattura/FatturePage.tsx')).FatturePage,
  FatturazionePage: async () =>
    (await import('../features/commercio/fattura/FatturazionePage.tsx')).FatturazionePage,
  OffertePage: async () => (await import('../features/commercio/proposta/PropostePage.tsx')).OffertePage,
  NoteSpesePage: async () => (await import('../features/commercio/proposta/PropostePage.tsx')).NoteSpesePage,
  ListiniPage: async () => (await import('../features/crediti/listino/ListiniPage.tsx')).ListiniPage,
  ListinoPage: async () => (await import('../features/crediti/listino/ListinoPage.tsx')).ListinoPage,
  MovimentiPage: async () => (await import('../features/crediti/credito/MovimentiPage.tsx')).MovimentiPage,
  PacchettiPage: async () => (await import('../features/crediti/pacchetto/PacchettiPage.tsx')).PacchettiPage,
  PacchettoPage: async () => (await import('../features/crediti/pacchetto/PacchettoPage.tsx')).PacchettoPage,
  SpostamentoPage: async () =>
    (await import('../features/crediti/credito/SpostamentoPage.tsx')).SpostamentoPage,
  AnagraficaListPage: async () =>
    (await import('../features/clienti/anagrafica/AnagraficaListPage.tsx')).AnagraficaListPage,
  AnagraficaPage: async () =>
    (await import('../features/clienti/anagrafica/AnagraficaPage.tsx')).AnagraficaPage,
  ApplicazionePage: async () =>
    (await import('../features/accesso/applicazione/ApplicazionePage.tsx')).ApplicazionePage,
  ApplicazioniPage: async () =>
    (await import('../features/accesso/applicazione/ApplicazioniPage.tsx')).ApplicazioniPage,
  ApplicazioneRemotaPage: async () =>
    (await import('../features/accesso/modulo/ApplicazioneRemotaPage.tsx')).ApplicazioneRemotaPage,
  AttivazioneMassivaPage: async () =>
    (await import('../features/accesso/modulo/AttivazioneMassivaPage.tsx')).AttivazioneMassivaPage,
  DichiarazionePage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/DichiarazionePage.tsx')).DichiarazionePage,
  DichiarazioniPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/elenco/DichiarazioniPage.tsx')).DichiarazioniPage,
  DoppioniPage: async () =>
    (await import('../features/clienti/anagrafica/unione/DoppioniPage.tsx')).DoppioniPage,
  EntraComePage: async () => (await import('../features/accesso/entra-come/EntraComePage.tsx')).EntraComePage,
  GestorePage: async () => (await import('../features/studio/gestore/GestorePage.tsx')).GestorePage,
  GestoriPage: async () => (await import('../features/studio/gestore/GestoriPage.tsx')).GestoriPage,
  ArrivoPage: async () => (await import('../features/consegna/arrivo/ArrivoPage.tsx')).ArrivoPage,
  ImportazionePage: async () =>
    (await import('../features/clienti/anagrafica/ImportazionePage.tsx')).ImportazionePage,
  ImpostazioniPage: async () =>
    (await import('../features/studio/impostazioni/ImpostazioniPage.tsx')).ImpostazioniPage,
  EsportazioniPage: async () =>
    (await import('../features/consegna/esportazione/EsportazioniPage.tsx')).EsportazioniPage,
  FabbricatiPage: async () => (await import('../features/immobili/immobile/ImmobiliPage.tsx')).FabbricatiPage,
  ImportaFabbricatiPage: async () =>
    (await import('../features/immobili/immobile/ImportaImmobiliPage.tsx')).ImportaFabbricatiPage,
  ImportaTerreniPage: async () =>
    (await import('../features/immobili/immobile/ImportaImmobiliPage.tsx')).ImportaTerreniPage,
  FabbricatoPage: async () => (await import('../features/immobili/immobile/ImmobilePage.tsx')).FabbricatoPage,
  AnniIvaPage: async () =>
    (await import('../features/dichiarazioni/liquidazione/AnniIvaPage.tsx')).AnniIvaPage,
  AnnoIvaPage: async () =>
    (await import('../features/dichiarazioni/liquidazione/AnnoIvaPage.tsx')).AnnoIvaPage,
  DocumentalePage: async () =>
    (await import('../features/carta/documentale/DocumentalePage.tsx')).DocumentalePage,
  PrecompilatePage: async () =>
    (await import('../features/consegna/precompilata/PrecompilatePage.tsx')).PrecompilatePage,
  ConfrontoPrecompilataPage: async () =>
    (await import('../features/consegna/precompilata/confronto/ConfrontoPage.tsx')).ConfrontoPage,
  OrdiniPage: async () => (await import('../features/consegna/precompilata/OrdiniPage.tsx')).OrdiniPage,
  ArchivioPage: async () => (await import('../features/carta/archivio/ArchivioPage.tsx')).ArchivioPage,
  DaConservarePage: async () =>
    (await import('../features/carta/archivio/DaConservarePage.tsx')).DaConservarePage,
  VisurePage: async () => (await import('../features/carta/visura/VisurePage.tsx')).VisurePage,
  VisuraPage: async () => (await import('../features/carta/visura/VisuraPage.tsx')).VisuraPage,
  HelpDeskPage: async () =>
    (await import('../features/conversazioni/assistenza/HelpDeskPage.tsx')).HelpDeskPage,
  FirmaPage: async () => (await import('../features/carta/firma/FirmaPage.tsx')).FirmaPage,
  BustaPage: async () => (await import('../features/carta/firma/BustaPage.tsx')).BustaPage,
  ComponiPage: async () => (await import('../features/carta/firma/ComponiPage.tsx')).ComponiPage,
  PianificatorePage: async () =>
    (await import('../features/versamenti/pianificatore/PianificatorePage.tsx')).PianificatorePage,
  ModelloF24Page: async () => (await import('../features/versamenti/f24/ModelloF24Page.tsx')).ModelloF24Page,
  ImpostaPage: async () => (await import('../features/versamenti/imposta/ImpostaPage.tsx')).ImpostaPage,
  BancaPage: async () => (await import('../features/versamenti/f24/BancaPage.tsx')).BancaPage,
  MassaF24Page: async () => (await import('../features/versamenti/f24/MassaF24Page.tsx')).MassaF24Page,
  F24Page: async () => (await import('../features/versamenti/f24/F24Page.tsx')).F24Page,
  ContoFiscalePage: async () =>
    (await import('../features/versamenti/conto/ContoFiscalePage.tsx')).ContoFiscalePage,
  RichiestePage: async () =>
    (await import('../features/dichiarazioni/richiesta/RichiestePage.tsx')).RichiestePage,
  BachecaPage: async () => (await import('../features/versamenti/delega/unica/BachecaPage.tsx')).BachecaPage,
  DeleghePage: async () => (await import('../features/versamenti/delega/DeleghePage.tsx')).DeleghePage,
  TestiIncaricoPage: async () =>
    (await import('../features/versamenti/incarico/TestiIncaricoPage.tsx')).TestiIncaricoPage,
  StampaDelegaPage: async () =>
    (await import('../features/versamenti/incarico/StampaIncarichiPage.tsx')).StampaDelegaPage,
  StampaIncarichiPage: async () =>
    (await import('../features/versamenti/incarico/StampaIncarichiPage.tsx')).StampaIncarichiPage,
  AliquoteStudioPage: async () =>
    (await import('../features/dichiarazioni/imu/AliquoteStudioPage.tsx')).AliquoteStudioPage,
  ImuPage: async () => (await import('../features/dichiarazioni/imu/ImuPage.tsx')).ImuPage,
  IntermediariPage: async () =>
    (await import('../features/studio/intermediario/IntermediariPage.tsx')).IntermediariPage,
  IntermediarioPage: async () =>
    (await import('../features/studio/intermediario/IntermediarioPage.tsx')).IntermediarioPage,
  PersonalizzatiPage: async () =>
    (await import('../features/studio/intermediario/IntermediariPage.tsx')).PersonalizzatiPage,
  PersonalizzatoPage: async () =>
    (await import('../features/studio/intermediario/IntermediarioPage.tsx')).PersonalizzatoPage,
  LavoriPage: async () => (await import('../features/base/lavori/LavoriPage.tsx')).LavoriPage,
  Lavoro: async () => (await import('./shell/Lavoro.tsx')).Lavoro,
  MessaggiPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/messaggi/MessaggiPage.tsx')).MessaggiPage,
  ModuliPage: async () => (await import('../features/accesso/modulo/ModuliPage.tsx')).ModuliPage,
  PaginaHome: async () => (await import('./PaginaHome.tsx')).PaginaHome,
  PaginaProfilo: async () => (await import('./PaginaProfilo.tsx')).PaginaProfilo,
  MessaggiControlliPage: async () =>
    (await import('../features/dichiarazioni/definizione/MessaggiControlliPage.tsx')).MessaggiControlliPage,
  NotificheAutomatichePage: async () =>
    (await import('../features/conversazioni/automatica/NotificheAutomatichePage.tsx'))
      .NotificheAutomatichePage,
  ModelliPostaPage: async () =>
    (await import('../features/conversazioni/modello/ModelliPostaPage.tsx')).ModelliPostaPage,
  NotifichePage: async () =>
    (await import('../features/conversazioni/notifica/NotifichePage.tsx')).NotifichePage,
  PostaPage: async () => (await import('../features/base/posta/PostaPage.tsx')).PostaPage,
  QuadroConfiguratoPage: async () =>
    (await import('../features/dichiarazioni/configurazione/QuadroConfiguratoPage.tsx'))
      .QuadroConfiguratoPage,
  QuadroDirettoPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/DichiarazionePage.tsx')).QuadroDirettoPage,
  RavvedimentoPage: async () =>
    (await import('../features/versamenti/ravvedimento/RavvedimentoPage.tsx')).RavvedimentoPage,
  DiagnosticoPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/diagnostico/DiagnosticoPage.tsx')).DiagnosticoPage,
  ImuEncPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/elenco/DichiarazioniImuPage.tsx')).ImuEncPage,
  ImuImpiPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/elenco/DichiarazioniImuPage.tsx')).ImuImpiPage,
  RadarPage: async () =>
    (await import('../features/dichiarazioni/dichiarazione/radar/RadarPage.tsx')).RadarPage,
  RegistroPage: async () => (await import('../features/base/registro/RegistroPage.tsx')).RegistroPage,
  PanoramicaPage: async () =>
    (await import('../features/clienti/anagrafica/panoramica/PanoramicaPage.tsx')).PanoramicaPage,
  RiservatezzaPage: async () =>
    (await import('../features/consegna/riservatezza/RiservatezzaPage.tsx')).RiservatezzaPage,
  Riservata: async () => (await import('./shell/Riservata.tsx')).Riservata,
  SicurezzaPage: async () => (await import('../features/accesso/sicurezza/SicurezzaPage.tsx')).SicurezzaPage,
  DirittiPage: async () => (await import('../features/accesso/utente/DirittiPage.tsx')).DirittiPage,
  CredenzialiPage: async () =>
    (await import('../features/accesso/credenziali/CredenzialiPage.tsx')).CredenzialiPage,
  TipoConfiguratoPage: async () =>
    (await import('../features/dichiarazioni/configurazione/TipoConfiguratoPage.tsx')).TipoConfiguratoPage,
  UtilitaPage: async () => (await import('../features/base/utilita/UtilitaPage.tsx')).UtilitaPage,
  UtentePage: async () => (await import('../features/accesso/utente/UtentePage.tsx')).UtentePage,
  UtentiPage: async () => (await import('../features/accesso/utente/UtentiPage.tsx')).UtentiPage,
  StrumentiPage: async () => (await import('../features/consegna/strumento/StrumentiPage.tsx')).StrumentiPage,
  StudiPage: async () => (await import('../features/studio/studio/StudiPage.tsx')).StudiPage,
  StudioPage: async () => (await import('../features/studio/studio/StudioPage.tsx')).StudioPage,
  GruppiPage: async () => (await import('../features/studio/gruppo/GruppiPage.tsx')).GruppiPage,
  GruppoPage: async () => (await import('../features/studio/gruppo/GruppoPage.tsx')).GruppoPage,
  PermessiPage: async () => (await import('../features/accesso/permesso/PermessiPage.tsx')).PermessiPage,
  TagPage: async () => (await import('../features/clienti/tag/TagPage.tsx')).TagPage,
  TabellaPage: async () => (await import('../features/base/tabella/TabellaPage.tsx')).TabellaPage,
  TabellePage: async () => (await import('../features/base/tabella/TabellePage.tsx')).TabellePage,
  TempoPage: async () => (await import('../features/immobili/immobile/tempo/TempoPage.tsx')).TempoPage,
  TempoTerrenoPage: async () =>
    (await import('../features/immobili/immobile/tempo/TempoPage.tsx')).TempoTerrenoPage,
  TerreniPage: async () => (await import('../features/immobili/immobile/ImmobiliPage.tsx')).TerreniPage,
  TerrenoPage: async () => (await import('../features/immobili/immobile/ImmobilePage.tsx')).TerrenoPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type NomePagina = keyof typeof pagine;
