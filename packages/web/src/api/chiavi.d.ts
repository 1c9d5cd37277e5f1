import '@tanstack/react-query';

/**
 * Of what noun an answer kept by the page speaks: the first part of its key. Who writes renews by noun (`['anagrafica']`
 * every answer about clients, `['anagrafica', 'list']` their lists), so a noun that is not here does not compile.
 */
type Nome =
  | 'anagrafica'
  | 'applicazione'
  | 'archivio'
  | 'comune'
  | 'configurazione'
  | 'contabilita'
  | 'conto'
  | 'contratto'
  | 'credenziali'
  | 'crediti'
  | 'definizione'
  | 'delega'
  | 'dichiarazione'
  | 'buste'
  | 'documenti'
  | 'entra-come'
  | 'esportazione'
  | 'f24'
  | 'fattura'
  | 'fatturazione'
  | 'firma'
  | 'fisco'
  | 'gestore'
  | 'gruppo'
  | 'home'
  | 'immobile'
  | 'importazione'
  | 'impostazioni'
  | 'imu'
  | 'incarico'
  | 'intermediario'
  | 'lavori'
  | 'listino'
  | 'lookup'
  | 'liquidazione'
  | 'messaggio'
  | 'ministeriale'
  | 'modello'
  | 'modulo'
  | 'pacchetto'
  | 'pagamento'
  | 'pagamento'
  | 'permesso'
  | 'notifica'
  | 'posta'
  | 'posti'
  | 'profili'
  | 'proposta'
  | 'proposte'
  | 'registro'
  | 'scadenze'
  | 'sicurezza'
  | 'statistica'
  | 'studio'
  | 'tabella'
  | 'tag'
  | 'telematico'
  | 'tributo'
  | 'utente'
  | 'versione'
  | 'vista';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Nome, ...unknown[]];
  }
}
