import type { F24InteroFilo, StatoF24 } from '@quadra/contract';
import type { RigoF24 } from '@quadra/fisco';
import type { CampiRiga } from './f24.table.ts';

export type AzioneF24 = F24InteroFilo['Azioni'][number];

/** What may be done to a model, from which states, and what it becomes; null: it stays as it is. */
const transizioni: Readonly<Record<AzioneF24, { da: readonly StatoF24[]; a: StatoF24 | null }>> = {
  modifica: { da: ['Da pagare'], a: null },
  elimina: { da: ['Da pagare'], a: null },
  file: { da: ['Da pagare'], a: null },
  invia: { da: ['Da pagare'], a: 'Inviato' },
  // Accepted it stays sent; refused it is to be paid again.
  ricevuta: { da: ['Inviato', 'Pagato'], a: null },
  paga: { da: ['Da pagare', 'Inviato'], a: 'Pagato' },
  annulla: { da: ['Da pagare', 'Inviato'], a: 'Annullato' },
  ripristina: { da: ['Inviato', 'Pagato', 'Annullato'], a: 'Da pagare' },
};

export const canFare = (azione: AzioneF24, stato: StatoF24): boolean =>
  transizioni[azione].da.includes(stato);
export const listAzioni = (stato: StatoF24): AzioneF24[] =>
  (Object.keys(transizioni) as AzioneF24[]).filter((azione) => canFare(azione, stato));

/** The parts of a row that have a column of their own. */
const COLONNE = ['sezione', 'codice', 'debito', 'credito', 'anno'] as const;

/** A row as fisco knows it, from its columns. */
export const toRigo = (riga: {
  readonly sezione: RigoF24['sezione'];
  readonly codice: string;
  readonly debito: number;
  readonly credito: number;
  readonly anno: string | null;
  readonly campi: CampiRiga;
}): RigoF24 => ({
  sezione: riga.sezione,
  codice: riga.codice,
  ...(riga.debito > 0 ? { debito: riga.debito } : {}),
  ...(riga.credito > 0 ? { credito: riga.credito } : {}),
  ...(riga.anno === null ? {} : { anno: riga.anno }),
  ...riga.campi,
});

/** What of a row has no column of its own. */
export const toCampi = (rigo: RigoF24): CampiRiga =>
  Object.fromEntries(
    Object.entries(rigo).filter(
      ([nome, valore]) =>
        !(COLONNE as readonly string[]).includes(nome) &&
        valore !== undefined &&
        valore !== '' &&
        valore !== false,
    ),
  );

/** The day that the amounts of a model hold until: its term or, once it is paid after it, the day it is planned for. */
export const findGiornoUltimo = ({ scadenza, data }: { scadenza: string; data: string }): string =>
  data > scadenza ? data : scadenza;

interface DaPagare {
  readonly id: string;
  readonly debito: number;
}
/**
 * How much of each row was paid, when less than the balance was: what lacks is taken from the last debts, since no law says
 * which; credits were used whole. Rows that are not named were paid whole.
 */
export function splitPagato(righe: readonly DaPagare[], saldo: number, pagato: number): Map<string, number> {
  let manca = saldo - pagato;
  const parti = new Map<string, number>();
  for (const { id, debito } of [...righe].reverse()) {
    const tolto = Math.min(debito, manca);
    if (tolto > 0) parti.set(id, debito - tolto);
    manca -= tolto;
  }
  return parti;
}
