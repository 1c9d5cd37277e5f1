import type { StatoDocumento, TipoFirma } from '@quadra/contract';
import { DomainError } from '../../../http/domain-error.ts';

/** What happens to a document: it goes out to be signed, comes back signed or not, is signed on paper, is taken by a conservator. */
export type EventoDocumento = 'invio' | 'firma' | 'firma autografa' | 'rinuncia' | 'archiviazione';
type Stato = StatoDocumento | null;

/** From which state to which, event by event; null: kept, and nothing else. What is not here is refused. */
const passaggi: Readonly<Record<EventoDocumento, readonly (readonly [da: Stato, a: Stato])[]>> = {
  invio: [[null, 'Inviato']],
  firma: [['Inviato', 'Firmato']],
  'firma autografa': [[null, 'Firmato']],
  rinuncia: [['Inviato', null]],
  archiviazione: [
    [null, 'Archiviato'],
    ['Firmato', 'Firmato e archiviato'],
  ],
};

/** The events that sign, and how. */
export const firmaDi: Readonly<Partial<Record<EventoDocumento, TipoFirma>>> = {
  firma: 'Elettronica',
  'firma autografa': 'Autografa',
};

const ARCHIVIATI: readonly Stato[] = ['Archiviato', 'Firmato e archiviato'];
const isArchiviato = (stato: Stato): boolean => ARCHIVIATI.includes(stato);

/** The state after an event. @throws DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA, PASSAGGIO_DOCUMENTO */
export function computeStato(stato: Stato, evento: EventoDocumento): Stato {
  const passo = passaggi[evento].find(([da]) => da === stato);
  if (passo) return passo[1];
  if (isArchiviato(stato)) throw new DomainError('DOCUMENTO_ARCHIVIATO');
  throw new DomainError(stato === 'Inviato' ? 'DOCUMENTO_IN_FIRMA' : 'PASSAGGIO_DOCUMENTO');
}

/** Neither what is out to be signed, nor archived, nor frozen changes or goes away. @throws DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA, DOCUMENTO_CONGELATO */
export function requireLibero({ Stato: stato, Congelato }: { Stato: Stato; Congelato: boolean }): void {
  if (Congelato) throw new DomainError('DOCUMENTO_CONGELATO');
  if (isArchiviato(stato)) throw new DomainError('DOCUMENTO_ARCHIVIATO');
  if (stato === 'Inviato') throw new DomainError('DOCUMENTO_IN_FIRMA');
}
