import { z } from 'zod';
import { etichettaApplicativo } from './applicativo.ts';
import { caratteri, densita, skin } from './costanti.ts';
import * as e from './enumerazioni/index.ts';
import { filtroAnagrafiche, modoRicerca } from './lista.ts';

/** A value of an enumeration as calls send it, and the words a person reads. */
export const voceEnumerazione = z.object({
  Codice: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  Descrizione: z.string(),
});
export type VoceEnumerazione = z.infer<typeof voceEnumerazione>;

interface Enumerazione {
  readonly nome: string;
  readonly voci: readonly VoceEnumerazione[];
  /** The room that will use it and is not built yet; absent for one that the product uses. */
  readonly attende?: string;
}

const makeVoci = (voci: readonly (readonly [VoceEnumerazione['Codice'], string])[]) =>
  voci.map(([Codice, Descrizione]) => ({ Codice, Descrizione }));
/** Values that are words: the word is the code. */
const parole = (valori: readonly string[]) => makeVoci(valori.map((valore) => [valore, valore]));
/** Codes with their words, in the order they are written. */
const codici = (parlate: Readonly<Record<string, string>>) => makeVoci(Object.entries(parlate));
/** Codes that are numbers. */
const numeri = (parlate: Readonly<Record<number, string>>) =>
  makeVoci(Object.entries(parlate).map(([numero, parola]) => [Number(numero), parola]));
/** Numbers with a name, in the order of the names; the words, where there are others. */
const nomi = (valori: Readonly<Record<string, number>>, parlate?: Readonly<Record<number, string>>) =>
  makeVoci(Object.entries(valori).map(([nome, numero]) => [numero, parlate?.[numero] ?? nome]));

const PAGAMENTI = 'pagamenti e fatture';
const STATISTICHE = 'statistiche e F24';
/** The specification names them, and no screen or call of it does. */
const SENZA_STANZA = 'nessuna stanza la nomina nella specifica';

/**
 * The enumerations of the specification by their name on the wire, which is that of the constant: the calls, the pages
 * and the documentation read the same constant.
 */
export const enumerazioni = {
  'aliquota-cedolare': {
    nome: 'Aliquote della cedolare secca',
    voci: makeVoci(
      Object.entries(e.aliquotaCedolare).map(([nome, percento]) => [nome, `${nome}, ${percento}%`]),
    ),
  },
  'canale-f24': { nome: 'Canale dell’F24', voci: codici(e.etichettaCanaleF24) },
  caratteri: { nome: 'Caratteri delle pagine', voci: parole(caratteri) },
  'cifre-fattura': {
    nome: 'Cifre dell’anno nella fattura',
    voci: parole(e.cifreFattura),
  },
  'competenza-temporale': {
    nome: 'Competenza temporale',
    voci: parole(e.competenzaTemporale),
    attende: SENZA_STANZA,
  },
  'conto-fiscale': { nome: 'Conto fiscale', voci: parole(e.contoFiscale) },
  densita: { nome: 'Densità delle pagine', voci: parole(densita) },
  'esenzione-imu': { nome: 'Esenzioni IMU', voci: parole(e.esenzioneImu) },
  'esenzione-temporanea': { nome: 'Esenzione temporanea', voci: parole(e.esenzioneTemporanea) },
  'filtro-anagrafiche': { nome: 'Filtro delle anagrafiche', voci: parole(filtroAnagrafiche) },
  'filtro-lavorazione': { nome: 'Filtro di stampa e telematico', voci: parole(e.filtroLavorazione) },
  'filtro-si-no': {
    nome: 'Filtro sì o no',
    voci: makeVoci(e.filtroSiNo.map(([nome, valore]) => [valore, nome])),
  },
  'filtro-stampa': { nome: 'Filtro delle stampe', voci: parole(e.filtroStampa) },
  'finalita-dichiarazione': { nome: 'Finalità della dichiarazione', voci: parole(e.finalitaDichiarazione) },
  fornitura: { nome: 'Fornitura', voci: codici(e.fornitura) },
  'gestione-telematico': {
    nome: 'Gestione del flag di invio telematico',
    voci: nomi(e.gestioneTelematico, e.etichettaGestioneTelematico),
  },
  impegno: { nome: 'Durata dell’impegno', voci: parole(e.impegno) },
  'invio-fattura': { nome: 'Invio della fattura', voci: parole(e.invioFattura) },
  'livello-notifica': {
    nome: 'Tipi di notifica',
    voci: nomi(e.livelloNotifica, e.etichettaLivelloNotifica),
  },
  mese: { nome: 'Mesi', voci: numeri(e.mese), attende: STATISTICHE },
  'modello-posta': {
    nome: 'Modelli di posta',
    voci: codici(e.modelloPosta),
  },
  'modo-ricerca': { nome: 'Modo di ricerca', voci: parole(modoRicerca) },
  'operazione-tabella': { nome: 'Operazioni sulle tabelle', voci: parole(e.operazioneTabella) },
  'pagamento-automatico': {
    nome: 'Pagamento automatico',
    voci: parole(e.pagamentoAutomatico),
    attende: PAGAMENTI,
  },
  potere: { nome: 'Livelli di potere', voci: nomi(e.potere) },
  priorita: {
    nome: 'Priorità',
    voci: makeVoci(e.ordinePriorita.map((numero) => [numero, e.etichettaPriorita[numero]])),
  },
  'profilo-commerciale': { nome: 'Profilo commerciale', voci: parole(e.profiloCommerciale) },
  prospetti: {
    nome: 'Prospetti',
    voci: makeVoci(
      Object.entries(e.prospetti).flatMap(([famiglia, suoi]) =>
        suoi.map((uno) => [`${famiglia}/${uno}`, uno] as const),
      ),
    ),
  },
  'regime-versamenti': { nome: 'Chi versa, per la data del saldo', voci: parole(e.regimeVersamenti) },
  richiedente: { nome: 'Richiedente', voci: codici(e.richiedente) },
  'riduzione-imu': { nome: 'Riduzioni IMU', voci: parole(e.riduzioneImu) },
  'ruolo-ente': { nome: 'Ruoli negli enti e nelle società di persone', voci: codici(e.ruoloEnte) },
  'ruolo-societa': { nome: 'Ruoli nelle società di capitali', voci: codici(e.ruoloSocieta) },
  'sezione-f24': { nome: 'Sezioni dell’F24', voci: codici(e.etichettaSezioneF24) },
  sincronizzazione: {
    nome: 'Sincronizzazione',
    voci: makeVoci(e.sincronizzazione.map((parola, numero) => [numero, parola])),
  },
  'situazione-periodo': { nome: 'Situazione del periodo', voci: numeri(e.situazionePeriodo) },
  skin: { nome: 'Aspetto delle pagine', voci: parole(skin) },
  'stampa-scheda': { nome: 'Stampa della scheda delle scelte', voci: numeri(e.stampaScheda) },
  'stato-attivita': { nome: 'Stato della società o dell’ente', voci: numeri(e.statoAttivita) },
  'stato-busta': { nome: 'Stato della busta', voci: parole(e.statoBusta) },
  'stato-civile': { nome: 'Stato civile', voci: numeri(e.statoCivile) },
  'stato-delega': { nome: 'Stato della delega', voci: parole(e.statoDelega) },
  'stato-dichiarazione': { nome: 'Stato della dichiarazione', voci: parole(e.statoDichiarazione) },
  'stato-documento': { nome: 'Stato del documento', voci: parole(e.statoDocumento) },
  'stato-pacchetto-archivio': {
    nome: 'Stato del pacchetto di archiviazione',
    voci: parole(e.statoPacchettoArchivio),
  },
  'stato-f24': { nome: 'Stato dell’F24', voci: parole(e.statoF24) },
  'stato-invio-f24': { nome: 'Stato dell’invio dell’F24', voci: parole(e.statoInvioF24) },
  'stato-fattura': { nome: 'Stato della fattura', voci: parole(e.statoFattura) },
  'stato-invio': { nome: 'Stato dell’invio', voci: parole(e.statoInvio) },
  'stato-sdi': { nome: 'Stato della fattura nello SDI', voci: parole(e.statoSdi) },
  'stato-offerta': { nome: 'Stato dell’offerta', voci: parole(e.statoOfferta) },
  'stato-ordine': { nome: 'Stato dell’ordine', voci: parole(e.statoOrdine) },
  'stato-pagamento': { nome: 'Stato del pagamento', voci: parole(e.statoPagamento) },
  'tracciato-sdd': { nome: 'Tracciato degli addebiti diretti', voci: parole(e.tracciatoSdd) },
  'stato-posta': { nome: 'Stato della posta', voci: parole(e.statoPosta) },
  'stato-quadro': { nome: 'Stato del quadro', voci: parole(e.statoQuadro) },
  'stato-richiesta730': { nome: 'Stato della richiesta 730', voci: parole(e.statoRichiesta730) },
  'stato-telematico': { nome: 'Stato del telematico', voci: parole(e.statoTelematico) },
  'tipo-anagrafica': { nome: 'Tipo di anagrafica', voci: codici(e.etichettaTipoAnagrafica) },
  'tipo-applicativo': {
    nome: 'Applicazioni',
    voci: makeVoci(
      Object.entries(e.tipoApplicativo).map(([codice, numero]) => [
        numero,
        etichettaApplicativo[codice as keyof typeof e.tipoApplicativo],
      ]),
    ),
  },
  'tipo-campo': { nome: 'Tipo di campo', voci: parole(e.tipoCampo) },
  'tipo-contratto': { nome: 'Contratto di lavoro', voci: numeri(e.tipoContratto) },
  'tipo-delega': { nome: 'Tipo di delega', voci: parole(e.tipoDelega) },
  'tipo-ordine': { nome: 'Tipo di ordine della precompilata', voci: parole(e.tipoOrdine) },
  'tipo-dichiarazione': { nome: 'Tipo di dichiarazione', voci: parole(e.tipoDichiarazione) },
  'tipo-documento-contratto': { nome: 'Contratto e nomina', voci: parole(e.tipoDocumentoContratto) },
  'tipo-documento-firma': {
    nome: 'Documenti da firmare',
    voci: parole(e.tipoDocumentoFirma),
  },
  'tipo-f24': { nome: 'Tipo di F24', voci: parole(e.tipoF24) },
  'tipo-finestra': { nome: 'Finestre', voci: parole(Object.keys(e.tipoFinestra)) },
  'tipo-firma': { nome: 'Firma', voci: parole(e.tipoFirma) },
  'tipo-gestore': { nome: 'Tipo di gestore', voci: nomi(e.tipoGestore, e.etichettaTipoGestore) },
  'tipo-indirizzo': { nome: 'Tipo di indirizzo', voci: numeri(e.tipoIndirizzo) },
  'tipo-intermediario': { nome: 'Tipo di intermediario', voci: parole(e.tipoIntermediario) },
  'tipo-movimento': {
    nome: 'Tipi di movimento dei crediti',
    voci: parole(Object.keys(e.segnoMovimento)),
  },
  'tipo-pagamento': { nome: 'Tipo di pagamento', voci: parole(e.tipoPagamento) },
  'tipo-possesso': { nome: 'Tipo di possesso', voci: parole(e.tipoPossesso) },
  'tipo-profilo-cliente': {
    nome: 'Profilo del cliente',
    voci: nomi(e.tipoProfiloCliente, e.etichettaProfiloCliente),
  },
  'tipo-reddito': { nome: 'Tipo di reddito di lavoro', voci: numeri(e.tipoReddito) },
  'tipo-revisore': { nome: 'Tipo di revisore', voci: numeri(e.tipoRevisore) },
  'tipo-soggetto': { nome: 'Tipo di soggetto', voci: parole(e.tipoSoggetto), attende: SENZA_STANZA },
  'tipo-trust': { nome: 'Tipo di trust', voci: numeri(e.tipoTrust) },
  'tipologia-sottoscrizione': {
    nome: 'Tipologia di sottoscrizione',
    voci: parole(e.tipologiaSottoscrizione),
  },
  'tipologia-utente': { nome: 'Tipo di utente', voci: nomi(e.tipologiaUtente, e.etichettaTipologiaUtente) },
  'uso-imu': { nome: 'Uso dell’immobile ai fini IMU', voci: parole(e.usoImu) },
  visibilita: { nome: 'Visibilità', voci: parole(e.visibilita) },
} as const satisfies Record<string, Enumerazione>;
export type NomeEnumerazione = keyof typeof enumerazioni;

/** The enumeration of a name; undefined when there is none. */
export const findEnumerazione = (nome: string): Enumerazione | undefined =>
  Object.hasOwn(enumerazioni, nome) ? enumerazioni[nome as NomeEnumerazione] : undefined;
