import {
  type Concetto,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as crediti from './crediti.ts';
import { totaleDetrazioni } from './detrazioni.ts';
import { daRiscontrare, sempre, tuir } from './fonti.ts';
import { creditoStati } from './redditi-esteri.ts';
import { impostaLorda } from './reddito.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RN');

/** A credit used within the room that the tax leaves after the ones before it, and what is left of it. */
const makeUso = (id: string, credito: Concetto, capienza: Nodo) => {
  const usato = regola({
    id: `crediti.${id}Usato`,
    titolo: `${credito.titolo}, utilizzato`,
    unita: 'euro',
    formule: sempre(
      se(oltre(credito, zeroEuro), minore(credito, maggiore(zeroEuro, capienza)), zeroEuro),
      MODELLO,
    ),
  });
  const residuo = regola({
    id: `crediti.${id}DaRiportare`,
    titolo: `${credito.titolo}, residuo`,
    unita: 'euro',
    formule: sempre(meno(credito, usato), MODELLO),
  });
  return { usato, residuo };
};

const dopo = (base: readonly [Nodo, ...Nodo[]], ...usati: { usato: Concetto }[]): Nodo =>
  meno(...base, ...usati.map((u) => u.usato));

const lorda = [impostaLorda, totaleDetrazioni] as const;
/** RN24: credits that the tax must be able to hold; the rest goes to the next years. */
export const primaCasa = makeUso('primaCasa', crediti.primaCasa.spettante, dopo(lorda));
export const occupazione = makeUso('occupazione', crediti.occupazione.spettante, dopo(lorda, primaCasa));
export const fondiPensione = makeUso(
  'fondiPensione',
  crediti.fondiPensione.spettante,
  dopo(lorda, primaCasa, occupazione),
);
export const under36 = makeUso(
  'under36',
  crediti.under36.spettante,
  dopo(lorda, primaCasa, occupazione, fondiPensione),
);
export const negoziazione = makeUso(
  'negoziazione',
  crediti.negoziazione.spettante,
  dopo(lorda, primaCasa, occupazione, fondiPensione, under36),
);
export const creditiConResiduo = regola({
  id: 'crediti.conResiduo',
  titolo: 'Crediti d’imposta che generano residui',
  unita: 'euro',
  formule: sempre(
    somma(primaCasa.usato, occupazione.usato, fondiPensione.usato, under36.usato, negoziazione.usato),
    MODELLO,
  ),
});

export const impostaNetta = regola({
  id: 'irpef.netta',
  titolo: 'Imposta netta',
  unita: 'euro',
  frase: 'Imposta lorda di {irpef.lorda} meno detrazioni per {detrazioni.totale}.',
  formule: sempre(
    maggiore(zeroEuro, meno(impostaLorda, totaleDetrazioni, creditiConResiduo)),
    tuir('art. 11, c. 3'),
  ),
});

const sismaAltriRata = regola({
  id: 'crediti.sismaAltri',
  titolo: 'Altri immobili in Abruzzo',
  unita: 'euro',
  formule: sempre(crediti.sismaAltriRata, MODELLO),
});
export const estero = regola({
  id: 'crediti.esteroSpettante',
  titolo: 'Credito per redditi prodotti all’estero',
  unita: 'euro',
  formule: sempre(creditoStati, tuir('art. 165')),
});
/** From RN27 to RN30: each within what is left of the net tax. */
export const sismaAltri = makeUso('sismaAltri', sismaAltriRata, dopo([impostaNetta]));
export const sisma = makeUso('sisma', crediti.sisma, dopo([impostaNetta], sismaAltri));
export const redditiEsteri = makeUso('estero', estero, dopo([impostaNetta], sismaAltri, sisma));
export const cultura = makeUso(
  'cultura',
  crediti.cultura,
  dopo([impostaNetta], sismaAltri, sisma, redditiEsteri),
);
export const scuola = makeUso(
  'scuola',
  crediti.scuola,
  dopo([impostaNetta], sismaAltri, sisma, redditiEsteri, cultura),
);
export const videosorveglianza = makeUso(
  'videosorveglianza',
  crediti.videosorveglianza.spettante,
  dopo([impostaNetta], sismaAltri, sisma, redditiEsteri, cultura, scuola),
);
/** All that RN27, RN28, RN29 and RN30 take from the net tax. */
export const creditiSullaNetta = regola({
  id: 'crediti.sullaNetta',
  titolo: 'Crediti d’imposta sull’imposta netta',
  unita: 'euro',
  formule: sempre(
    somma(
      sismaAltri.usato,
      sisma.usato,
      redditiEsteri.usato,
      cultura.usato,
      scuola.usato,
      videosorveglianza.usato,
    ),
    MODELLO,
  ),
});
