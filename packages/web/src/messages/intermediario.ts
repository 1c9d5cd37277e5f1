import { formatIntero } from '../formato/formato.ts';

/** Labels by name of the field: the error summary reads them here too. */
export const etichetteIntermediario: Readonly<Record<string, string>> = {
  tipo: 'Tipo',
  codiceFiscale: 'Codice fiscale',
  ragioneSociale: 'Ragione sociale',
  cognome: 'Cognome',
  nome: 'Nome',
  numeroIscrizioneCAF: 'Numero iscrizione CAF',
  rappresentanteCognome: 'Cognome del rappresentante',
  rappresentanteNome: 'Nome del rappresentante',
  via: 'Via e numero',
  comune: 'Comune',
  provincia: 'Provincia',
  cap: 'CAP',
  email: 'E-mail',
  telefono: 'Telefono',
  anno: 'Anno',
};

/** Words of the intermediaries: shared, and of a studio. */
export const messaggiIntermediario = {
  titolo: 'Intermediari',
  personalizzati: 'Intermediari personalizzati',
  uno: 'Intermediario',
  quanti: (totale: number) => (totale === 1 ? '1 intermediario' : `${formatIntero(totale)} intermediari`),
  nuovo: 'Nuovo intermediario',
  nessuno: 'Nessun intermediario',
  nessunoTesto: 'Chi trasmette le dichiarazioni, con il suo rappresentante legale.',
  nessunoPersonalizzatoTesto:
    'Un intermediario dello studio si usa al posto di quello comune dello stesso tipo.',
  nessunoConFiltri: 'Nessun intermediario con questi filtri',
  salvato: 'Intermediario salvato.',
  nonSalvato: (quanti: number) =>
    quanti === 1
      ? 'Intermediario non salvato: 1 campo da correggere'
      : `Intermediario non salvato: ${formatIntero(quanti)} campi da correggere`,
  dati: 'Chi trasmette',
  datiTesto: 'Una persona, con cognome e nome, oppure una società o un CAF.',
  rappresentante: 'Rappresentante legale',
  rappresentanteTesto: 'Cognome e nome sono obbligatori.',
  sede: 'Sede e recapiti',
  uso: 'Uso',
  usoTesto: 'Un solo predefinito per tipo e anno: il nuovo prende il posto del precedente.',
  predefinito: 'Predefinito',
  facoltativo: 'facoltativo',
  cercaComune: 'Cercare per nome',
  studio: 'Studio',
  gestore: 'Gestore',
  denominazione: 'Denominazione',
  rappresentanteColonna: 'Rappresentante',
  tuttiGliAnni: 'Tutti',
  elimina: 'Elimina',
  eliminaDomanda: 'Eliminare l’intermediario?',
  eliminaTesto: 'Non si può annullare.',
  eliminato: 'Intermediario eliminato.',
  si: 'Si',
} as const;
