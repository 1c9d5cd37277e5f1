import { sommaDi } from '../engine/index.ts';
import { fonte } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

/** Excesses of tax between the companies of a group (D.P.R. 602/1973, art. 43-ter): given away, and received. */
export function makeEccedenzeGruppo(radice: string) {
  const norma = fonte('D.P.R. 602/1973', 'art. 43-ter');
  const make = (nome: string, titolo: string, totale: string) => {
    const raccolta = `${radice}.${nome}`;
    const quanto = importo(`${raccolta}.importo`, titolo, raccolta);
    return {
      raccolta,
      importo: quanto,
      totale: conteggio(`${raccolta}.totale`, totale, sommaDi(raccolta, quanto), norma),
    };
  };
  return {
    cedute: make('cedute', 'Eccedenza ceduta', 'Totale ceduto'),
    ricevute: make('ricevute', 'Eccedenza ricevuta', 'Totale ricevuto'),
  };
}
export type EccedenzeGruppo = ReturnType<typeof makeEccedenzeGruppo>;
