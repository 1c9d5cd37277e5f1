import type { StatoSdi } from '@quadra/contract';

/** What moves an invoice: a sending that succeeds or does not, and the notices. */
export type Evento = 'inviata' | 'non inviata' | 'RC' | 'NS' | 'MC' | 'AT' | 'DT' | 'accettata' | 'rifiutata';

const partenza = { inviata: 'Inviata', 'non inviata': 'Errore invio' } as const;
const esiti = { accettata: 'Accettata', rifiutata: 'Rifiutata', DT: 'Termini decorsi' } as const;

/** Where each event takes an invoice. What is not here changes nothing: a notice that comes late is kept, and that is all. */
const passaggi: Readonly<Record<StatoSdi, Partial<Readonly<Record<Evento, StatoSdi>>>>> = {
  'Da inviare': partenza,
  'Errore invio': partenza,
  Scartata: partenza,
  Inviata: { RC: 'Consegnata', NS: 'Scartata', MC: 'Non recapitata', AT: 'Non recapitabile', ...esiti },
  Consegnata: esiti,
  'Non recapitata': { RC: 'Consegnata', AT: 'Non recapitabile', ...esiti },
  'Termini decorsi': {},
  Accettata: {},
  Rifiutata: {},
  'Non recapitabile': {},
};

/** The state after an event; undefined where it changes nothing. */
export const findPassaggio = (stato: StatoSdi, evento: Evento): StatoSdi | undefined =>
  passaggi[stato][evento];

/** It may still leave. */
export const canInviare = (stato: StatoSdi): boolean => findPassaggio(stato, 'inviata') !== undefined;
/** Number and day may change: nobody has seen them yet. */
export const canModificare = (stato: StatoSdi): boolean => stato === 'Da inviare' || stato === 'Errore invio';

/** Days within which what was refused may leave again with its number and date (circ. AdE 13/E of 2/7/2018). */
export const GIORNI_RINVIO = 5;
