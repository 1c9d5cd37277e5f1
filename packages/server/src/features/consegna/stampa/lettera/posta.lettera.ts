import { testiLettera } from '@quadra/contract';
import type { LetteraDiModello } from '../../../base/posta/posta.public.ts';

/** The mail that goes with a letter; the template of the studio has its words, where it wrote them. */
export const writePostaLettera = (dati: {
  readonly cliente: string;
  readonly studio: string;
  readonly anno: number;
}): LetteraDiModello => ({
  codice: 'lettera',
  oggetto: testiLettera.oggetto(dati.studio, dati.anno),
  frasi: [testiLettera.allegata(dati.cliente, dati.studio, dati.anno)],
});
