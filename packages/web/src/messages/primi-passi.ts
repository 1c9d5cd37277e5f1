import type { NomePasso } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const NUMERI = ['', 'un passo', 'due passi', 'tre passi', 'quattro passi', 'cinque passi'];
const persone = (quante: number) => (quante === 1 ? '1 collega' : `${formatIntero(quante)} colleghi`);

type Passo = {
  nome: string;
  da: string;
  /** What is not there yet, by name. */
  come: readonly string[];
  minuti: number;
  verbo: string;
  rivedi: string;
  testo: string;
};

/** Words of the first hour of a studio. */
export const messaggiPrimiPassi = {
  titolo: 'Primi passi',
  parole: 'inizio prima ora cominciare',
  dove: 'Home',
  cheCosaDa: 'Che cosa dà',
  comeSara: 'Come sarà',
  minuti: 'Minuti',
  stato: 'Stato',
  azione: 'Azione',
  completo: 'Completo',
  daFare: 'Da fare',
  campi: (fatti: number, totale: number) => `${fatti} di ${totale} campi`,
  quanti: {
    studio: () => '',
    clienti: (quanti: number) => (quanti === 1 ? '1 cliente' : `${formatIntero(quanti)} clienti`),
    colleghi: persone,
    dichiarazione: (quante: number) =>
      quante === 1 ? '1 dichiarazione' : `${formatIntero(quante)} dichiarazioni`,
    firma: (quante: number) =>
      quante === 1 ? '1 delega o busta' : `${formatIntero(quante)} deleghe e buste`,
  } satisfies Record<NomePasso, (quanti: number) => string>,
  frase: (restano: number, minuti: number) =>
    `${restano === 1 ? 'Resta' : 'Restano'} ${NUMERI[restano]}, circa ${minuti} minuti.`,
  nascondi: 'Nascondi i passi',
  mostra: 'Mostra i passi',
  sospendi: 'Sospendi',
  quandoSiVuole: 'Si può smettere quando si vuole: ogni passo resta dov’è.',
  nascostiTesto: 'Nascosti, si riaprono dalla Home con Ctrl K «primi passi».',
  nonCaricati: 'Primi passi non caricati.',
  riprova: 'Riprova',
  mancano: (che: readonly string[]) => `Mancano: ${che.join(', ')}.`,
  prima: (nome: string) => `Prima serve il passo «${nome}».`,
  passi: {
    studio: {
      nome: 'Dati dello studio',
      da: 'Intestano stampe, lettere e F24',
      come: ['partita IVA', 'indirizzo', 'recapiti'],
      minuti: 4,
      verbo: 'Completa i dati',
      rivedi: 'Rivedi',
      testo: 'Con questi dati si stampano le lettere, le deleghe e i modelli F24.',
    },
    clienti: {
      nome: 'Importare i clienti',
      da: 'Le anagrafiche, da cui nasce tutto il resto',
      come: ['le righe del Suo file'],
      minuti: 10,
      verbo: 'Importa i clienti',
      rivedi: 'Vedi',
      testo: '',
    },
    colleghi: {
      nome: 'Invitare i colleghi',
      da: 'Ognuno vede i suoi gruppi, e si sa chi fa che cosa',
      come: ['nome', 'e-mail', 'ruolo', 'gruppi'],
      minuti: 5,
      verbo: 'Invita un collega',
      rivedi: 'Vedi',
      testo:
        'Il collega riceve un’e-mail, sceglie la password e vede i clienti dei suoi gruppi. Chi lavora da solo può nascondere i passi.',
    },
    dichiarazione: {
      nome: 'Prima dichiarazione',
      da: 'Si prova il calcolo: i crediti servono solo alla stampa definitiva',
      come: ['cliente', 'quadri', 'saldo'],
      minuti: 12,
      verbo: 'Crea una dichiarazione',
      rivedi: 'Vedi',
      testo:
        'Si sceglie un cliente e un modello: il calcolo si fa mentre si scrive, e ogni numero si spiega.',
    },
    firma: {
      nome: 'Delega e firma',
      da: 'Precompilata, cassetto fiscale, firma dal telefono',
      come: ['cliente', 'delega fino al', 'firma'],
      minuti: 8,
      verbo: 'Prepara una delega',
      rivedi: 'Vedi',
      testo: 'La delega nasce dai dati del cliente, si firma e prende il suo numero nel registro.',
    },
  } satisfies Record<NomePasso, Passo>,
  modi: [
    { modo: 'file', nome: 'Da un file', testo: 'CSV o Excel, anche con altre colonne' },
    { modo: 'programma', nome: 'Dal programma di prima', testo: 'l’elenco che esporta, in CSV o Excel' },
    { modo: 'uno', nome: 'Uno alla volta', testo: 'basta il codice fiscale' },
  ],
  comeImportare: 'Come portare i clienti',
  programmaTesto:
    'Dal programma di prima si esporta l’elenco dei clienti in CSV o Excel, e si importa come file: le colonne si riconoscono dai nomi. I telematici degli anni passati non si leggono.',
  usaFile: 'Scegli il file esportato',
  unoTesto: 'Si scrive il codice fiscale: comune, data e sesso si compilano da soli.',
  nuovoCliente: 'Nuovo cliente',
  nienteScritto: 'Non si scrive niente prima della conferma.',
} as const;
