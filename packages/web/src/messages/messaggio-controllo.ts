import type { livelliValidazione } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

type Livello = (typeof livelliValidazione)[number];

/** Words of the messages of the checks of the declarations. */
export const messaggiControllo = {
  titolo: 'Messaggi dei controlli',
  anno: 'Anno',
  tipo: 'Tipo di dichiarazione',
  cerca: 'Cerca nei messaggi',
  elenco: 'Messaggi',
  quanti: (quanti: number, cambiati: number) =>
    `${quanti === 1 ? '1 controllo' : `${formatIntero(quanti)} controlli`}, ${cambiati === 1 ? '1 cambiato' : `${formatIntero(cambiati)} cambiati`}`,
  nessuno: 'Nessun messaggio con queste parole.',
  senzaControlli: 'Questo modello non ha controlli nell’anno.',
  cambiato: 'cambiato',
  spento: 'disattivato',
  livelli: { error: 'Bloccante', warning: 'Avviso', info: 'Informazione' } satisfies Record<Livello, string>,
  delModello: 'Testo del modello',
  fonte: (fonte: string) => `Fonte: ${fonte}`,
  testo: 'Testo',
  testoNota: 'vuoto: il testo del modello',
  segnaposti: 'Segnaposto',
  inserisci: (nome: string) => `Inserisci {${nome}}`,
  livello: 'Livello',
  livelloModello: (livello: string) => `Come il modello: ${livello}`,
  attivo: 'Messaggio attivo',
  fermo: 'Un controllo bloccante resta tale e non si disattiva: se ne può cambiare il testo.',
  vale: 'Vale subito in tutte le dichiarazioni dell’anno, di tutti gli studi. I calcoli non cambiano.',
  comeSiLegge: 'Come si legge nella dichiarazione',
  salva: 'Salva',
  salvato: 'Messaggio salvato.',
  ripristina: 'Torna al modello',
  ripristinaDomanda: 'Tornare al messaggio del modello?',
  ripristinaTesto: 'Testo, livello e stato scritti qui si perdono.',
  ripristinato: 'Messaggio del modello di nuovo in uso.',
} as const;
