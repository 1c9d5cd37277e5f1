import type {
  StatoBusta,
  StatoDelegaMostrato,
  StatoDichiarazione,
  StatoF24,
  StatoQuadro,
  StatoTelematico,
  StatoTicket,
} from '@quadra/contract';

/** The states of one thing, each with what it means: a state without its meaning does not compile. */
export interface GruppoStati {
  readonly nome: string;
  readonly stati: Readonly<Record<string, string>>;
}
const group = <S extends string>(nome: string, stati: Readonly<Record<S, string>>): GruppoStati => ({
  nome,
  stati,
});

/** What the words of state mean, thing by thing. */
export const gruppiStati: readonly GruppoStati[] = [
  group<StatoDichiarazione>('Dichiarazione', {
    Aperta: 'Ci si lavora: le caselle si scrivono e i risultati si ricalcolano.',
    Chiusa: 'Ferma com’era quando è stata chiusa, finché non si riapre.',
  }),
  group('Risultato', {
    completo: 'Calcolato su dati che ci sono tutti.',
    provvisorio: 'Calcolato dando per buono un dato che manca.',
    incompleto: 'Non si calcola: manca un dato, ed è detto quale.',
    forzato: 'Scritto a mano al posto di quello calcolato, con il motivo.',
    'non dovuto': 'La norma non lo chiede in questo caso.',
  }),
  group<StatoQuadro>('Quadro', {
    assente: 'Non è nella dichiarazione.',
    aperto: 'C’è, e ci si lavora.',
    completo: 'Chi lo ha compilato lo ha dato per finito.',
  }),
  group<StatoTelematico>('Telematico', {
    'Non inviato': 'Non c’è ancora un file.',
    'Da inviare': 'Il file c’è, e non è partito.',
    'Di prova': 'Un file con un tracciato non certo: si guarda, non si invia.',
    Inviata: 'Il file è partito.',
    'Inviato HUB': 'Il file è partito attraverso il canale.',
    'Invio esterno': 'Inviata con un altro programma.',
    'Consegnato manualmente': 'Consegnata a mano.',
    'Ricevuta mancante': 'Inviata, e la ricevuta non è arrivata.',
    Accolta: 'La ricevuta dice che è stata accolta.',
    'Accolta e accettata': 'Accolta, e accettata da chi la riceve.',
    'Accolta con pagamento': 'Accolta, con il suo pagamento.',
    'Accolta con pagamento in attesa': 'Accolta; il pagamento non ha ancora un esito.',
    'Accolta con pagamento rifiutato': 'Accolta; il pagamento è stato rifiutato.',
    'Accolta con pagamento annullato': 'Accolta; il pagamento è stato annullato.',
    Scartata: 'La ricevuta dice perché non è stata presa: si corregge e si invia di nuovo.',
    'Non congrua': 'Presa, con valori che non si accordano.',
    Annullata: 'Ritirata: non conta più.',
  }),
  group<StatoF24>('F24', {
    'Da pagare': 'Preparato, e non ancora pagato.',
    Inviato: 'Mandato a chi lo paga, senza la conferma.',
    Pagato: 'Il versamento è avvenuto, nel giorno scritto.',
    Annullato: 'Non si paga più: le sue voci tornano libere.',
  }),
  group<StatoDelegaMostrato>('Delega unica', {
    'Link creato': 'Il collegamento c’è, e non è stato mandato.',
    'Link inviato': 'Il cliente ha ricevuto il collegamento, e non lo ha aperto.',
    'Link scaduto': 'Il collegamento non vale più: se ne manda un altro.',
    Aperto: 'Il cliente ha aperto il collegamento.',
    Firmata: 'Il foglio firmato è tornato, da guardare.',
    Inviata: 'Comunicata, in attesa dell’esito.',
    Accettata: 'In vigore fino alla sua scadenza.',
    Scartata: 'Non è stata presa: il motivo è scritto.',
    'Non concessa': 'Il cliente ha detto di no.',
    Revocata: 'Tolta prima della scadenza.',
    Annullata: 'Ritirata prima che avesse effetto.',
    Sostituita: 'Un’altra, più recente, vale al suo posto.',
    Scaduta: 'Il suo termine è passato.',
  }),
  group<StatoBusta>('Busta di firma', {
    Inviato: 'In attesa di una firma.',
    Firmato: 'Hanno firmato tutti.',
    Annullato: 'Ritirata prima dell’ultima firma.',
    Scaduto: 'Il termine è passato senza tutte le firme.',
  }),
  group<StatoTicket>('Ticket', {
    Aperto: 'Chiesto, e nessuno vi lavora ancora.',
    'In lavorazione': 'Qualcuno dell’assistenza se ne occupa.',
    Chiuso: 'Risolto: una risposta lo riapre.',
  }),
];
