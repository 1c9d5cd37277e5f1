import { arrotonda, dato, maggiore, meno, oltre, per, regola, se, zeroEuro } from '../engine/index.ts';
import { aliquotaRivalutazione } from '../parametri/finanza.ts';
import { fonte, sempre } from './fonti.ts';

/** Land, or stakes, whose value was written up in the year: one rigo each. */
const makeRivalutazione = (raccolta: string, nome: string, articolo: string) => {
  const given = (id: string, titolo: string) =>
    dato({
      id: `${raccolta}.${id}`,
      titolo: `${nome}: ${titolo}`,
      unita: 'euro',
      raccolta,
      seManca: 'zero',
      prova: 'perizia',
    });
  const concetto = (id: string, titolo: string, valore: Parameters<typeof sempre>[0]) =>
    regola({
      id: `${raccolta}.${id}`,
      titolo: `${nome}: ${titolo}`,
      unita: 'euro',
      raccolta,
      formule: sempre(valore, fonte('L. 448/2001', articolo)),
    });
  const valore = given('valore', 'valore rivalutato');
  const versata = given('versata', 'imposta già versata');
  const dovuta = concetto(
    'dovuta',
    'imposta sostitutiva',
    se(oltre(valore, zeroEuro), arrotonda.centesimo(per(valore, aliquotaRivalutazione)), zeroEuro),
  );
  const daVersare = concetto('daVersare', 'imposta da versare', maggiore(zeroEuro, meno(dovuta, versata)));
  return { raccolta, valore, versata, dovuta, daVersare };
};

export const terreni = makeRivalutazione('terreniRivalutati', 'Terreno', 'art. 7');
export const partecipazioni = makeRivalutazione('quoteRivalutate', 'Partecipazione', 'art. 5');
