import { GIORNI_PROPOSTA, GIORNI_RICARICA, SETTIMANE_USO } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { formatGiorno, formatIntero } from '../formato/formato.ts';

const words = (quanti: number, uno: string, molti: string) =>
  `${formatIntero(quanti)} ${quanti === 1 ? uno : molti}`;
const disteso = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const nomeMese = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });
const breve = new Intl.DateTimeFormat('it-IT', { month: 'short', timeZone: 'UTC' });
const aMezzogiorno = (giorno: string) => new Date(`${giorno}T12:00:00Z`);

/** «7 dicembre», with the year when it is not that of today. */
export const nameGiorno = (giorno: string, oggi: string): string =>
  `${disteso.format(aMezzogiorno(giorno))}${giorno.slice(0, 4) === oggi.slice(0, 4) ? '' : ` ${giorno.slice(0, 4)}`}`;
const giornoBreve = (giorno: string) => `${Number(giorno.slice(8, 10))}/${Number(giorno.slice(5, 7))}`;

/** Words of the home of who sells. */
export const messaggiCasa = {
  finiscono: (quanti: number, giorno: string) =>
    quanti === 1
      ? `1 studio finisce i crediti entro il ${giorno}.`
      : `${formatIntero(quanti)} studi finiscono i crediti entro il ${giorno}.`,
  ticketOltre: (studio: string) => `${studio} attende una risposta oltre l’ora promessa.`,
  lavoriFermi: (quanti: number) =>
    quanti === 1 ? '1 lavoro non è riuscito.' : `${formatIntero(quanti)} lavori non sono riusciti.`,
  postaFerma: (quanti: number) =>
    quanti === 1 ? '1 e-mail non è partita.' : `${formatIntero(quanti)} e-mail non sono partite.`,
  ticketAttende: (studio: string, quando: string) => `${studio} attende una risposta entro ${quando}.`,
  primoFine: (studio: string, giorno: string) => `Il primo a finire i crediti è ${studio}, il ${giorno}.`,
  nulla: 'Nessuno studio sta finendo i crediti e nulla è fermo.',
  nonSiSa: 'Non si sa ora che cosa viene prima: una parte non si è caricata.',

  proponi: (quanti: number) =>
    quanti === 1 ? 'Proponi la ricarica' : `Proponi la ricarica ai ${formatIntero(quanti)}`,
  apriStudi: 'Apri gli studi che finiscono',
  rispondi: 'Rispondi',
  rispondiA: (studio: string) => `Rispondi a ${studio}`,
  apriLavori: 'Apri i lavori falliti',
  apriPosta: 'Apri la posta non partita',
  nuovoStudio: 'Nuovo studio',

  nonCaricato: 'Non caricato.',
  riprova: 'Riprova',

  studi: 'Studi che finiscono i crediti',
  entro: (quanti: number, giorno: string) => `${formatIntero(quanti)} entro il ${giornoBreve(giorno)}`,
  tuttiStudi: 'Tutti gli studi',
  studio: 'Studio',
  crediti: 'Crediti',
  aSettimana: 'A settimana',
  finisconoIl: 'Finiscono il',
  compratoIl: 'Comprato il',
  azione: 'Azione',
  apri: 'Apri',
  proponiUno: 'Proponi',
  proposta: (iso: string) => `Proposta ${giornoBreve(formatDataIso(iso))}`,
  senzaUso: (quanti: number) =>
    quanti === 1
      ? '1 studio non ne ha usati in otto settimane e non ha una data.'
      : `${formatIntero(quanti)} studi non ne hanno usati in otto settimane e non hanno una data.`,
  nessunoConFine: 'Nessuno studio.',
  altriConFine: (quanti: number) => `Altri ${formatIntero(quanti)} dopo`,
  spiega: (studio: string) => `Come si arriva alla data di ${studio}`,
  spiegaTitolo: (studio: string) => `Quando finiscono i crediti di ${studio}`,
  spiegaUsati: (usati: string, dal: string, oggi: string) =>
    `Usati dal ${formatData(dal)} al ${formatData(oggi)}, ${SETTIMANE_USO} settimane: ${usati}.`,
  spiegaRitmo: (usati: string, ritmo: string) =>
    `${usati} ÷ ${SETTIMANE_USO} = ${ritmo} a settimana, in media.`,
  spiegaGiorni: (crediti: string, ritmo: string, giorni: string) =>
    `${crediti} disponibili ÷ ${ritmo} × 7 = ${giorni} giorni interi da oggi.`,
  spiegaNota:
    'È un conto sul ritmo passato, non una certezza: una ricarica o settimane diverse spostano la data.',

  fermi: 'Lavori e posta fermi',
  bloccati: (quanti: number) => `${formatIntero(quanti)} ${quanti === 1 ? 'fermo' : 'fermi'}`,
  lavori: 'Lavori',
  nessunFermo: 'Nulla è fermo.',
  righe: (quante: number) => words(quante, 'riga', 'righe'),
  vediPerche: 'Vedi perché',
  altriLavori: (quanti: number) => `Altri ${words(quanti, 'lavoro', 'lavori')}`,
  postaTitolo: (quante: number) => words(quante, 'e-mail non partita', 'e-mail non partite'),
  postaTesto: 'Il server le ha rifiutate o non risponde',
  elenco: 'Elenco',

  ticket: 'Ticket che attendono',
  tuttiTicket: (quanti: number) => `Tutti, ${formatIntero(quanti)}`,
  helpDesk: 'Help desk',
  nessunTicket: 'Nessuno attende una risposta.',

  ilMese: 'Il mese',
  venduto: (mese: string) => `Venduto a ${nomeMese.format(aMezzogiorno(mese))}`,
  ordini: (quanti: number, crediti: number) =>
    `${words(quanti, 'ordine', 'ordini')}, ${words(crediti, 'credito', 'crediti')}`,
  unAnnoFa: (euro: string) => `negli stessi giorni di un anno fa ${euro}`,
  vendite: 'Vendite',
  daIncassare: 'Da incassare',
  bonifici: 'Bonifici',
  bonificiAttesi: (quanti: number, giorni: number) =>
    quanti === 0
      ? 'Nessun bonifico atteso'
      : quanti === 1
        ? `1 bonifico, ${da(giorni)}`
        : `${formatIntero(quanti)} bonifici, uno ${da(giorni)}`,
  studiAttivi: 'Studi attivi',
  vaiStudi: 'Studi',
  nuoviBloccati: (nuovi: number, bloccati: number) =>
    [
      nuovi === 1 ? '1 nuovo' : `${formatIntero(nuovi)} nuovi`,
      bloccati === 1 ? '1 bloccato' : `${formatIntero(bloccati)} bloccati`,
    ].join(', '),
  presso: 'Crediti presso gli studi',
  movimenti: 'Movimenti',
  scadono: (quanti: number, giorno: string) =>
    quanti === 1
      ? `1 scade il ${formatData(giorno)}`
      : `${formatIntero(quanti)} scadono il ${formatData(giorno)}`,
  nonScadono: 'Nessuno ha una scadenza',

  perMese: 'Crediti per mese',
  mese: 'Mese',
  /** The name of a month; the year with the first, and with January. */
  nomeColonna: (mese: string, isPrima: boolean) => {
    const nome = breve.format(aMezzogiorno(mese));
    return isPrima || mese.slice(5, 7) === '01' ? `${nome} ${mese.slice(0, 4)}` : nome;
  },
  inCorso: (mese: string, oggi: string) =>
    `${breve.format(aMezzogiorno(mese))}, al ${Number(oggi.slice(8, 10))}`,
  dodici: '12 mesi',
  venduti: 'Venduti',
  consumati: 'Consumati',
  vendutoEuro: 'Venduto (€)',
  csv: 'CSV',
  fileCsv: (oggi: string) => `crediti-per-mese-${oggi}.csv`,
  nessunMese: 'Negli ultimi dodici mesi non si è venduto né consumato nulla.',
  parole: (mese: string, venduti: number, consumati: number) =>
    `${mese}: ${formatIntero(venduti)} venduti, ${formatIntero(consumati)} consumati`,

  applicazioni: 'Applicazioni',

  anteprima: 'Proposte di ricarica',
  anteprimaTesto: (quante: number) =>
    `${quante === 1 ? 'Parte una e-mail' : `Partono ${formatIntero(quante)} e-mail`}, come ${quante === 1 ? 'si legge' : 'si leggono'} qui. A chi la riceve non se ne manda un’altra per ${GIORNI_PROPOSTA} giorni.`,
  nessunaProposta: 'Nessuno studio aspetta una proposta: sono già partite, o nessuno finisce i crediti.',
  prime: (quante: number, totale: number) =>
    `Le prime ${formatIntero(quante)} di ${formatIntero(totale)}: le altre si preparano dopo queste.`,
  includi: (studio: string) => `Manda a ${studio}`,
  senzaIndirizzo: 'Nessun indirizzo: lo studio non ha una e-mail né un amministratore.',
  a: (indirizzo: string) => `A ${indirizzo}`,
  manda: (quante: number) => (quante === 1 ? 'Manda 1 e-mail' : `Manda ${formatIntero(quante)} e-mail`),
  annulla: 'Annulla',
  mandate: (quante: number) =>
    quante === 1
      ? '1 proposta di ricarica è in partenza.'
      : `${formatIntero(quante)} proposte di ricarica sono in partenza.`,
  nonMandate: (quante: number) =>
    quante === 1
      ? 'A 1 studio non è partita: gli era già stata mandata, o non finisce più i crediti.'
      : `A ${formatIntero(quante)} studi non è partita: era già stata mandata, o non finiscono più i crediti.`,

  elencoTitolo: 'Crediti degli studi',
  gestore: 'Gestore',
  finisconoEntro: 'Finiscono entro il',
  senzaUsoFiltro: 'Non ne usano',
  propostaIl: 'Proposta il',
  senzaData: 'senza uso',
  quanti: (totale: number) => words(totale, 'studio', 'studi'),
  nessuno: 'Nessuno studio',
  nessunoTesto: `Qui compaiono gli studi con i crediti che hanno, quanti ne usano in media e quando finiscono; la home avvisa ${GIORNI_RICARICA} giorni prima.`,
  nessunoConFiltri: 'Nessuno studio con questi filtri',
} as const;

function formatDataIso(iso: string): string {
  const [giorno = '', mese = '', anno = ''] = formatGiorno(iso).split('/');
  return `${anno}-${mese}-${giorno}`;
}
function da(giorni: number): string {
  return giorni === 0 ? 'da oggi' : `da ${words(giorni, 'giorno', 'giorni')}`;
}
