import type { Cifratura } from '../../cifratura.ts';
import type { Segreto } from './port.ts';

/** The words of a mail with what they carry. */
export interface Contenuto {
  readonly testo: string;
  readonly html: string | null;
}

/** A row of the outbox, as far as its words go. */
interface Riga extends Contenuto {
  readonly id: string;
  readonly busta: Buffer | null;
}

const alPostoDi: Record<Segreto['genere'], string> = {
  collegamento: '[collegamento riservato]',
  codice: '[codice riservato]',
};

const nameContesto = (id: string) => `posta:${id}`;

/** The same words without what they carry. */
export const hideSegreto = (testo: string, { genere, parola }: Pick<Segreto, 'genere' | 'parola'>): string =>
  testo.replaceAll(parola, alPostoDi[genere]);

/** The words of a mail, sealed: they open in that row alone. */
export const sealBusta = (
  cifratura: Pick<Cifratura, 'seal'>,
  id: string,
  { testo, html }: Contenuto,
): Buffer => cifratura.seal(JSON.stringify({ testo, html }), nameContesto(id));

/** The words of a mail as its recipient reads them. */
export function openBusta(cifratura: Pick<Cifratura, 'open'>, { id, busta, testo, html }: Riga): Contenuto {
  return busta === null ? { testo, html } : JSON.parse(cifratura.open(busta, nameContesto(id)));
}
