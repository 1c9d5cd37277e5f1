import { testiPostaCu } from '@quadra/contract';
import type { LetteraDiModello } from '../../../base/posta/posta.public.ts';

/** The mail that goes with a certification; the template of the studio has its words, where it wrote them. */
export const writePostaCu = (dati: {
  readonly cliente: string;
  readonly studio: string;
  readonly anno: number;
}): LetteraDiModello => ({
  codice: 'cu',
  oggetto: testiPostaCu.oggetto(dati.studio, dati.anno),
  frasi: [testiPostaCu.allegata(dati.cliente, dati.studio, dati.anno)],
});
