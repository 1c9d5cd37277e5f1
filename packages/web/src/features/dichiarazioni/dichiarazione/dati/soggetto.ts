import type { Casella, DatiModello, Modello, Quadro } from '@quadra/fisco';
import type { Dichiarazione } from '../dichiarazione.api.ts';

/** The form without what is asked of others: of a company no surname, of a person no company name. What is written there stays. */
export function hideAltrui(modello: Modello, soggetto: 'PF' | 'SD', righi: DatiModello): Modello {
  const isAltrui = (casella: Casella) =>
    casella.soggetto !== undefined && casella.soggetto !== soggetto && righi[casella.chiave] === undefined;
  const hide = (quadro: Quadro): Quadro => ({
    ...quadro,
    sezioni: quadro.sezioni.map((sezione) => ({
      ...sezione,
      righi: sezione.righi
        .map((rigo) => ({ ...rigo, caselle: rigo.caselle.filter((casella) => !isAltrui(casella)) }))
        .filter(({ caselle }) => caselle.length > 0),
    })),
  });
  const hasAltrui = ({ sezioni }: Quadro) =>
    sezioni.some(({ righi: suoi }) => suoi.some(({ caselle }) => caselle.some(isAltrui)));
  return { ...modello, quadri: modello.quadri.map((quadro) => (hasAltrui(quadro) ? hide(quadro) : quadro)) };
}

/** The form without the quadri whose module is off; what is written in one is still looked at. */
export const hideNonAttivi = (
  modello: Modello,
  { quadriNonAttivi, statiQuadri }: Pick<Dichiarazione, 'quadriNonAttivi' | 'statiQuadri'>,
): Modello =>
  quadriNonAttivi.length === 0
    ? modello
    : {
        ...modello,
        quadri: modello.quadri.filter(
          ({ codice }) =>
            !quadriNonAttivi.includes(codice) || (statiQuadri[codice] ?? 'assente') !== 'assente',
        ),
      };
