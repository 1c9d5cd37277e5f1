import {
  arrotonda,
  type Concetto,
  codice,
  dato,
  meno,
  minore,
  type Nodo,
  per,
  saldo,
  se,
  somma,
  uguale,
} from '../engine/index.ts';
import { quotaPerdite } from '../parametri/imprese.ts';
import { tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const ART_84 = tuir('art. 84');
const nome = (eta: number, ultima: number) =>
  eta === 1 ? 'un anno prima' : eta === ultima ? `${eta} o più anni prima` : `${eta} anni prima`;

/** What is used of the losses, from the oldest, and what is left of each. */
interface Anno {
  readonly disponibile: ReturnType<typeof importo>;
  readonly usata: Concetto;
  readonly residua: Concetto;
}
const makeAnni = (radice: string, titolo: string, quanti: number) => {
  const eta = Array.from({ length: quanti }, (_, posto) => quanti - posto);
  return eta.map((anni) => ({
    anni,
    dato: importo(`${radice}.anni${anni}`, `${titolo}, ${nome(anni, quanti)}`),
  }));
};
const spread = (radice: string, anni: ReturnType<typeof makeAnni>, usate: Nodo): readonly Anno[] =>
  anni.map(({ anni: eta, dato: disponibile }, posto) => {
    const prima = anni.slice(0, posto).map((anno) => anno.dato);
    const usata = conteggio(
      `${radice}.usata${eta}`,
      'Usata',
      minore(disponibile, positivo(saldo([usate], prima))),
      ART_84,
    );
    return {
      disponibile,
      usata,
      residua: conteggio(`${radice}.residua${eta}`, 'Residuo', meno(disponibile, usata), ART_84),
    };
  });

/**
 * Losses of a company: limited ones up to 80% of the income, whole ones up to all of it, in the order that is chosen (circ.
 * 25/E/2012, § 5.8). The room for them is what stands above the minimum of who is not operating.
 */
export function usePerditeSocieta(radice: string, reddito: Nodo, capienza: Nodo) {
  const id = (suo: string) => `${radice}.${suo}`;
  const limitate = makeAnni(id('limitate'), 'Perdite in misura limitata', 6);
  const piene = makeAnni(id('piene'), 'Perdite in misura piena', 3);
  const ordine = dato({ id: id('ordine'), titolo: 'Ordine', unita: 'codice', seManca: 'zero' });
  const primaPiene = uguale(ordine, codice(2));
  const tutteLimitate = somma(...limitate.map((anno) => anno.dato));
  const tuttePiene = somma(...piene.map((anno) => anno.dato));
  /** What would be used on some income. */
  const computeUsate = (base: Nodo, spazio: Nodo) => {
    const plafond = minore(tutteLimitate, arrotonda.euro(per(base, quotaPerdite)));
    const pieneDaSole = minore(tuttePiene, spazio);
    const limitateUsate = se(primaPiene, minore(plafond, meno(spazio, pieneDaSole)), minore(plafond, spazio));
    return {
      limitate: limitateUsate,
      piene: se(primaPiene, pieneDaSole, minore(tuttePiene, meno(spazio, limitateUsate))),
    };
  };
  const suRedditi = computeUsate(reddito, capienza);
  const limitateUsate = conteggio(
    id('limitateUsate'),
    'Perdite limitate scomputate',
    suRedditi.limitate,
    ART_84,
  );
  const pieneUsate = conteggio(id('pieneUsate'), 'Perdite piene scomputate', suRedditi.piene, ART_84);
  return {
    ordine,
    limitateUsate,
    pieneUsate,
    computeUsate,
    usate: conteggio(id('perditeUsate'), 'Perdite scomputate', somma(limitateUsate, pieneUsate), ART_84),
    limitate: spread(id('limitate'), limitate, limitateUsate),
    piene: spread(id('piene'), piene, pieneUsate),
    limitateResidue: conteggio(
      id('limitateResidue'),
      'Perdite limitate residue',
      meno(tutteLimitate, limitateUsate),
      ART_84,
    ),
    pieneResidue: conteggio(
      id('pieneResidue'),
      'Perdite piene residue',
      meno(tuttePiene, pieneUsate),
      ART_84,
    ),
  };
}

/** From a year to the next: each loss grows a year older, the oldest two become one. */
export const passaggiPerdite = (anni: readonly Anno[]) =>
  anni.flatMap(({ residua }, posto) => {
    const a = anni[posto === 0 ? 0 : posto - 1];
    if (!a || posto === 1) return [];
    const seconda = anni[1];
    const da: Concetto | readonly Concetto[] = posto === 0 && seconda ? [residua, seconda.residua] : residua;
    return [{ da, a: a.disponibile }];
  });
