import type { StatoPacchettoArchivio } from '@quadra/contract';
import type { Scadenza } from '@quadra/fisco';
import { DomainError } from '../../../http/domain-error.ts';

/** What happens to a package: it leaves, the conservator says something of it, the studio takes it back. */
export type EventoPacchetto = 'invio' | 'accettazione' | 'rifiuto' | 'smarrimento' | 'annullo';

/** From which state to which: what was accepted stays so, and what was taken back does not leave again. */
const passaggi: Readonly<
  Record<StatoPacchettoArchivio, Partial<Record<EventoPacchetto, StatoPacchettoArchivio>>>
> = {
  'Da inviare': { invio: 'Inviato', annullo: 'Annullato' },
  Inviato: {
    ...{ accettazione: 'Accettato', rifiuto: 'Rifiutato', smarrimento: 'Smarrito', annullo: 'Annullato' },
  },
  Rifiutato: { invio: 'Inviato', annullo: 'Annullato' },
  Smarrito: { invio: 'Inviato', annullo: 'Annullato' },
  Accettato: {},
  Annullato: {},
};

/** The state after an event. @throws PASSAGGIO_PACCHETTO */
export function computeStatoPacchetto(
  stato: StatoPacchettoArchivio,
  evento: EventoPacchetto,
): StatoPacchettoArchivio {
  const dopo = passaggi[stato][evento];
  if (!dopo) throw new DomainError('PASSAGGIO_PACCHETTO');
  return dopo;
}

const MESI = 3;
/** Three months after a day; the last of the month where it has no such day. */
function addTreMesi(giorno: string): string {
  const [anno = 0, mese = 1, suo = 1] = giorno.split('-').map(Number);
  const ultimo = new Date(Date.UTC(anno, mese - 1 + MESI + 1, 0)).getUTCDate();
  return new Date(Date.UTC(anno, mese - 1 + MESI, Math.min(suo, ultimo))).toISOString().slice(0, 10);
}

/**
 * By when the documents of a year are kept by law, from its due dates: three months after the day by which the declaration is
 * filed (D.L. 357/1994, art. 7, c. 4-ter). Null for a year whose terms are not held. None of those days is checked on an
 * official source.
 */
export function computeTermine(scadenze: readonly Pick<Scadenza, 'adempimento' | 'data'>[]): string | null {
  const presentazione = scadenze.find(({ adempimento }) => adempimento === 'Redditi PF');
  return presentazione ? addTreMesi(presentazione.data) : null;
}

type Leggi = (anno: number) => readonly Pick<Scadenza, 'adempimento' | 'data'>[];
/** How far back the terms are looked for. */
const PRIMO_ANNO = 1990;

/**
 * The term of each of some years, and whether it is over. A year before those whose terms are held has no day, and is over
 * when that of a later year is: terms follow one another.
 */
export function computeTermini(
  anni: readonly number[],
  { listScadenze, oggi }: { readonly listScadenze: Leggi; readonly oggi: string },
): ReadonlyMap<number, { termine: string | null; isInRitardo: boolean }> {
  const ultimo = Math.max(...anni, Number(oggi.slice(0, 4)));
  let ultimoScaduto = -Infinity;
  const giorni = new Map<number, string | null>();
  for (let anno = PRIMO_ANNO; anno <= ultimo; anno += 1) {
    const termine = computeTermine(listScadenze(anno));
    giorni.set(anno, termine);
    if (termine !== null && termine < oggi) ultimoScaduto = anno;
  }
  return new Map(
    anni.map((anno) => [anno, { termine: giorni.get(anno) ?? null, isInRitardo: anno <= ultimoScaduto }]),
  );
}
