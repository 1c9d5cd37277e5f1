import type { ComponentType } from 'react';

/**
 * The pages behind the login, by name. This list is loaded after it: neither the addresses of their files nor what they
 * lean on weigh on the login page.
 */
export const pagine = {
  AcquistoPage: async () => (await import('../features/credito/AcquistoPage.tsx')).AcquistoPage,
  ConsumoPage: async () => (await import('../features/credito/ConsumoPage.tsx')).ConsumoPage,
  ConfigurazionePage: async () =>
    (await import('../features/configurazione/ConfigurazionePage.tsx')).ConfigurazionePage,
  DefinizioniPage: async () => (await import('../features/definizione/DefinizioniPage.tsx')).DefinizioniPage,
  DefinizionePage: async () => (await import('../features/definizione/DefinizionePage.tsx')).DefinizionePage,
  MinisterialiPage: async () =>
    (await import('../features/ministeriale/MinisterialiPage.tsx')).MinisterialiPage,
  MinisterialePage: async () =>
    (await import('../features/ministeriale/MinisterialePage.tsx')).MinisterialePage,
  ListiniPage: async () => (await import('../features/listino/ListiniPage.tsx')).ListiniPage,
  ListinoPage: async () => (await import('../features/listino/ListinoPage.tsx')).ListinoPage,
  MovimentiPage: async () => (await import('../features/credito/MovimentiPage.tsx')).MovimentiPage,
  PacchettiPage: async () => (await import('../features/pacchetto/PacchettiPage.tsx')).PacchettiPage,
  PacchettoPage: async () => (await import('../features/pacchetto/PacchettoPage.tsx')).PacchettoPage,
  SpostamentoPage: async () => (await import('../features/credito/SpostamentoPage.tsx')).SpostamentoPage,
  AnagraficaListPage: async () =>
    (await import('../features/anagrafica/AnagraficaListPage.tsx')).AnagraficaListPage,
  AnagraficaPage: async () => (await import('../features/anagrafica/AnagraficaPage.tsx')).AnagraficaPage,
  ApplicazionePage: async () =>
    (await import('../features/applicazione/ApplicazionePage.tsx')).ApplicazionePage,
  ApplicazioniPage: async () =>
    (await import('../features/applicazione/ApplicazioniPage.tsx')).ApplicazioniPage,
  ApplicazioneRemotaPage: async () =>
    (await import('../features/modulo/ApplicazioneRemotaPage.tsx')).ApplicazioneRemotaPage,
  AttivazioneMassivaPage: async () =>
    (await import('../features/modulo/AttivazioneMassivaPage.tsx')).AttivazioneMassivaPage,
  DichiarazionePage: async () =>
    (await import('../features/dichiarazione/DichiarazionePage.tsx')).DichiarazionePage,
  DichiarazioniPage: async () =>
    (await import('../features/dichiarazione/elenco/DichiarazioniPage.tsx')).DichiarazioniPage,
  DoppioniPage: async () => (await import('../features/anagrafica/unione/DoppioniPage.tsx')).DoppioniPage,
  EntraComePage: async () => (await import('../features/entra-come/EntraComePage.tsx')).EntraComePage,
  GestorePage: async () => (await import('../features/gestore/GestorePage.tsx')).GestorePage,
  GestoriPage: async () => (await import('../features/gestore/GestoriPage.tsx')).GestoriPage,
  ImportazionePage: async () =>
    (await import('../features/anagrafica/ImportazionePage.tsx')).ImportazionePage,
  ImpostazioniPage: async () =>
    (await import('../features/impostazioni/ImpostazioniPage.tsx')).ImpostazioniPage,
  EsportazioniPage: async () =>
    (await import('../features/esportazione/EsportazioniPage.tsx')).EsportazioniPage,
  FabbricatiPage: async () => (await import('../features/immobile/ImmobiliPage.tsx')).FabbricatiPage,
  ImportaFabbricatiPage: async () =>
    (await import('../features/immobile/ImportaImmobiliPage.tsx')).ImportaFabbricatiPage,
  ImportaTerreniPage: async () =>
    (await import('../features/immobile/ImportaImmobiliPage.tsx')).ImportaTerreniPage,
  FabbricatoPage: async () => (await import('../features/immobile/ImmobilePage.tsx')).FabbricatoPage,
  AliquoteStudioPage: async () => (await import('../features/imu/AliquoteStudioPage.tsx')).AliquoteStudioPage,
  ImuPage: async () => (await import('../features/imu/ImuPage.tsx')).ImuPage,
  IntermediariPage: async () =>
    (await import('../features/intermediario/IntermediariPage.tsx')).IntermediariPage,
  IntermediarioPage: async () =>
    (await import('../features/intermediario/IntermediarioPage.tsx')).IntermediarioPage,
  PersonalizzatiPage: async () =>
    (await import('../features/intermediario/IntermediariPage.tsx')).PersonalizzatiPage,
  PersonalizzatoPage: async () =>
    (await import('../features/intermediario/IntermediarioPage.tsx')).PersonalizzatoPage,
  LavoriPage: async () => (await import('../features/lavori/LavoriPage.tsx')).LavoriPage,
  Lavoro: async () => (await import('./shell/Lavoro.tsx')).Lavoro,
  MessaggiPage: async () =>
    (await import('../features/dichiarazione/messaggi/MessaggiPage.tsx')).MessaggiPage,
  ModuliPage: async () => (await import('../features/modulo/ModuliPage.tsx')).ModuliPage,
  PaginaHome: async () => (await import('./PaginaHome.tsx')).PaginaHome,
  PaginaProfilo: async () => (await import('./PaginaProfilo.tsx')).PaginaProfilo,
  PostaPage: async () => (await import('../features/posta/PostaPage.tsx')).PostaPage,
  QuadroConfiguratoPage: async () =>
    (await import('../features/configurazione/QuadroConfiguratoPage.tsx')).QuadroConfiguratoPage,
  QuadroDirettoPage: async () =>
    (await import('../features/dichiarazione/DichiarazionePage.tsx')).QuadroDirettoPage,
  RadarPage: async () => (await import('../features/dichiarazione/radar/RadarPage.tsx')).RadarPage,
  RegistroPage: async () => (await import('../features/registro/RegistroPage.tsx')).RegistroPage,
  RiservatezzaPage: async () =>
    (await import('../features/riservatezza/RiservatezzaPage.tsx')).RiservatezzaPage,
  Riservata: async () => (await import('./shell/Riservata.tsx')).Riservata,
  SicurezzaPage: async () => (await import('../features/sicurezza/SicurezzaPage.tsx')).SicurezzaPage,
  DirittiPage: async () => (await import('../features/utente/DirittiPage.tsx')).DirittiPage,
  CredenzialiPage: async () => (await import('../features/credenziali/CredenzialiPage.tsx')).CredenzialiPage,
  TipoConfiguratoPage: async () =>
    (await import('../features/configurazione/TipoConfiguratoPage.tsx')).TipoConfiguratoPage,
  UtentePage: async () => (await import('../features/utente/UtentePage.tsx')).UtentePage,
  UtentiPage: async () => (await import('../features/utente/UtentiPage.tsx')).UtentiPage,
  StudiPage: async () => (await import('../features/studio/StudiPage.tsx')).StudiPage,
  StudioPage: async () => (await import('../features/studio/StudioPage.tsx')).StudioPage,
  GruppiPage: async () => (await import('../features/gruppo/GruppiPage.tsx')).GruppiPage,
  GruppoPage: async () => (await import('../features/gruppo/GruppoPage.tsx')).GruppoPage,
  PermessiPage: async () => (await import('../features/permesso/PermessiPage.tsx')).PermessiPage,
  TagPage: async () => (await import('../features/tag/TagPage.tsx')).TagPage,
  TabellaPage: async () => (await import('../features/tabella/TabellaPage.tsx')).TabellaPage,
  TabellePage: async () => (await import('../features/tabella/TabellePage.tsx')).TabellePage,
  TerreniPage: async () => (await import('../features/immobile/ImmobiliPage.tsx')).TerreniPage,
  TerrenoPage: async () => (await import('../features/immobile/ImmobilePage.tsx')).TerrenoPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type NomePagina = keyof typeof pagine;
