import {
  arrotonda,
  type Dato,
  dato,
  diviso,
  numero,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { fonte, sempre } from './fonti.ts';

/** G5 and G6 of the 730: one rigo each in every modulo, with the whole credit; its part of the year is counted. */
export const abitazioni = 'sismaAbitazioni730';
export const altriImmobili = 'sismaAltriImmobili730';
const TESTO = fonte('Istruzioni 730 2023-2026', 'righi G5 e G6');
const importo = (raccolta: string, id: string, titolo: string): Dato =>
  dato({ id: `${raccolta}.${id}`, titolo, unita: 'euro', raccolta, seManca: 'zero' });

export const totaleAbitazione = importo(abitazioni, 'totale', 'Abitazione principale in Abruzzo: credito');
export const residuoAbitazione = importo(abitazioni, 'residuo', 'Abitazione in Abruzzo: residuo precedente');
const QUOTE_ABITAZIONE = 20;
/** A twentieth of each credit, and what the year before left. */
export const abitazione = regola({
  id: 'sisma730.abitazione',
  titolo: 'Abitazione principale in Abruzzo: quote dell’anno e residuo',
  unita: 'euro',
  formule: sempre(
    somma(
      sommaDi(abitazioni, arrotonda.euro(diviso(totaleAbitazione, numero(QUOTE_ABITAZIONE)))),
      sommaDi(abitazioni, residuoAbitazione),
    ),
    TESTO,
  ),
});

export const totaleAltro = importo(altriImmobili, 'totale', 'Altri immobili in Abruzzo: credito');
export const quoteAltro = dato({
  ...{ id: `${altriImmobili}.quote`, titolo: 'Altri immobili in Abruzzo: quote', unita: 'numero' },
  ...{ raccolta: altriImmobili, seManca: 'zero' },
});
/** Five or ten parts, as was chosen. */
export const altri = regola({
  id: 'sisma730.altri',
  titolo: 'Altri immobili in Abruzzo: quote dell’anno',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altriImmobili,
      se(oltre(quoteAltro, numero(0)), arrotonda.euro(diviso(totaleAltro, quoteAltro)), zeroEuro),
    ),
    TESTO,
  ),
});
