import { type Modello, rigoOf, type Spiegazione } from '@quadra/fisco';
import { messaggiTicketNumero as m } from '../../../../messages/ticket-numero.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { writeSpiegazione } from '../dati/spiegazione.ts';

/** What whoever answers will see: only what is ticked. */
export type Visto = { pagina: boolean; numero: boolean; cliente: boolean; dichiarazione: boolean };
export const VISTO_INIZIALE: Visto = { pagina: true, numero: true, cliente: false, dichiarazione: false };

type Di = {
  domanda: string;
  visto: Visto;
  chiave: string;
  spiegazione: Spiegazione;
  cliente: { denominazione: string; codiceFiscale: string };
  massimo: number;
};

/** The text of the ticket: the question, then what was ticked and nothing else; the explanation is cut where the text ends. */
export function writeTicket({ domanda, visto, chiave, spiegazione, cliente, massimo }: Di): string {
  const parti = [
    domanda.trim(),
    visto.cliente ? m.cliente(cliente.denominazione, cliente.codiceFiscale) : '',
    visto.numero
      ? `${m.numeroDi(nameCasella(chiave))}\n${writeSpiegazione(spiegazione, [], m.daRiscontrare)}`
      : '',
  ];
  return parti.filter(Boolean).join('\n\n').slice(0, massimo);
}

export const nameOggetto = (chiave: string, titolo: string): string =>
  `${rigoOf(chiave)}, ${titolo}`.slice(0, 150);

const quote = (testo: string): string => `"${testo.replaceAll('"', '""')}"`;

/** The righi of the declaration as a file: casella, title, value; no name and no codice fiscale of who it is of. */
export function writeRighi(
  modello: Modello,
  chiavi: Iterable<string>,
  read: (chiave: string) => Parameters<typeof formatValore>[1],
): string {
  const righe = [...chiavi]
    .filter((chiave) => !chiave.startsWith('FR'))
    .map((chiave) => {
      const casella = modello.findCasella(chiave);
      return [nameCasella(chiave), casella?.titolo ?? '', formatValore(casella, read(chiave))];
    })
    .filter(([, , valore]) => valore !== '');
  return [
    '\uFEFF',
    [['Casella', 'Voce', 'Valore'], ...righe]
      .map((riga) => riga.map((cella) => quote(cella ?? '')).join(';'))
      .join('\r\n'),
  ].join('');
}
