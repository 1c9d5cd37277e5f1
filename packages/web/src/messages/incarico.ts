import type { ProvenienzaTesto } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of what the clients sign for the studio: its texts, and its prints. */
export const messaggiIncarico = {
  titoloTesti: 'Testi degli incarichi',
  titoloDelega: 'Stampa delega',
  titoloIncarichi: 'Stampa conferimento incarichi',
  scegliStudio: 'I testi sono di uno studio.',
  testi: 'Testi',
  anno: 'Anno',
  testo: 'Testo',
  salva: 'Salva',
  anteprimaPdf: 'Anteprima PDF',
  anteprima: 'Anteprima',
  anteprimaNota: 'Per un cliente di esempio; quello che di un cliente non si sa resta da scrivere a mano.',
  segnaposti: 'Segnaposto',
  inserisci: (nome: string) => `Inserisci {${nome}}`,
  ripristina: 'Riprendi il testo iniziale',
  salvato: (versione: number) => `Testo salvato, versione ${versione}.`,
  provenienza: (quale: ProvenienzaTesto, anno: number | null, versione: number): string =>
    ({
      anno: `Versione ${versione}`,
      'anno precedente': `Dal ${anno}`,
      impostazioni: 'Dalle impostazioni',
      predefinito: 'Iniziale',
    })[quale],
  provenienzaLunga: (quale: ProvenienzaTesto, anno: number, di: number | null): string =>
    ({
      anno: `Le nuove stampe del ${anno} hanno questo testo; quelle già fatte tengono il loro.`,
      'anno precedente': `Per il ${anno} non c’è un testo: si stampa quello del ${di}.`,
      impostazioni: `Per il ${anno} non c’è un testo: si stampa quello delle Impostazioni dello studio.`,
      predefinito: `Per il ${anno} non c’è un testo dello studio: si stampa quello iniziale.`,
    })[quale],
  versioni: 'Versioni',
  nessunaVersione: 'Nessuna versione scritta per questo anno.',
  versione: (versione: number, giorno: string, autore: string | null) =>
    `Versione ${versione}, ${giorno}${autore === null ? '' : `, ${autore}`}`,
  riprendi: 'Riprendi',
  riprendiVersione: (versione: number) => `Riprendi la versione ${versione}`,
  soloLettura: 'I testi li scrive l’amministratore dello studio.',
  esempio: {
    cliente: 'Rossi Mario',
    codicefiscale: 'RSSMRA80A01F257X',
    nascita: 'Modena (MO), 01/01/1980',
    domicilio: 'Via Emilia 1, 41121 Modena (MO)',
    documento: 'Carta d’identità CA00000AA',
    intermediario: 'Studio Verdi',
    codiceintermediario: '01234567890',
  },
  quanti: (totale: number) => (totale === 1 ? '1 cliente' : `${formatIntero(totale)} clienti`),
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  comune: 'Comune',
  email: 'E-mail',
  studio: 'Studio',
  stampa: 'Stampa',
  stampaTitolo: (quanti: number) =>
    `Stampa per ${quanti === 1 ? '1 cliente' : `${formatIntero(quanti)} clienti`}`,
  cosa: 'Che cosa',
  intermediario: 'Intermediario',
  predefinito: 'Quello predefinito dello studio',
  firma: 'Firma',
  firmaNonPronta: 'La firma elettronica si può scegliere quando lo studio ha il suo servizio di firma.',
  resta: 'Ogni stampa resta fra i documenti del cliente, con il testo di oggi.',
  dopo: {
    Autografa: 'Si stampa e si firma a mano: la scansione si carica poi nel Documentale.',
    Elettronica:
      'Di un cliente si apre la busta, con l’e-mail e il cellulare di chi firma; di più, si mandano dal Documentale.',
  },
  stampata:
    'Stampata e conservata fra i documenti del cliente: firmata, la scansione si carica nel Documentale.',
  avviata: (quanti: number) =>
    `Stampa per ${formatIntero(quanti)} clienti avviata: il file si scarica dai lavori.`,
  troppi: (massimo: number) => `Al massimo ${formatIntero(massimo)} clienti per volta.`,
  vaiAiTesti: 'Testi',
  nessuno: 'Nessun cliente',
  nessunoTesto: 'Qui si scelgono i clienti per cui stampare: si inseriscono in Anagrafica.',
  nessunoConFiltri: 'Nessun cliente con questi filtri',
  nomeFile: (tipo: string, anno: number) => `${tipo.toLowerCase().replaceAll(' ', '-')}-${anno}.pdf`,
} as const;
