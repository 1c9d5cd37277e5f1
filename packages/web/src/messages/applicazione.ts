import { formatIntero } from '../formato/formato.ts';

/** Labels by path of the field: the error summary reads them here too. */
const etichetteApplicazione: Readonly<Record<string, string>> = {
  codice: 'Codice',
  nome: 'Nome',
  tipo: 'Tipo',
  anno: 'Anno',
  numero: 'Numero',
  'indirizzi.studio': 'Studio',
  'indirizzi.privato': 'Privato',
  'indirizzi.azienda': 'Azienda',
  paginaIniziale: 'Pagina iniziale',
  ritorni: 'Indirizzo di ritorno',
  ritorniUscita: 'Indirizzo dopo l’uscita',
  indirizzoUscita: 'Avviso di uscita',
  attiva: 'Attiva',
};

/** Words of the applications of the suite. */
export const messaggiApplicazione = {
  titolo: 'Applicazioni',
  una: 'Applicazione',
  quante: (totale: number) => (totale === 1 ? '1 applicazione' : `${formatIntero(totale)} applicazioni`),
  nuova: 'Nuova applicazione',
  nessuna: 'Nessuna applicazione',
  nessunaTesto:
    'Le applicazioni della suite si aprono con l’accesso di Quadra. Servono il codice, il nome e gli indirizzi di ritorno.',
  nessunaConFiltri: 'Nessuna applicazione con questi filtri',
  tipi: {
    manager: 'Gestionale',
    dichiarazioni: 'Dichiarazioni',
    lms: 'Formazione',
    common: 'Programmi comuni',
  },
  stato: 'Stato',
  attiva: 'Attiva',
  spenta: 'Non attiva',
  segretoColonna: 'Segreto',
  conSegreto: 'Con segreto',
  senzaSegreto: 'Senza segreto',
  ritorniColonna: 'Ritorni',
  ruota: 'Ruota le chiavi',
  ruotaDomanda: 'Ruotare le chiavi della suite?',
  ruotaTesto:
    'Le chiavi nuove si pubblicano ora e firmano tra dieci minuti; quelle che sostituiscono restano pubblicate il tempo di verificare gli accessi già firmati. Nessuno deve rientrare.',
  ruotate: 'Chiavi della suite ruotate.',
  solaLettura: 'Sola lettura',
  salvata: 'Applicazione salvata.',
  nonSalvata: (quanti: number) =>
    quanti === 1
      ? 'Applicazione non salvata: 1 campo da correggere'
      : `Applicazione non salvata: ${formatIntero(quanti)} campi da correggere`,
  dati: 'Dati',
  datiTesto:
    'Il codice è anche il nome con cui l’applicazione si presenta: dopo il primo salvataggio non cambia.',
  codiceNota: 'minuscole, cifre e trattini',
  numeroNota: 'aree di formazione',
  partenza: 'Indirizzi di apertura',
  partenzaTesto: 'Dove si apre l’applicazione per ogni profilo. Senza indirizzo non compare a quel profilo.',
  profilo: 'Profilo',
  indirizzo: (anno: string) => (anno === '' ? 'Indirizzo' : `Indirizzo per il ${anno}`),
  paginaNota: 'si aggiunge all’indirizzo, comincia con /',
  accesso: 'Accesso unico',
  accessoTesto: 'Indirizzi completi ed esatti, uno per riga, senza caratteri jolly.',
  ritorni: 'Indirizzi di ritorno dopo l’accesso',
  ritorniUscita: 'Indirizzi dopo l’uscita',
  nessunIndirizzo: 'Nessun indirizzo.',
  aggiungi: 'Aggiungi indirizzo',
  togli: (quale: string) => `Togli ${quale}`,
  uscitaNota: 'indirizzo avvisato dal server quando la sessione finisce',
  segreto: 'Segreto',
  segretoTesto:
    'La parola che il server dell’applicazione usa con Quadra. Si vede una volta sola, appena fatta.',
  nuovoSegreto: 'Genera un segreto',
  rigeneraSegreto: 'Rigenera il segreto',
  rigeneraDomanda: 'Rigenerare il segreto?',
  rigeneraTesto:
    'Il segreto di ora smette subito di valere: l’applicazione non accede finché non riceve il nuovo.',
  togliSegreto: 'Togli il segreto',
  togliDomanda: 'Togliere il segreto?',
  togliTesto:
    'L’applicazione accede senza segreto, con la sola verifica PKCE. Il segreto di ora smette subito di valere.',
  segretoTolto: 'Segreto tolto.',
  segretoMostrato: 'Segreto da conservare',
  segretoUnaVolta: 'Copiarlo ora: non si potrà rivedere.',
  copia: 'Copia',
  copiato: 'Segreto copiato.',
  conservato: 'L’ho conservato',
} as const;

/** The name of a field; of an address of a list, with its place. */
export function nameCampo(percorso: string): string {
  const [elenco = '', posto] = percorso.split('.');
  const nome = etichetteApplicazione[percorso] ?? etichetteApplicazione[elenco] ?? percorso;
  return posto !== undefined && /^\d+$/.test(posto) ? `${nome} ${Number(posto) + 1}` : nome;
}
