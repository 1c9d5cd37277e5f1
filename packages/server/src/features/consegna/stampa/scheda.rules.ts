import type { OpzioniStampa } from '@quadra/contract';
import type { Modello, Quadro } from '@quadra/fisco';
import { QUADRO_MILLE } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { Foglio, QuadroFoglio } from './foglio.ts';

/** The quadro with every casella to fill and no value. */
const emptyQuadro = ({ codice, titolo, copertura, nota, sezioni }: Quadro): QuadroFoglio => ({
  codice,
  titolo,
  copertura,
  nota: nota ?? '',
  stato: 'in bianco',
  sezioni: sezioni.map((sezione) => ({
    titolo: sezione.titolo,
    modulo: 1,
    righe: sezione.righi.flatMap((rigo) =>
      rigo.caselle.map((casella) => ({
        rigo: rigo.codice,
        colonna: casella.colonna,
        titolo: casella.titolo,
        valore: '',
        isCalcolata: false,
        isTotale: false,
        nota: '',
      })),
    ),
  })),
});

/** The print with the card of the choices as it was filled (1), blank (2), or without it (3). */
export function applyScheda(
  foglio: Foglio,
  modello: Pick<Modello, 'quadri'>,
  scheda: OpzioniStampa['scheda'],
): Foglio {
  if (scheda === 1) return foglio;
  const altri = foglio.quadri.filter(({ codice }) => codice !== QUADRO_MILLE);
  const suo = modello.quadri.find(({ codice }) => codice === QUADRO_MILLE);
  return { ...foglio, quadri: scheda === 2 && suo ? [...altri, emptyQuadro(suo)] : altri };
}
