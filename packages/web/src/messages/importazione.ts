import { testiImportazione } from '@quadra/contract';
import { formatIntero } from '../ui/formato.ts';

const righe = (quante: number) => (quante === 1 ? '1 riga' : `${formatIntero(quante)} righe`);
const conta = (quante: number, una: string, molte: string) =>
  `${formatIntero(quante)} ${quante === 1 ? una : molte}`;

/** Words of the guided import of clients. */
export const messaggiImportazione = {
  importa: 'Importa',
  titolo: 'Importa clienti',
  passi: ['File', 'Colonne', 'Anteprima e conferma'],
  passo: (numero: number, nome: string) => `Passo ${numero}: ${nome}`,
  scegli: 'Scegli il file',
  trascina: 'oppure trascinarlo qui. CSV, CSV in un archivio ZIP o Excel (.xlsx); 5 MB.',
  spiega:
    'La prima riga contiene i nomi delle colonne. Serve il codice fiscale; cognome e nome possono stare in una colonna sola. Date come 31/12/1980 o 31 dicembre 1980. Non si scrive niente prima della conferma.',
  letto: (nome: string, quante: number) => `${nome}: ${righe(quante)}.`,
  comeLetto: (codifica: string, separatore: string) =>
    `Testo ${codifica}, colonne separate da ${separatore}.`,
  separatori: { ';': 'punto e virgola', ',': 'virgola', '\t': 'tabulazione', '|': 'barra' } as Readonly<
    Record<string, string>
  >,
  altroFile: 'Altro file',
  colonna: 'Colonna del file',
  esempi: 'Esempi',
  campo: 'Campo della scheda',
  campoDi: (colonna: string) => `Campo della colonna ${colonna}`,
  senzaNome: (numero: number) => `Colonna ${numero}`,
  nonImportare: 'Non importare',
  campi: {
    Denominazione: 'Cognome e nome o ragione sociale',
    'DomicilioFiscale.Comune': 'Comune (domicilio fiscale)',
    'DomicilioFiscale.Provincia': 'Provincia (domicilio fiscale)',
    'DomicilioFiscale.CAP': 'CAP (domicilio fiscale)',
    'DomicilioFiscale.Via': 'Via (domicilio fiscale)',
    'DomicilioFiscale.Civico': 'Civico (domicilio fiscale)',
    Tipo: 'Tipo (PF o SD)',
  } as Readonly<Record<string, string>>,
  presenti: 'Clienti già presenti',
  scarta: 'Lasciali come sono',
  aggiorna: 'Completali con il file',
  indietro: 'Indietro',
  avanti: 'Avanti',
  manca: 'Indicare quale colonna contiene il codice fiscale.',
  ripetuto: (campo: string) => `«${campo}» è assegnato a più colonne.`,
  anteprima: (mostrate: number, totale: number) =>
    mostrate < totale ? `Prime ${formatIntero(mostrate)} righe di ${formatIntero(totale)}` : righe(totale),
  esiti: (nuove: number, aggiornate: number, scartate: number) =>
    [
      conta(nuove, 'nuovo cliente', 'nuovi clienti'),
      ...(aggiornate > 0 ? [`${formatIntero(aggiornate)} da completare`] : []),
      ...(scartate > 0 ? [`${formatIntero(scartate)} da scartare`] : []),
    ].join(', '),
  riga: 'Riga',
  esito: 'Esito',
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  comune: 'Comune',
  motivo: 'Motivo',
  stati: { nuova: 'Nuovo', aggiornata: 'Da completare', scartata: 'Scartata' },
  conferma: (quante: number) => `Importa ${righe(quante)}`,
  inCorso: 'Importazione in corso',
  inCorsoTesto: 'Si può lasciare la pagina: l’importazione continua, e si segue dal pannello Lavori.',
  fatte: (fatte: number, totale: number) => `${formatIntero(fatte)} di ${righe(totale)}`,
  finita: 'Importazione finita',
  annullata: 'Importazione annullata',
  nonRiuscita: testiImportazione.NON_RIUSCITA,
  importati: (quanti: number) => conta(quanti, 'cliente importato', 'clienti importati'),
  scartate: (quante: number) => conta(quante, 'riga scartata', 'righe scartate'),
  resoconto: 'Scarica il resoconto',
  vaiElenco: 'Vai all’anagrafica',
  altraImportazione: 'Nuova importazione',
} as const;
