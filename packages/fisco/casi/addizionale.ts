import {
  arrotonda,
  compile,
  createCalculation,
  dato,
  type RegimiPerEnte,
  regime,
  regola,
} from '../src/engine/index.ts';

const base = dato({ id: 'prova.base', titolo: 'Imponibile', unita: 'euro', seManca: 'zero' });
const ente = dato({ id: 'prova.ente', titolo: 'Ente', unita: 'codice', seManca: 'zero' });

/** What an ente takes of an income in a tax year, in euro, under the regimes given. */
export function makeAddizionale(
  regimi: RegimiPerEnte,
  { codice, annoImposta }: { codice: number; annoImposta: number },
): (reddito: number) => number {
  const valore = arrotonda.centesimo(
    regime({ base, ente, regimi, descrizione: 'Addizionale', leggi: String }),
  );
  const formule = [{ dal: '2018-01-01', fonti: [], valore }];
  const addizionale = regola({ id: 'prova.addizionale', titolo: 'Addizionale', unita: 'euro', formule });
  const calcolo = createCalculation(compile([addizionale, base, ente], { annoImposta, misure: {} }));
  calcolo.set(ente, codice);
  return (reddito) => {
    calcolo.set(base, Math.round(reddito * 100));
    return calcolo.read(addizionale).valore / 100;
  };
}
