import { type ModelloPosta, testiLettera, testiPostaCu } from '@quadra/contract';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

const INDIRIZZO = 'https://quadra.example/collegamento';
const UNA_VOLTA = 'Il collegamento si usa una volta sola, entro un’ora.';
const ANNO_CU = 2025;
type Esempio = Omit<LetteraDiModello, 'codice'>;

const makeReset = (quale: string): Esempio => ({
  oggetto: 'Quadra: accesso da reimpostare',
  frasi: [
    `Un amministratore ha reimpostato questo accesso ${quale}: le sessioni aperte sono terminate.`,
    'Scegliere una nuova password con il collegamento.',
  ],
  pulsante: { testo: 'Scegli la password', indirizzo: INDIRIZZO },
  note: [UNA_VOLTA],
});

/** What a mail of each template says when it leaves, to see it before: the words of the house with made up values. */
export const esempi: Readonly<Record<ModelloPosta, (studio: string, cliente: string) => Esempio>> = {
  'conferma-registrazione': () => ({
    oggetto: 'Quadra: conferma della registrazione',
    frasi: [
      'La registrazione a Quadra è stata ricevuta.',
      'Per completarla confermare questo indirizzo e scegliere la password.',
    ],
    pulsante: { testo: 'Completa la registrazione', indirizzo: INDIRIZZO },
    note: ['Il collegamento si usa una volta sola, entro 48 ore.'],
  }),
  'eliminazione-utente': (studio) => ({
    oggetto: 'Quadra: accesso eliminato',
    frasi: [`L’accesso a Quadra di questo indirizzo per ${studio} è stato eliminato.`],
    note: ['I collegamenti ricevuti in precedenza non sono più validi.'],
  }),
  'invio-credenziali': (studio) => ({
    oggetto: 'Quadra: invito ad accedere',
    frasi: [
      `${studio} ha creato un accesso a Quadra per questo indirizzo.`,
      'Ruolo: Utente studio.',
      'Per attivarlo aprire il collegamento e seguire le indicazioni.',
    ],
    pulsante: { testo: 'Attiva l’accesso', indirizzo: INDIRIZZO },
    note: ['Il collegamento si usa una volta sola, entro 48 ore.'],
  }),
  'nuove-credenziali-studio': () => makeReset('dello studio'),
  'nuove-credenziali-gestore': () => makeReset('del gestore'),
  'nuove-credenziali-privato': () => makeReset('personale'),
  notifica: (studio) => ({
    oggetto: 'Quadra: crediti sotto la soglia',
    frasi: [`A ${studio} restano 8 crediti: la soglia impostata è 10.`],
    pulsante: { testo: 'Vai ai pacchetti', indirizzo: INDIRIZZO },
  }),
  archiviazione: (studio, cliente) => ({
    oggetto: `${studio}: documenti archiviati`,
    frasi: [`I documenti di ${cliente} sono stati archiviati da ${studio}.`],
  }),
  'acquisto-pacchetto': (studio) => ({
    oggetto: 'Quadra: acquisto completato',
    frasi: [
      `${studio} ha acquistato Avvio: 50 crediti per 109,80 €, IVA compresa.`,
      'I crediti disponibili ora sono 58.',
    ],
    pulsante: { testo: 'Vai ai movimenti', indirizzo: INDIRIZZO },
    valori: { Pacchetto: 'Avvio', Crediti: '50 crediti', Importo: '109,80 €', Residui: '58' },
  }),
  f24: (studio, cliente) => ({
    oggetto: `${studio}: F24 da pagare`,
    frasi: [`In allegato il modello F24 di ${cliente}, preparato da ${studio}.`],
  }),
  cu: (studio, cliente) => ({
    oggetto: testiPostaCu.oggetto(studio, ANNO_CU),
    frasi: [testiPostaCu.allegata(cliente, studio, ANNO_CU)],
  }),
  lettera: (studio, cliente) => ({
    oggetto: testiLettera.oggetto(studio, ANNO_CU),
    frasi: [testiLettera.allegata(cliente, studio, ANNO_CU)],
  }),
  'richiesta-informazioni': (studio, cliente) => ({
    oggetto: `${studio}: richiesta di informazioni`,
    frasi: [
      `${studio} chiede di far avere questi documenti o informazioni:`,
      '– Certificazione unica',
      '– Spese mediche',
      'Entro il 30/04/2027.',
    ],
    note: [`Per ogni chiarimento rivolgersi a ${studio}.`],
    valori: {
      Nome: cliente,
      Documenti: '– Certificazione unica\n– Spese mediche',
      Scadenza: 'Entro il 30/04/2027.',
    },
  }),
};
