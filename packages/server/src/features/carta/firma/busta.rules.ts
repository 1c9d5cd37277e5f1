import type { StatoBusta } from '@quadra/contract';

/** What the signing service, or the studio, says of an envelope. */
export type EventoBusta = 'firmata' | 'annullata' | 'scaduta';

/** From one state alone anything can happen: what is signed, cancelled or over stays so, whatever is told later. */
const passaggi: Readonly<Record<StatoBusta, Partial<Record<EventoBusta, StatoBusta>>>> = {
  Inviato: { firmata: 'Firmato', annullata: 'Annullato', scaduta: 'Scaduto' },
  Firmato: {},
  Annullato: {},
  Scaduto: {},
};
/** The state after an event; undefined where nothing changes. */
export const findPassaggio = (stato: StatoBusta, evento: EventoBusta): StatoBusta | undefined =>
  passaggi[stato][evento];

/** The events of the service, by the names it gives them. */
const eventi: Readonly<Record<string, EventoBusta>> = {
  'signature_request.done': 'firmata',
  'signature_request.canceled': 'annullata',
  'signature_request.declined': 'annullata',
  'signature_request.expired': 'scaduta',
};
export const findEvento = (nome: string): EventoBusta | undefined =>
  Object.hasOwn(eventi, nome) ? eventi[nome] : undefined;
