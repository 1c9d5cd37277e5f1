import type { NomeBase } from './basi.ts';

/** What a column says of a person. */
type Classe =
  | 'identificativo'
  | 'contatto'
  | 'documento'
  | 'famiglia'
  | 'patrimonio'
  | 'fiscale'
  /** Words that a person wrote: they may name anybody. */
  | 'libero'
  /** Of who enters the portal: credentials, sessions, choices. */
  | 'accesso'
  /** Who did what. */
  | 'traccia';

/** Columns of a table of one class, why they are kept, and what becomes of them when the person is erased. */
export interface DatiPersonali {
  readonly classe: Classe;
  readonly base: NomeBase;
  /** conserva: they stay while a declaration must be kept. */
  readonly sorte: 'cancella' | 'conserva';
  readonly colonne: readonly string[];
}

const identita = ['codice_fiscale', 'partita_iva', 'denominazione', 'cognome', 'nome', 'ragione_sociale'];
const sede = ['via', 'comune', 'comune_descrizione', 'provincia', 'cap'];

const cancella = (classe: Classe, base: NomeBase, ...colonne: string[]): DatiPersonali => ({
  ...{ classe, base, sorte: 'cancella', colonne },
});
const conserva = (classe: Classe, base: NomeBase, ...colonne: string[]): DatiPersonali => ({
  ...{ classe, base, sorte: 'conserva', colonne },
});

/** Every column with personal data, by table. A test compares it with the database: nothing is left out of both lists. */
export const datiPersonali: Readonly<Record<string, readonly DatiPersonali[]>> = {
  anagrafica: [
    conserva('identificativo', 'scritture', ...identita, 'denominazione_ricerca', 'identificativo_estero'),
    conserva('identificativo', 'scritture', 'natura_giuridica', 'sesso', 'data_nascita', 'comune_nascita'),
    conserva('identificativo', 'scritture', 'comune_nascita_descrizione', 'provincia_nascita', 'comune'),
    conserva('identificativo', 'scritture', 'data_costituzione', 'domicilio_fiscale', 'residenza'),
    conserva('identificativo', 'scritture', 'sede_legale', 'sede_attivita'),
    cancella(
      'contatto',
      'incarico',
      'email',
      'email_pec',
      'telefono',
      'cellulare',
      'email_firma',
      'telefono_firma',
    ),
    cancella('documento', 'incarico', 'tipo_documento', 'numero_documento', 'rilasciato_da', 'data_rilascio'),
    cancella('documento', 'incarico', 'data_scadenza'),
  ],
  anagrafica_modifica: [cancella('traccia', 'sicurezza', 'prima', 'dopo', 'dal')],
  legame: [cancella('famiglia', 'incarico', 'codice_fiscale', 'dati')],
  possesso: [
    cancella('patrimonio', 'incarico', 'dal', 'al', 'titolo', 'caso', 'esenzione', 'data_morte'),
    cancella('patrimonio', 'incarico', 'riduzione_imu', 'esenzione_imu'),
  ],
  immobile: [
    cancella('patrimonio', 'incarico', 'comune', 'comune_descrizione', 'provincia', 'sezione', 'foglio'),
    cancella('patrimonio', 'incarico', 'particella', 'subalterno', 'indirizzo', 'categoria', 'classe'),
    cancella('patrimonio', 'incarico', 'uso_imu'),
  ],
  contratto_locazione: [
    cancella('patrimonio', 'incarico', 'dal', 'al', 'codice_identificativo', 'data_registrazione', 'serie'),
    cancella('patrimonio', 'incarico', 'numero', 'sottonumero', 'codice_ufficio'),
  ],
  delega: [
    conserva('identificativo', 'scritture', 'codice_fiscale', 'denominazione'),
    conserva('documento', 'scritture', 'tipo_documento', 'numero_documento', 'scadenza_documento'),
    conserva('fiscale', 'scritture', 'tipo', 'firma', 'numero', 'data_delega'),
  ],
  delega_unica: [
    conserva('fiscale', 'scritture', 'stato', 'aree_chieste', 'aree', 'conferita_il', 'scadenza', 'numero'),
    conserva('fiscale', 'scritture', 'esito_il'),
    conserva('libero', 'scritture', 'motivo'),
  ],
  collegamento_cliente: [cancella('contatto', 'incarico', 'email')],
  seguito_cliente: [cancella('libero', 'incarico', 'nota')],
  richiesta_documento: [
    conserva('fiscale', 'scritture', 'stato', 'caselle', 'documento', 'valori', 'file'),
    conserva('libero', 'scritture', 'nota', 'motivo'),
  ],
  richiesta_precompilata: [
    conserva('fiscale', 'scritture', 'stato', 'codice', 'modello', 'caselle', 'fuori', 'scelte'),
  ],
  ordine_precompilata: [conserva('fiscale', 'scritture', 'file_inviato', 'file_ricevuto')],
  liquidazione_iva: [conserva('fiscale', 'scritture', 'periodicita', 'periodi')],
  comunicazione_iva: [conserva('fiscale', 'scritture', 'nome', 'contenuto', 'sha256', 'periodi_sha256')],
  documento: [
    conserva('documento', 'scritture', 'nome', 'tipo', 'contenuto', 'sha256', 'testo'),
    conserva('libero', 'incarico', 'tag'),
  ],
  pacchetto_archivio: [conserva('libero', 'scritture', 'indice', 'motivo')],
  pacchetto_documento: [conserva('documento', 'scritture', 'sha256')],
  visura: [
    conserva('identificativo', 'scritture', 'parametri', 'cercato'),
    conserva('patrimonio', 'scritture', 'comune', 'righe', 'pdf', 'sha256'),
  ],
  ticket: [cancella('libero', 'accesso', 'oggetto')],
  ticket_messaggio: [cancella('libero', 'accesso', 'testo')],
  ticket_nota: [cancella('libero', 'accesso', 'testo')],
  ticket_veduta: [cancella('fiscale', 'incarico', 'contenuto')],
  ticket_allegato: [cancella('libero', 'accesso', 'nome', 'sha256', 'contenuto')],
  busta: [conserva('libero', 'scritture', 'rifiuto')],
  busta_firmatario: [
    conserva('identificativo', 'scritture', 'nome'),
    conserva('contatto', 'scritture', 'email', 'telefono'),
    conserva('accesso', 'scritture', 'esterno_id', 'collegamento', 'ip'),
  ],
  documento_versione: [conserva('documento', 'scritture', 'nome', 'contenuto', 'sha256')],
  f24: [
    conserva('fiscale', 'scritture', 'scadenza', 'data', 'iban', 'inviato_il', 'pagato_il', 'protocollo'),
    conserva('libero', 'scritture', 'nota', 'motivo_annullo', 'scarto'),
  ],
  f24_riga: [conserva('fiscale', 'scritture', 'codice', 'anno', 'campi')],
  posta_cu: [conserva('contatto', 'scritture', 'email')],
  f24_detto: [conserva('fiscale', 'scritture', 'pagato_il'), conserva('libero', 'scritture', 'motivo')],
  posta_f24: [conserva('contatto', 'scritture', 'email')],
  posta_lettera: [conserva('contatto', 'scritture', 'email')],
  lettera: [conserva('libero', 'scritture', 'prima', 'dopo')],
  f24_file: [conserva('fiscale', 'scritture', 'nome', 'contenuto', 'sha256')],
  voce_fiscale: [
    conserva('fiscale', 'scritture', 'chiave', 'casella', 'nome', 'codice', 'data', 'entro', 'ente'),
    conserva('fiscale', 'scritture', 'posizione', 'sede', 'rateazione'),
    conserva('libero', 'scritture', 'motivo'),
  ],
  movimento_fiscale: [conserva('libero', 'scritture', 'motivo')],
  conto_fiscale: [conserva('fiscale', 'scritture', 'sede_inps', 'previsioni')],
  dichiarazione: [
    conserva('fiscale', 'scritture', 'righi', 'forzature', 'riepilogo', 'stati_quadri', 'data_impegno'),
    conserva('fiscale', 'scritture', 'comune'),
  ],
  dichiarazione_modifica: [
    conserva('fiscale', 'scritture', 'prima', 'dopo'),
    conserva('libero', 'scritture', 'motivo'),
    conserva('traccia', 'sicurezza', 'attore'),
  ],
  dichiarazione_copia: [conserva('fiscale', 'scritture', 'righi', 'forzature', 'esiti', 'intermediario')],
  dichiarazione_telematico: [
    conserva('fiscale', 'scritture', 'stato', 'stato_invio', 'inviato_il', 'protocollo'),
  ],
  dichiarazione_telematico_file: [
    conserva('fiscale', 'scritture', 'nome', 'contenuto', 'sha256', 'inviato_il', 'protocollo'),
  ],
  dichiarazione_telematico_ricevuta: [
    conserva('fiscale', 'scritture', 'esito', 'data', 'protocollo', 'errori', 'contenuto'),
  ],
  messaggio: [
    conserva('identificativo', 'scritture', 'codice_fiscale', 'nome'),
    conserva('fiscale', 'scritture', 'voci'),
  ],
  bilancio: [
    conserva('identificativo', 'scritture', 'codice_fiscale'),
    conserva('fiscale', 'scritture', 'fonte', 'righe', 'log', 'caselle'),
  ],
  collegamento: [
    conserva('fiscale', 'scritture', 'caselle', 'da'),
    conserva('libero', 'scritture', 'motivo'),
  ],
  dichiarazione_bozza: [cancella('fiscale', 'incarico', 'righi')],
  dichiarazione_archivio: [conserva('fiscale', 'scritture', 'nome', 'contenuto', 'sha256')],
  dichiarazione_stampa: [conserva('fiscale', 'scritture', 'contenuto', 'sha256')],
  bozza: [cancella('libero', 'incarico', 'righi')],
  copilota_scambio: [cancella('libero', 'incarico', 'domanda', 'risposta')],
  idempotenza: [cancella('libero', 'incarico', 'corpo')],
  vista: [cancella('libero', 'accesso', 'nome', 'contenuto')],
  tag: [cancella('libero', 'incarico', 'nome')],
  aliquota_studio: [cancella('libero', 'incarico', 'nota')],
  gruppo: [cancella('libero', 'incarico', 'nome', 'descrizione')],
  importazione: [cancella('libero', 'incarico', 'nome', 'contenuto')],
  arrivo_voce: [cancella('libero', 'incarico', 'nome', 'codice_fiscale', 'contenuto', 'testo', 'fatto')],
  lavoro: [
    cancella('libero', 'incarico', 'titolo', 'parametri', 'errore', 'file_nome'),
    cancella('traccia', 'sicurezza', 'sostituzione'),
  ],
  lavoro_riga: [cancella('libero', 'incarico', 'chiave', 'descrizione', 'messaggio')],
  lavoro_parte: [cancella('libero', 'incarico', 'nome', 'dati')],
  storico_esportazione: [cancella('libero', 'incarico', 'tipo', 'filtro', 'chiavi', 'file_nome')],
  storico_esportazione_parte: [cancella('libero', 'incarico', 'dati')],
  evento: [cancella('libero', 'accesso', 'dati')],
  messaggio_posta: [
    cancella('libero', 'incarico', 'destinatario', 'oggetto', 'testo', 'html', 'busta', 'errore', 'cc'),
  ],
  allegato_posta: [cancella('libero', 'incarico', 'nome', 'sha256', 'busta')],
  registro: [
    cancella('traccia', 'sicurezza', 'prima', 'dopo', 'cifrato', 'attore'),
    conserva('traccia', 'sicurezza', 'ip', 'entita_id'),
  ],
  chiave_dati: [conserva('traccia', 'sicurezza', 'soggetti'), cancella('traccia', 'sicurezza', 'avvolta')],
  sostituzione: [
    cancella('traccia', 'sicurezza', 'attore', 'utente'),
    conserva('libero', 'sicurezza', 'motivo', 'ticket'),
  ],
  segnalazione: [conserva('libero', 'sicurezza', 'utente_dichiarato', 'testo')],
  accesso: [conserva('traccia', 'sicurezza', 'account', 'ip', 'rete', 'origine_nota')],
  utente: [
    cancella('accesso', 'accesso', 'email', 'nome', 'cognome', 'password_hash', 'ip_abilitati'),
    cancella('accesso', 'accesso', 'skin', 'font', 'densita'),
  ],
  sessione: [cancella('accesso', 'accesso', 'ip', 'agente', 'sostituzione')],
  sfida: [cancella('accesso', 'accesso', 'ip', 'prova', 'codice')],
  passkey: [cancella('accesso', 'accesso', 'credenziale', 'maniglia', 'nome', 'chiave')],
  fattore_totp: [cancella('accesso', 'accesso', 'segreto')],
  identita_esterna: [cancella('accesso', 'accesso', 'issuer', 'subject')],
  identita_richiesta: [cancella('accesso', 'accesso', 'segreti')],
  preferenza_home: [cancella('accesso', 'accesso', 'preferiti', 'note_lette')],
  suite_modello: [cancella('accesso', 'accesso', 'dati')],
  suite_uscita: [cancella('accesso', 'accesso', 'sub', 'sid')],
  credenziale: [cancella('accesso', 'accesso', 'sigillata')],
  studio: [
    conserva('identificativo', 'accesso', 'ragione_sociale', 'partita_iva', 'codice_fiscale', ...sede),
    conserva('contatto', 'accesso', 'email', 'pec', 'telefono', 'codice_sdi', 'ip_abilitati'),
    conserva('libero', 'accesso', 'personalizzazioni_operative', 'testi', 'logo'),
  ],
  gestore: [
    conserva(
      'identificativo',
      'accesso',
      'nome',
      'ragione_sociale',
      'partita_iva',
      'codice_fiscale',
      ...sede,
    ),
    conserva('contatto', 'accesso', 'telefono', 'email'),
  ],
  intermediario: [
    conserva('identificativo', 'incarico', 'codice_fiscale', 'cognome', 'nome', 'ragione_sociale', ...sede),
    conserva('identificativo', 'incarico', 'numero_iscrizione_caf', 'rappresentante_cognome'),
    conserva('contatto', 'incarico', 'rappresentante_nome', 'email', 'telefono'),
  ],
  blocco_studio: [
    conserva('libero', 'sicurezza', 'note'),
    cancella('traccia', 'sicurezza', 'autore', 'tolto_da'),
  ],
  accordo: [conserva('documento', 'scritture', 'nome', 'contenuto', 'sha256', 'autore')],
  // What moved credits is a record of account: it stays as it was written.
  movimento: [conserva('libero', 'scritture', 'causale', 'descrizione')],
  prenotazione: [conserva('libero', 'scritture', 'causale')],
  // An invoice is kept as it was sent.
  fattura: [
    conserva('identificativo', 'scritture', 'cedente', 'cliente'),
    conserva('contatto', 'scritture', 'pec'),
    conserva('libero', 'scritture', 'righe', 'causale', 'xml_manuale'),
  ],
  proposta: [
    conserva('identificativo', 'scritture', 'cliente'),
    conserva('libero', 'scritture', 'righe', 'note'),
  ],
  esportazione_contabile: [conserva('libero', 'scritture', 'motivo', 'contenuto')],
  fattura_invio: [conserva('identificativo', 'scritture', 'contenuto')],
  sdi_messaggio: [conserva('identificativo', 'scritture', 'contenuto')],
  fattura_notifica: [conserva('identificativo', 'scritture', 'contenuto', 'errori')],
  fatturazione: [
    conserva('identificativo', 'accesso', 'denominazione', 'partita_iva', 'codice_fiscale', 'iban'),
    conserva('identificativo', 'accesso', 'via', 'cap', 'comune', 'provincia', 'rea_ufficio', 'rea_numero'),
    conserva('contatto', 'accesso', 'email', 'telefono'),
  ],
  pagamento: [conserva('libero', 'scritture', 'motivo')],
  richiesta_pagamento: [conserva('identificativo', 'scritture', 'intestatario')],
  acquisto_automatico: [conserva('libero', 'scritture', 'motivo')],
  mandato: [
    conserva('patrimonio', 'scritture', 'iban', 'intestatario'),
    conserva('libero', 'scritture', 'motivo'),
  ],
  distinta: [conserva('patrimonio', 'scritture', 'contenuto')],
  carta: [cancella('patrimonio', 'incarico', 'alias', 'cliente', 'circuito', 'ultime_quattro', 'scadenza')],
};

/** Columns of words, dates or bytes that say nothing of anybody, by table. */
export const nonPersonali: Readonly<Record<string, readonly string[]>> = {
  accesso: ['esito'],
  accordo: ['tipo', 'data', 'formato'],
  acquisto: ['scade_il'],
  aliquota_studio: [
    ...['comune', 'comune_descrizione', 'fattispecie', 'numero_delibera', 'data_delibera', 'link'],
  ],
  anagrafica: ['tipo', 'gruppi', 'limitata_fino'],
  anagrafica_modifica: ['azione', 'campo'],
  applicativo_studio: ['codice', 'dal', 'al', 'modo', 'indirizzo'],
  applicazione: [
    ...['codice', 'nome', 'tipo', 'client_id', 'segreto_hash', 'indirizzi', 'pagina_iniziale', 'ritorni'],
    ...['ritorni_uscita', 'indirizzo_uscita'],
  ],
  bilancio: ['genere'],
  collegamento: ['atto', 'fonte', 'rigo'],
  blocco_studio: ['data_blocco', 'motivo', 'canone_scadenza'],
  bozza: ['luogo'],
  copilota_scambio: ['fonte'],
  chiave_dati: ['impronta'],
  codice_monouso: ['hash', 'scopo'],
  codice_recupero: ['hash'],
  contabilita: [
    ...['causale_consumo', 'causale_incasso', 'conto_banca', 'causale_vendita', 'codice_iva', 'conto_iva'],
    ...['tipo_conto_cliente', 'tipo_conto_gestore', 'ws_indirizzo', 'ws_utente', 'ws_password', 'ws_azienda'],
  ],
  contratto_locazione: ['codice_canone', 'aliquota'],
  busta: ['tipo', 'stato', 'esterno_id', 'scadenza'],
  busta_documento: ['esterno_id'],
  busta_evento: ['evento_id', 'tipo'],
  firma_servizio: ['segreto', 'token_impronta'],
  certificato_studio: ['sigillato', 'titolare', 'emittente', 'seriale'],
  pacchetto_archivio: ['stato', 'esterno_id'],
  visura: ['tipo', 'esito'],
  ticket: ['priorita', 'stato', 'pagina'],
  ticket_veduta: ['titolo', 'rigo', 'consenso', 'chieste', 'negate'],
  risposta_pronta: ['titolo', 'testo'],
  ticket_allegato: ['formato'],
  credenziale: ['servizio'],
  dichiarazione: ['tipo', 'finalita', 'stato', 'versione_programma', 'impegno'],
  dichiarazione_vista: ['stato'],
  dichiarazione_bozza: ['quadro'],
  dichiarazione_copia: ['motivo', 'versione_programma'],
  dichiarazione_modifica: ['azione', 'chiave'],
  dichiarazione_stampa: ['forma'],
  dichiarazione_telematico_file: ['tracciato', 'versione', 'di_prova'],
  dispositivo: ['hash'],
  delega: ['intermediario_nome', 'intermediario_codice'],
  collegamento_cliente: ['genere', 'hash', 'parola', 'codice_hash', 'fine'],
  delega_unica: ['intermediario_nome', 'intermediario_codice', 'link_hash', 'fogli'],
  ordine_precompilata: ['tipo', 'stato', 'esterno_id', 'motivo'],
  ordine_precompilata_configurazione: ['mittente', 'utente', 'password'],
  testo_incarico: ['tipo', 'testo'],
  documento: ['formato', 'stato', 'firma'],
  documento_versione: ['formato', 'motivo'],
  conto_fiscale: ['regime', 'errore'],
  f24: ['tipo', 'canale', 'origine', 'scopo', 'stato', 'stato_invio'],
  f24_riga: ['sezione'],
  f24_detto: ['stato'],
  posta_f24: ['a'],
  statistica_cliente: ['mese', 'tipo'],
  statistica_dichiarazione: ['mese', 'tipo', 'stato', 'telematico'],
  statistica_movimento: ['mese', 'tipo'],
  voce_fiscale: ['verso', 'origine', 'sezione', 'mancano', 'rata', 'imposta'],
  movimento_fiscale: ['da', 'a'],
  estimo: ['comune', 'sezione', 'categoria', 'classe', 'valido_da'],
  esportazione_contabile: [...['dal', 'al', 'tipi', 'formato', 'file_nome', 'invio', 'errore']],
  esportazione_contabile_riga: ['tipo', 'data'],
  evento: ['tipo'],
  fornitore: [
    ...['ragione_sociale', 'sito', 'email', 'telefono', 'facebook', 'linkedin', 'twitter', 'youtube'],
    ...['partita_iva', 'indirizzo', 'logo'],
  ],
  fattura: [
    ...[
      'tipo_documento',
      'sezionale',
      'numero',
      'data',
      'stato',
      'invio',
      'stato_sdi',
      'esigibilita',
      'codice_sdi',
    ],
    ...['modalita_pagamento', 'scadenza', 'incassata_il', 'insoluti', 'effetto', 'rinvio_entro'],
  ],
  proposta: ['tipo', 'numero', 'data', 'scadenza', 'venditore', 'stato'],
  fattura_invio: ['nome_file', 'progressivo', 'sha256', 'identificativo_sdi', 'errore'],
  fattura_notifica: ['tipo', 'nome_file'],
  sdi_messaggio: ['identificativo', 'nome_file', 'motivo'],
  fattura_numerazione: ['sezionale'],
  fatturazione: [...['regime', 'sezionale', 'sezionale_note', 'cifre', 'ritenuta_tipo', 'ritenuta_causale']],
  gestore: [
    ...['codice', 'data_blocco', 'logo', 'logo_tipo', 'rea_ufficio', 'rea_numero', 'rea_capitale_sociale'],
    ...['logo_stampa', 'logo_stampa_tipo'],
  ],
  identita_esterna: ['fornitore'],
  identita_richiesta: ['stato_hash', 'browser_hash', 'fornitore'],
  immobile: ['genere'],
  arrivo_voce: ['genere', 'fornitura', 'esito'],
  importazione: ['oggetto'],
  intermediario: ['tipo'],
  lavoro: ['nome', 'chiave', 'stato', 'file_tipo'],
  lavoro_parte: ['sezione'],
  lavoro_riga: ['esito'],
  legame: ['genere'],
  messaggio: ['attesa', 'impronta', 'quadro', 'righi', 'stato', 'tipo'],
  allegato_posta: ['tipo'],
  giro_periodico: ['nome', 'esito'],
  stato_servizio: ['nome', 'stato'],
  messaggio_posta: ['modello', 'stato', 'segreto_hash'],
  messaggio_configurato: ['modello', 'codice', 'testo', 'livello'],
  modello_posta: ['codice', 'oggetto', 'corpo', 'lingua'],
  modello_posta_studio: ['codice', 'oggetto', 'corpo', 'lingua'],
  avviso: ['evento', 'chiave', 'oggetto', 'testo', 'percorso', 'ruoli', 'canali'],
  notifica: ['oggetto', 'testo', 'ruoli', 'gestori', 'studi'],
  notifica_automatica: ['evento', 'canali', 'testo'],
  passkey: ['trasporti'],
  permesso_gestore: ['codice'],
  permesso_predefinito: ['codice'],
  permesso_studio: ['codice'],
  possesso: ['tipo_possesso'],
  registro: ['azione', 'entita'],
  registro_anello: ['impronta'],
  registro_catena: ['impronta'],
  registro_ricopertura: ['attestato'],
  segnalazione: ['operazione'],
  sessione: ['sid_hash', 'token_hash'],
  sfida: ['hash', 'scopo', 'metodo'],
  sottoscrizione: ['tipologia', 'moduli'],
  storico_esportazione: ['formato', 'file_tipo'],
  studio: ['data_blocco', 'profilo', 'tipologia_sottoscrizione', 'logo_tipo'],
  suite_chiave: ['id', 'uso', 'chiave'],
  suite_modello: ['modello', 'id', 'concessione', 'uid'],
  suite_uscita: ['client_id'],
  definizione: ['modello', 'genere', 'codice', 'quadro', 'casella', 'stato'],
  definizione_insieme: ['modello', 'impronta', 'contenuto', 'messaggi'],
  definizione_versione: ['contenuto'],
  foglio_di_stile: ['nome', 'contenuto'],
  pdf_ministeriale: ['tipo', 'nome', 'contenuto', 'sha256', 'campi', 'mappatura', 'pubblicata', 'stato'],
  quadro: ['modello', 'codice', 'titolo', 'copertura'],
  tipo_dichiarazione: ['codice', 'descrizione', 'versione_telematico'],
  gruppo_listino: ['nome', 'valido_da', 'valido_a'],
  idempotenza: ['chiave', 'impronta'],
  movimento: ['tipo', 'riferimento_tipo', 'riferimento_id', 'effetto'],
  pacchetto: ['nome'],
  pagamento: [
    ...['metodo', 'stato', 'pacchetto', 'causale', 'iban', 'intestatario', 'esterno_id', 'esterno_pagina'],
    ...['incassato_il', 'addebito_il', 'sequenza'],
  ],
  richiesta_pagamento: ['tipo', 'studio', 'stato'],
  acquisto_automatico: ['metodo'],
  mandato: ['codice', 'stato', 'firmato_il'],
  distinta: ['primo_addebito', 'tracciato'],
  venditore: [
    ...['iban', 'intestatario', 'identificativo_creditore', 'cuc', 'tracciato_sdd', 'carta_segreto'],
    ...['carta_notifica_id', 'carta_notifica_segreto', 'paypal_client_id', 'paypal_segreto'],
  ],
  prenotazione: ['stato'],
  voce: ['conto'],
  voce_listino: ['tipo'],
  tag: ['colore'],
  tabella_edizione: ['tabella', 'fonte', 'data', 'impronta'],
  tabella_voce: ['tabella', 'descrizione', 'valido_da', 'valido_a', 'extra', 'codice'],
  utente: ['stato'],
  vista: ['lista'],
};
