/** Every path of the API, once. `:anno` is always the fiscal year. */
export const percorsi = {
  token: '/token',
  login: '/api/commons/call/login',
  logout: '/api/commons/call/logout',
  configurazione: '/api/commons/call/config',
  versione: '/api/version',
  whoami: '/api/utente/whoami',
  cambioPassword: '/api/utente/changepassword',
  recuperoPassword: '/api/utente/resetpassword',
  preferenze: '/api/utente/skin',
  sessioni: '/api/utente/sessioni',
  sessioneUna: '/api/utente/sessioni/:id',
  sessioniAltre: '/api/utente/sessioni/altre',
  statoSessione: '/api/utente/sessione',
  profili: '/api/utente/profili',
  profiloScelto: '/api/utente/profili/scegli',
  sostituzione: '/api/utente/entracome',
  sostituzioneFine: '/api/utente/entracome/fine',
  sostituzioneUtenti: '/api/utente/entracome/list',
  sostituzioneAccessi: '/api/utente/entracome/accessi/list',
  gestoreDelCodice: '/api/commons/call/gestore/:codice',
  home: '/api/utente/home',
  informazioniStudio: '/api/utente/informazionistudio',
  fornitore: '/api/elmas',
  creditiResidui: '/api/crediti/residui',
  log: '/api/log',
  anagraficaLista: '/api/anagrafica/list',
  anagrafica: '/api/anagrafica',
  anagraficaUna: '/api/anagrafica/:id',
  anagraficaArchivia: '/api/anagrafica/:id/archivia',
  codiceFiscale: '/api/anagrafica/CodFisc',
  comuni: '/api/lookupportal/comuni/list',
  dichiarazioneLista: '/api/:anno/dichiarazione/list',
  dichiarazioneUna: '/api/:anno/dichiarazione/:id',
  dichiarazioneCrea: '/api/:anno/dichiarazione/crea',
  dichiarazioneChiudi: '/api/:anno/dichiarazione/chiudi',
  dichiarazioneRiapri: '/api/:anno/dichiarazione/riapri',
  dichiarazioneElimina: '/api/:anno/dichiarazione/elimina',
  pf: '/api/:anno/pf/:id',
  pfBozza: '/api/:anno/pf/:id/bozza',
  pfStoria: '/api/:anno/pf/:id/storia',
  pfQuadro: '/api/:anno/pf/:id/quadro/:quadro',
  pfQuadroAzione: '/api/:anno/pf/:id/quadro/:quadro/:azione',
  pfSpiega: '/api/:anno/pf/:id/spiega/:chiave',
  pfDiagnostico: '/api/:anno/pf/:id/diagnostico',
  pfSimula: '/api/:anno/pf/simula',
  stampa: '/api/commons/exec/print',
  anteprimaStampa: '/api/commons/exec/printpreview',
  applicazioneLista: '/api/applicazioni/list',
  applicazioni: '/api/applicazioni',
  applicazioneUna: '/api/applicazioni/:id',
  applicazioneSegreto: '/api/applicazioni/:id/segreto',
  chiaviSuite: '/api/applicazioni/chiavi',
  esporta: '/api/commons/exec/esporta',
  lavoroAvvia: '/api/hangfire/start-job',
  lavoroFerma: '/api/hangfire/stop-job',
  lavoroRiprova: '/api/hangfire/retry-job',
  lavoroLista: '/api/hangfire/List',
  lavoroUno: '/api/hangfire/job/:id',
  lavoroRighe: '/api/hangfire/job/:id/righe',
  lavoroResoconto: '/api/hangfire/job/:id/resoconto',
  lavoroEsito: '/api/hangfire/job/:id/esito',
  eventi: '/api/eventi',
  postaLista: '/api/posta/list',
  postaUna: '/api/posta/:id',
  vistaLista: '/api/vista/list',
  vista: '/api/vista',
  vistaUna: '/api/vista/:id',
} as const;

/** A path with its parameters put in, each URL-encoded. */
export function percorso(modello: string, parametri: Record<string, string | number> = {}): string {
  return modello.replace(/:([a-z]+)/gi, (_, nome: string) => encodeURIComponent(String(parametri[nome])));
}

/**
 * The address of a call on a host: `utente/whoami` and `/api/utente/whoami` are the same. Without a host, on the one the
 * page came from. The login answers outside `/api` too, and there it is called.
 */
export function apiUrl(percorso: string, host = ''): string {
  const nudo = percorso.replace(/^\/+/, '');
  const base = host.replace(/\/+$/, '');
  return /^(api\/|token$)/.test(nudo) ? `${base}/${nudo}` : `${base}/api/${nudo}`;
}
