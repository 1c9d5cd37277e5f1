import { fromWire, type Interno, type PersonalizzazioniFilo, personalizzazioni } from '@quadra/contract';

export type Personalizzazioni = Interno<PersonalizzazioniFilo>;

/**
 * The operational settings of a studio, from the text the session carries. What is not among them is dropped; a text that
 * cannot be read gives those of the start, and a line in the log.
 */
export function readPersonalizzazioni(
  testo: string | null | undefined,
  log: (messaggio: string) => void = (messaggio) => console.warn(messaggio),
): Personalizzazioni {
  try {
    return fromWire<PersonalizzazioniFilo>(personalizzazioni.parse(JSON.parse(testo ?? '{}')));
  } catch {
    log('PersonalizzazioniOperative cannot be read: defaults');
    return fromWire<PersonalizzazioniFilo>(personalizzazioni.parse({}));
  }
}
