/**
 * Where each table would stand in a cluster divided by studio (Citus). A table whose studio_id is never null stands with its
 * studio, unless it is named here; of every other one this says where, and why.
 */
export type Posto = 'distribuita' | 'ovunque' | 'locale';

/** Copied whole on every machine: small, read by everybody, or named by rows that are divided. */
const OVUNQUE: Readonly<Record<string, string>> = {
  gestore: 'nominato da studi e utenti di ogni macchina',
  studio: 'nominato da ogni riga divisa; pochi campi, scritto di rado',
  utente: 'una persona ha profili in più studi, o in nessuno: l’indirizzo di posta è unico fra tutti',
  pacchetto: 'listino di chi vende, nominato da acquisti e movimenti',
  venditore: 'chi riceve i pagamenti, nominato da carte, mandati e pagamenti',
  distinta: 'raccoglie pagamenti di studi diversi e ne è nominata',
};

/** On the machine that answers only: of no studio, or across all of them. */
const LOCALI: Readonly<Record<string, string>> = {
  accesso: 'chi prova a entrare non ha ancora uno studio',
  allegato_posta: 'posta in uscita, una coda sola',
  applicazione: 'applicazioni della suite, di tutti',
  codice_monouso: 'codici di una persona, prima dello studio',
  codice_recupero: 'secondo passaggio di una persona',
  contabilita: 'di chi vende',
  definizione: 'quadri e tipi del fornitore',
  definizione_insieme: 'quadri e tipi del fornitore',
  definizione_versione: 'quadri e tipi del fornitore',
  delega_registro: 'registro delle deleghe di un intermediario, che può servire più studi',
  dispositivo: 'browser di una persona',
  esportazione_contabile: 'di chi vende',
  esportazione_contabile_riga: 'di chi vende',
  estimo: 'tariffe ufficiali, lette e non unite alle righe degli studi',
  fattore_totp: 'secondo passaggio di una persona',
  fattura: 'di chi vende, numerata in una serie sola',
  fattura_invio: 'di chi vende',
  fattura_notifica: 'di chi vende',
  fattura_numerazione: 'di chi vende: una serie senza buchi',
  fatturazione: 'di chi vende',
  fornitore: 'una riga',
  foglio_di_stile: 'modelli ufficiali',
  giro_periodico: 'turni dei lavori interni',
  gruppo_listino: 'listino di chi vende',
  identita_esterna: 'identità di una persona',
  iscrizione_push: 'browser di una persona',
  identita_richiesta: 'accesso in corso, prima dello studio',
  messaggio_configurato: 'del fornitore',
  messaggio_posta: 'posta in uscita, una coda sola',
  modello_posta: 'modelli di chi vende',
  notifica: 'avvisi a più studi insieme',
  notifica_letta: 'avvisi a più studi insieme',
  pacchetto_gestore: 'listino di chi vende',
  passkey: 'secondo passaggio di una persona',
  oggetto_da_rivedere: 'oggetti del deposito, della casa',
  pdf_ministeriale: 'modelli ufficiali',
  permesso_gestore: 'di un gestore',
  permesso_predefinito: 'di tutti',
  preferenza_home: 'di una persona',
  proposta: 'di chi vende, anche a chi non è ancora uno studio',
  quadra_accesso_applicazione: 'forma della casa',
  quadra_migrazione: 'forma della casa',
  quadro: 'quadri e tipi del fornitore',
  richiesta_pagamento: 'fra due studi: chi chiede e chi paga',
  risposta_pronta: 'di chi aiuta: del fornitore, o di un gestore',
  sdi_messaggio: 'scambio delle fatture di chi vende',
  segnalazione: 'errori delle pagine, anche prima di entrare',
  sessione: 'di una persona; si cerca per impronta, prima di sapere lo studio',
  sfida: 'accesso in corso, prima dello studio',
  sottoscrizione: 'richiesta di chi non è ancora uno studio',
  stato_servizio: 'come rispondono i servizi di fuori',
  suite_chiave: 'chiavi che firmano per la suite',
  suite_modello: 'accessi della suite in corso',
  suite_uscita: 'uscite da annunciare alla suite',
  tabella_edizione: 'elenchi ufficiali, letti e non uniti alle righe degli studi',
  tabella_voce: 'elenchi ufficiali, letti e non uniti alle righe degli studi',
  tipo_dichiarazione: 'quadri e tipi del fornitore',
  voce_listino: 'listino di chi vende',
};

const DISTRIBUITA = 'righe di uno studio';

/** Where a table stands, and why; undefined when nobody has said so. */
export function findPosto(tabella: string, hasStudio: boolean): { posto: Posto; perche: string } | undefined {
  const ovunque = OVUNQUE[tabella];
  if (ovunque !== undefined) return { posto: 'ovunque', perche: ovunque };
  const locale = LOCALI[tabella];
  if (locale !== undefined) return { posto: 'locale', perche: locale };
  return hasStudio ? { posto: 'distribuita', perche: DISTRIBUITA } : undefined;
}

/** Every table that is named, to find those that are gone. */
export const listNominate = (): string[] => [...Object.keys(OVUNQUE), ...Object.keys(LOCALI)];

/** What Citus refuses, or wants set. */
export type Ostacolo =
  | 'chiave senza studio_id'
  | 'riferimento senza studio_id'
  | 'riferimento verso una tabella divisa'
  | 'riferimento verso una tabella locale'
  | 'riferimento che azzera'
  | 'politica con una domanda'
  | 'guardia';

/**
 * What holds the schema back today, each with what will be done on the day it is divided. A kind that is not here must have
 * no case in the catalogue; one that is here must have at least one.
 */
export const ECCEZIONI: Readonly<Partial<Record<Ostacolo, string>>> = {
  'politica con una domanda':
    'Citus rifiuta le politiche con una SELECT: «(select app_studi())» diventa «app_studi()», e ciò che si vede con il suo cliente diventa una funzione STABLE per tabella (app_vede_anagrafica(studio_id, id)); prima si misura l’elenco di 100.000 clienti, perché la SELECT c’è per farla calcolare una volta sola.',
  'riferimento che azzera':
    'Citus rifiuta ON DELETE SET NULL quando il riferimento porta la colonna che divide, anche scritto per la sola altra colonna: diventa NO ACTION e l’azzeramento passa in chi elimina, nella stessa transazione.',
  guardia:
    'Citus vuole citus.enable_unsafe_triggers, e ognuna va letta: resta quella che tocca righe del solo studio, quindi della stessa macchina; quella che avvisa (NOTIFY) o conta numeri comuni passa in chi scrive.',
};
