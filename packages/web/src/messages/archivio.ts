import type { StatoPacchettoArchivio } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

const documenti = (quanti: number) => (quanti === 1 ? '1 documento' : `${formatIntero(quanti)} documenti`);
/** Words of the packages for the conservator. */
export const messaggiArchivio = {
  titolo: 'Conservazione',
  quanti: (totale: number) => (totale === 1 ? '1 pacchetto' : `${formatIntero(totale)} pacchetti`),
  daConservare: (quanti: number) => documenti(quanti),
  inRitardo: (quanti: number) => `${formatIntero(quanti)} oltre il termine`,
  manda: 'Manda al conservatore',
  numero: 'Pacchetto',
  pacchetto: (numero: number, anno: number) => `Pacchetto ${numero}/${anno}`,
  stato: 'Stato',
  documenti: 'Documenti',
  creato: 'Creato il',
  data: 'Data',
  inviato: 'Inviato il',
  esito: 'Esito il',
  chi: 'Creato da',
  motivo: 'Motivo',
  servizio: 'Conservatore',
  simulato: 'Simulato',
  vero: 'Esterno',
  studio: 'Studio',
  scelto: 'Pacchetto scelto',
  scegliere: 'Aprire un pacchetto per vederlo qui.',
  frasi: {
    'Da inviare': 'Congelati in Quadra: il pacchetto non è ancora partito.',
    Inviato: 'Congelati in Quadra: il conservatore non ha ancora risposto.',
    Accettato: 'Accettati dal conservatore: archiviati.',
    Rifiutato: 'Congelati in Quadra: il conservatore ha rifiutato il pacchetto.',
    Smarrito: 'Congelati in Quadra: il conservatore non conosce il pacchetto.',
    Annullato: 'Annullato: i documenti sono liberi.',
  } satisfies Record<StatoPacchettoArchivio, string>,
  provato: 'Conservatore di prova: nessuno conserva davvero.',
  chiediEsito: 'Chiedi l’esito',
  ancora: 'Il conservatore non ha ancora deciso.',
  invia: 'Manda di nuovo',
  mandato: 'Pacchetto mandato al conservatore.',
  scarica: 'Scarica il pacchetto',
  scaricaNota:
    'Indice e documenti, anche per un altro conservatore. L’indice segue UNI 11386 (SInCRO) e non è verificato con lo schema ufficiale.',
  annulla: 'Annulla il pacchetto',
  annullaTesto:
    'I documenti tornano liberi, come prima di essere congelati. Si può finché il conservatore non li ha accettati.',
  annullato: 'Pacchetto annullato: i documenti sono liberi.',
  mandaTesto:
    'I documenti scelti restano congelati in Quadra con la loro impronta e il pacchetto va al conservatore. Sono archiviati solo quando il conservatore li accetta: fino ad allora un amministratore può annullare, con un motivo.',
  mandaQuanti: (quanti: number) =>
    quanti === 1
      ? 'Manda 1 documento al conservatore'
      : `Manda ${formatIntero(quanti)} documenti al conservatore`,
  documentiScelti: (quanti: number) =>
    quanti === 1 ? '1 documento scelto' : `${formatIntero(quanti)} documenti scelti`,
  troppi: (massimo: number) => `Al massimo ${massimo} per pacchetto.`,
  parteDocumenti: 'Da conservare',
  partePacchetti: 'Pacchetti',
  quali: 'Quali',
  cliente: 'Cliente',
  delloStudio: 'Dello studio',
  documento: 'Documento',
  anno: 'Anno',
  tipo: 'Tipo',
  terminePer: 'Da conservare entro',
  congelato: 'Congelato in Quadra',
  inFirma: 'In una busta da firmare',
  caricato: 'Caricato',
  oltre: (giorno: string | null) =>
    giorno === null ? 'oltre il termine, giorno non noto' : `${formatData(giorno)}, oltre il termine`,
  oltreIgnoto: 'oltre il termine, giorno non noto',
  senzaTermine: 'giorno non noto',
  termineNota:
    'Qui stanno i documenti con un anno: quali si devono conservare lo decide lo studio. Il termine è il terzo mese dopo quello di presentazione della dichiarazione (D.L. 357/1994, art. 7, c. 4-ter); le date sono indicative, non riscontrate.',
  nessunDocumento: 'Nessun documento da conservare',
  nessunDocumentoTesto:
    'Qui compaiono i documenti che hanno un anno, con il giorno entro cui un conservatore dovrebbe averli. Si caricano in Documentale.',
  nessunoConFiltriDoc: 'Nessun documento con questi filtri',
  senzaCredenziali: 'Si scrivono in Credenziali: senza, nessun documento può andare al conservatore.',
  senzaCredenzialiOperatore:
    'Le scrive un amministratore dello studio: senza, nessun documento può andare al conservatore.',
  vaiCredenziali: 'Vai alle Credenziali',
  nessuno: 'Nessun pacchetto',
  nessunoTesto:
    'Qui stanno i pacchetti di documenti per il conservatore. Finché non li accetta, i documenti sono congelati in Quadra.',
  nessunoConFiltri: 'Nessun pacchetto con questi filtri',
} as const;
