/** Keys of one part of the screen: how they are pressed, and what they do. */
export type GruppoTasti = {
  readonly nome: string;
  readonly tasti: readonly (readonly [tasti: string, azione: string])[];
};

/** The keys, as the list of a screen shows them. */
export const messaggiTasti = {
  titolo: 'Tasti di questa schermata',
  tasto: 'Tasto',
  azione: 'Azione',
  parti: 'Che cosa mostrare',
  tasti: 'Tasti',
  stati: 'Stati',
  titoloStati: 'Che cosa vogliono dire gli stati',
  stato: 'Stato',
  significato: 'Che cosa vuol dire',
  apriCon: 'Il tasto ? apre questo elenco (Ctrl / lo apre sempre)',
} as const;

export const tastiOvunque: GruppoTasti = {
  nome: 'Ovunque',
  tasti: [
    ['Ctrl K', 'Cercare clienti, dichiarazioni, quadri, comandi'],
    ['? oppure Ctrl /', 'Questo elenco'],
    ['F6, Maiusc F6', 'Finestra o zona seguente, precedente'],
    ['Esc', 'Chiudere ciò che è aperto sopra'],
  ],
};
export const tastiElenco: GruppoTasti = {
  nome: 'Elenco',
  tasti: [
    ['F3', 'Andare ai filtri'],
    ['Invio nei filtri', 'Cercare'],
    ['Frecce, Inizio, Fine', 'Spostarsi fra le celle'],
    ['Spazio', 'Selezionare la riga'],
    ['Maiusc frecce', 'Estendere la selezione'],
    ['Ctrl C, Ctrl V', 'Copiare, incollare un blocco'],
    ['Invio', 'Aprire la riga, o scrivere nella cella'],
  ],
};
export const tastiTicket: GruppoTasti = {
  nome: 'Ticket',
  tasti: [
    ['J, K', 'Ticket seguente, precedente'],
    ['R', 'Rispondere'],
    ['N', 'Scrivere una nota interna'],
    ['Ctrl Invio', 'Inviare ciò che si scrive'],
  ],
};
export const tastiScheda: GruppoTasti = {
  nome: 'Scheda',
  tasti: [
    ['Ctrl S, Ctrl Invio', 'Salvare'],
    ['Invio, Maiusc Invio', 'Campo seguente, precedente'],
    ['F4, Alt Giù', 'Aprire l’elenco del campo'],
    ['Canc nell’elenco', 'Svuotare il campo'],
  ],
};
export const tastiDichiarazione: GruppoTasti = {
  nome: 'Dichiarazione',
  tasti: [
    ['Ctrl S, Ctrl Invio', 'Salvare'],
    ['Ctrl Z, Ctrl Y', 'Annullare l’ultima modifica, ripeterla'],
    ['Ctrl G', 'Andare a un quadro o a un rigo'],
    ['Alt Pag su, Alt Pag giù', 'Quadro precedente, seguente'],
    ['Invio, Maiusc Invio', 'Casella seguente, precedente'],
    ['Alt R', 'Riportare gli immobili in RA e RB'],
    ['Alt C', 'Collegamenti: che cosa dicono le altre carte'],
    ['Alt L', 'Simulazioni affiancate'],
    ['Alt P', 'Perché è cambiato dall’anno prima'],
    ['Alt U', 'Chi l’ha cambiato: la macchina del tempo'],
    ['C, frecce, Invio', 'Dal reddito al saldo: confrontare, scorrere i righi, spiegarli'],
    ['Alt K', 'Copilota, per chi lo ha'],
    ['F1', 'Istruzioni della casella'],
    ['Maiusc F1', 'Spiegare il numero; Esc torna alla casella'],
  ],
};
