import { toEuro } from '@quadra/values';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

const formatta = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
const euro = (centesimi: number): string => formatta.format(toEuro(centesimi));
const quanti = (crediti: number): string => (crediti === 1 ? '1 credito' : `${crediti} crediti`);

interface Comprato {
  readonly pacchetto: string;
  readonly crediti: number;
  readonly totale: number;
}

/** A purchase is paid and its credits are there. */
export const writeCompletato = (
  studio: string,
  { pacchetto, crediti, totale }: Comprato,
  { residui, nota, indirizzo }: { residui: number; nota?: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'acquisto-pacchetto',
  oggetto: 'Quadra: acquisto completato',
  valori: {
    Pacchetto: pacchetto,
    Crediti: quanti(crediti),
    Importo: euro(totale),
    Residui: String(residui),
  },
  frasi: [
    `${studio} ha acquistato ${pacchetto}: ${quanti(crediti)} per ${euro(totale)}, IVA compresa.`,
    `I crediti disponibili ora sono ${residui}.`,
    ...(nota === undefined ? [] : [nota]),
  ],
  pulsante: { testo: 'Vai ai movimenti', indirizzo },
});

/** A studio asks its client to pay for the print of a declaration. */
export const writeDaPagare = (
  { studio, tipo, anno, intestatario }: { studio: string; tipo: string; anno: number; intestatario: string },
  { totale, indirizzo }: { totale: number; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: una dichiarazione da pagare',
  frasi: [
    `${studio} ha pronta la dichiarazione ${tipo} ${anno} di ${intestatario}. La stampa si paga in Quadra: ${euro(totale * 100)}, IVA compresa.`,
    'Il documento si apre appena il pagamento è completato.',
  ],
  pulsante: { testo: 'Guarda e paga', indirizzo },
});

/** What a request asked is paid: the document is there. */
export const writePagata = (
  nome: string,
  { pacchetto, totale }: Comprato,
  indirizzo: string,
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: pagamento completato',
  frasi: [`${nome} ha pagato ${euro(totale)}, IVA compresa: ${pacchetto}. Il documento ora si apre.`],
  pulsante: { testo: 'Apri il documento', indirizzo },
});

/** A purchase that was under way did not succeed, or came back unpaid. */
export const writeFallito = (
  studio: string,
  { pacchetto, totale }: Comprato,
  { motivo, indirizzo }: { motivo: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: pagamento fallito',
  frasi: [`Il pagamento di ${pacchetto} per ${studio}, ${euro(totale)}, non è andato a buon fine: ${motivo}`],
  pulsante: { testo: 'Vai ai pacchetti', indirizzo },
});

/** A purchase was given back whole: why, and how its money comes. */
export const writeRimborsato = (
  studio: string,
  { pacchetto, crediti, totale, metodo }: Comprato & { readonly metodo: string },
  {
    motivo,
    isDaSe,
    hasCrediti,
    indirizzo,
  }: { motivo: string; isDaSe: boolean; hasCrediti: boolean; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: acquisto rimborsato',
  frasi: [
    hasCrediti
      ? `L’acquisto di ${pacchetto} per ${studio}, ${euro(totale)}, è rimborsato per intero.`
      : `Ciò che il circuito ha incassato da ${studio} per ${pacchetto}, senza che i crediti arrivassero, è rimborsato per intero.`,
    `Motivo: ${motivo.replace(/\.$/, '')}.`,
    ...(hasCrediti ? [`Escono ${quanti(crediti)}; la fattura è ripresa da una nota di credito.`] : []),
    isDaSe
      ? `Il denaro torna per la via con cui è stato pagato (${metodo}): i giorni dipendono dal circuito e dalla banca.`
      : 'Il denaro è restituito con un bonifico di chi ha venduto.',
  ],
  pulsante: { testo: 'Vai alle fatture', indirizzo },
});

/** Money that was taken is disputed, or goes back: who sells is told. */
export const writeRiaddebito = (
  studio: string,
  { pacchetto, totale }: Comprato,
  { che, indirizzo }: { che: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: un pagamento contestato o reso',
  frasi: [`Pagamento di ${pacchetto} da ${studio}, ${euro(totale)}, IVA compresa.`, che],
  pulsante: { testo: 'Vai ai pagamenti', indirizzo },
});

/** What was bought is disputed, or is no more: what becomes of its credits is told to who bought. */
export const writeContestato = (
  studio: string,
  { pacchetto, totale }: Comprato,
  { frase, indirizzo }: { frase: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: un acquisto contestato',
  frasi: [
    `Il pagamento di ${pacchetto} per ${studio}, ${euro(totale)}, è contestato presso la banca.`,
    frase,
  ],
  pulsante: { testo: 'Vai ai movimenti', indirizzo },
});

/** Before a purchase that is made by itself: what, how, and where it is stopped. */
export const writeAvviso = (
  studio: string,
  { pacchetto, crediti, totale, metodo }: Comprato & { readonly metodo: string },
  { soglia, indirizzo }: { soglia: number; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: acquisto automatico avviato',
  frasi: [
    `I crediti di ${studio} sono scesi sotto ${soglia}: si compra ${pacchetto}, ${quanti(crediti)} per ${euro(totale)}, IVA compresa (${metodo}).`,
    'Un altro messaggio dirà com’è andata.',
  ],
  pulsante: { testo: 'Vai alle impostazioni', indirizzo },
});

/** What was bought by itself cannot be any more. */
export const writeFermato = (
  studio: string,
  { motivo, indirizzo }: { motivo: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: acquisto automatico fermato',
  frasi: [
    `L’acquisto automatico di ${studio} si è fermato: ${motivo}`,
    'Nessun pagamento è stato avviato. Si riattiva dalle impostazioni.',
  ],
  pulsante: { testo: 'Vai alle impostazioni', indirizzo },
});

/** A transfer is awaited: where to send it, and what to write. */
export const writePrenotato = (
  studio: string,
  { pacchetto, totale }: Comprato,
  come: { iban: string; intestatario: string; causale: string; indirizzo: string; isStampa?: boolean },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: bonifico da eseguire',
  frasi: [
    `${studio} ha prenotato ${pacchetto}. ${come.isStampa ? 'Il documento si apre' : 'I crediti arrivano'} quando il bonifico è incassato.`,
    `Importo: ${euro(totale)}. Beneficiario: ${come.intestatario}. IBAN: ${come.iban}. Causale: ${come.causale}.`,
  ],
  pulsante: { testo: come.isStampa ? 'Vai al pagamento' : 'Vai ai bonifici', indirizzo: come.indirizzo },
  note: ['La causale serve a riconoscere il pagamento: va copiata com’è.'],
});
