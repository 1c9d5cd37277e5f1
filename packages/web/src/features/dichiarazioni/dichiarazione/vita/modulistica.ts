import type { Modello } from '@quadra/fisco';
import { messaggiVita as m } from '../../../../messages/vita.ts';

/** The model of the form and its instructions, where they are kept; none when nobody keeps them. */
export const listModulistica = (
  cartella: string | null,
  { anno, codice }: Pick<Modello, 'anno' | 'codice'>,
): readonly { nome: string; url: string }[] =>
  cartella === null
    ? []
    : [
        { nome: m.modelloInBianco, url: `${cartella}/${anno}/${codice}.pdf` },
        { nome: m.istruzioniModello, url: `${cartella}/${anno}/${codice}-istruzioni.pdf` },
      ];
