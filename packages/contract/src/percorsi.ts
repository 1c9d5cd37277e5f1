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
  postaLista: '/api/posta/list',
  postaUna: '/api/posta/:id',
} as const;

/** A path with its parameters put in, each URL-encoded. */
export function percorso(modello: string, parametri: Record<string, string | number> = {}): string {
  return modello.replace(/:([a-z]+)/gi, (_, nome: string) => encodeURIComponent(String(parametri[nome])));
}
