import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the notifications that the vendor writes. */
export const messaggiNotifica = {
  titolo: 'Notifiche',
  pulsante: (nonLette: number) =>
    nonLette === 0
      ? 'Notifiche'
      : nonLette === 1
        ? 'Notifiche: 1 da leggere'
        : `Notifiche: ${formatIntero(nonLette)} da leggere`,
  nessuna: testiClient.NESSUNA_NOTIFICA,
  hoLetto: 'Ho letto',
  segna: (oggetto: string) => `Ho letto: ${oggetto}`,
  piuTardi: 'Più tardi',
  apri: 'Apri',
  apriUna: (oggetto: string) => `Apri: ${oggetto}`,
  riepilogo: 'Riepilogo per e-mail di ciò che non ho letto',
  riepilogoNota: 'I soli titoli, dalle 7: ogni mattina, oppure il lunedì.',
  mai: 'Mai',
  ogniGiorno: 'Ogni giorno',
  ogniSettimana: 'Ogni settimana',
} as const;

/** Words of where one is told of them, besides the portal. */
export const messaggiRecapiti = {
  titolo: 'Come avvisarmi',
  nonLetti: 'Le scelte non si leggono adesso: riapra il pannello fra poco.',
  qui: 'Avvisi in questo browser',
  quiNota:
    'Arrivano anche quando Quadra è chiusa, finché non li spegne: l’oggetto, mai il nome di un cliente.',
  simulato: 'Servizio simulato: in questa installazione nessun avviso lascia il computer.',
  impedimenti: {
    assente: 'Questo browser non riceve avvisi. Su iPhone e iPad: prima aggiunga Quadra alla schermata Home.',
    negato: 'Gli avvisi di Quadra sono bloccati nelle impostazioni del browser.',
  },
  servizioMuto: 'Il servizio di avvisi del browser non risponde: riprovi più tardi.',
  altrove: 'Altri browser',
  dal: (giorno: string) => `dal ${giorno}`,
  togli: (nome: string) => `Togli ${nome}`,
} as const;

const conta = (quanti: number, uno: string, molti: string) =>
  quanti === 1 ? `1 ${uno}` : `${formatIntero(quanti)} ${molti}`;

/** Words of the page where the vendor writes them. */
export const messaggiVetrina = {
  titolo: 'Notifiche',
  quante: (totale: number) => conta(totale, 'notifica', 'notifiche'),
  nuova: 'Nuova notifica',
  modifica: 'Modifica bozza',
  oggetto: 'Oggetto',
  testo: 'Testo',
  testoNota: 'solo testo e <a href="https://…">collegamenti</a>',
  priorita: 'Priorità',
  effetto: {
    4: 'Si apre da sola a chi entra, finché non la segna come letta.',
    3: 'Compare a chi entra con «Ho letto le note di rilascio.»',
    0: 'Nel pannello delle notifiche, per prima.',
    1: 'Nel pannello delle notifiche.',
    2: 'Nel pannello delle notifiche, per ultima.',
  },
  ruoli: 'Ruoli (nessuno scelto: tutti)',
  ruoloDiStudio: (nome: string) => `${nome} dello studio`,
  dove: 'Dove',
  ovunque: 'Ovunque',
  gestori: (quanti: number) => (quanti === 0 ? 'Gestori' : `Gestori (${quanti})`),
  studi: (quanti: number) => (quanti === 0 ? 'Studi' : `Studi (${quanti})`),
  doveNota: 'Arriva agli utenti dei gestori scelti e dei loro studi, e a quelli degli studi scelti.',
  nomeGestori: 'Gestori',
  nomeStudi: 'Studi',
  disponibili: 'Disponibili',
  scelti: 'Scelti',
  cercaGestore: 'Cerca un gestore',
  cercaStudio: 'Cerca uno studio',
  pubblicazione: 'Pubblicazione',
  bozza: 'Bozza',
  subito: 'Subito',
  allaData: 'Alla data',
  giorno: 'Giorno',
  ora: 'Ora',
  oraNota: 'hh:mm, Roma',
  oraErrata: 'Scrivere l’ora, ad esempio 09:30.',
  giornoErrato: 'Scegliere il giorno.',
  fissareDomanda: 'Fissare la pubblicazione?',
  fissareTesto: (quando: string) =>
    `La notifica esce ${quando}. Da adesso non si modifica: si può ritirare finché non esce.`,
  subitoDomanda: 'Pubblicare la notifica?',
  subitoTesto: 'Esce subito e non si modifica né si ritira.',
  il: (quando: string) => `il ${quando}`,
  bozzaSalvata: 'Bozza salvata.',
  fissata: 'Pubblicazione fissata.',
  pubblicata: 'Notifica pubblicata.',
  elimina: 'Elimina bozza',
  eliminaDomanda: 'Eliminare la bozza?',
  eliminaTesto: 'La bozza non si recupera.',
  eliminata: 'Bozza eliminata.',
  ritira: 'Ritira',
  ritiraDomanda: 'Ritirare la notifica?',
  ritiraTesto: 'Non esce e non si recupera: per pubblicarla si scrive di nuovo.',
  ritirata: 'Notifica ritirata.',
  stato: 'Stato',
  destinatari: 'Destinatari',
  tutti: 'Tutti',
  quantiGestori: (quanti: number) => conta(quanti, 'gestore', 'gestori'),
  quantiStudi: (quanti: number) => conta(quanti, 'studio', 'studi'),
  lettori: 'Letta da',
  quantiLettori: (quanti: number) => conta(quanti, 'utente', 'utenti'),
  nessuna: 'Nessuna notifica',
  nessunaTesto: 'Ciò che si scrive qui arriva agli utenti scelti, con la priorità scelta.',
  nessunaConFiltri: 'Nessuna notifica con questi filtri',
} as const;
