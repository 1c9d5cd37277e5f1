import {
  arrotonda,
  codice,
  dato,
  e,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  o,
  oltre,
  per,
  presente,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { cedolareBreve, cedolareOrdinaria } from '../parametri/immobili.ts';
import { esenzioneSport, quotaEsenteCori } from '../parametri/modello-730.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';

/** D3, D4 and D5 of the 730: one rigo each in every modulo, with the code of what was received. */
export const assimilati = 'assimilatiAutonomo';
export const diversi = 'redditiDiversi';
export const occasionali = 'redditiOccasionali';

const ISTRUZIONI = fonte('Istruzioni 730/2026', 'quadro D, r. 3546-3750');
const importo = (raccolta: string, nome: string, titolo: string) =>
  dato({ id: `${raccolta}.${nome}`, titolo, unita: 'euro', raccolta, seManca: 'zero' });
const tipoDi = (raccolta: string) =>
  dato({ id: `${raccolta}.tipo`, titolo: 'Tipo di reddito', unita: 'codice', raccolta, seManca: 'zero' });
/** D1 and D2: income of capital, written as it counts; each code in a modulo of its own. */
const capitale = (raccolta: string, titolo: string) => ({
  raccolta,
  reddito: importo(raccolta, 'reddito', titolo),
  ritenute: importo(raccolta, 'ritenute', `${titolo}: ritenute`),
});
export const utili = capitale('utili730', 'Utili e proventi equiparati');
export const altriCapitali = capitale('altriCapitali730', 'Altri redditi di capitale');
const sommaCapitale = (campo: 'reddito' | 'ritenute'): Nodo =>
  somma(...[utili, altriCapitali].map((c) => sommaDi(c.raccolta, c[campo])));

const isUno = (tipo: ReturnType<typeof tipoDi>, ...codici: number[]): Nodo =>
  o(...codici.map((n) => uguale(tipo, codice(n))));

export const tipoAssimilato = tipoDi(assimilati);
export const redditoAssimilato = importo(assimilati, 'reddito', 'Redditi assimilati al lavoro autonomo');
export const ritenuteAssimilato = importo(assimilati, 'ritenute', 'Ritenute');
export const giovane = dato({
  ...{ id: `${assimilati}.giovane`, titolo: 'Meno di 35 anni', unita: 'logico' },
  ...{ raccolta: assimilati, seManca: 'zero' },
});
/** What is left of a rigo D3 when its lump sum of expenses is taken off. */
export const nettoAssimilato = regola({
  id: `${assimilati}.netto`,
  titolo: 'Reddito al netto delle spese forfetarie',
  unita: 'euro',
  raccolta: assimilati,
  formule: sempre(
    se(
      isUno(tipoAssimilato, 1),
      arrotonda.euro(per(redditoAssimilato, se(giovane, quota(0.6), quota(0.75)))),
      se(
        isUno(tipoAssimilato, 2),
        arrotonda.euro(per(redditoAssimilato, quota(0.85))),
        se(isUno(tipoAssimilato, 5), zeroEuro, redditoAssimilato),
      ),
    ),
    tuir('art. 54, c. 8'),
    ISTRUZIONI,
  ),
});
const sport = sommaDi(assimilati, se(isUno(tipoAssimilato, 5), redditoAssimilato, zeroEuro));
/** What of the work in amateur sport is above the exemption, which is one with that of quadro C. */
const sportImponibile = se(
  oltre(sport, zeroEuro),
  incerto(
    maggiore(zeroEuro, meno(sport, esenzioneSport)),
    'esenzione del lavoro sportivo, anche del quadro C',
  ),
  zeroEuro,
);
export const autonomo = regola({
  id: `${assimilati}.totale`,
  titolo: 'Redditi assimilati al lavoro autonomo',
  unita: 'euro',
  formule: sempre(somma(sommaDi(assimilati, nettoAssimilato), sportImponibile), tuir('art. 53, c. 2')),
});

export const tipoDiverso = tipoDi(diversi);
export const redditoDiverso = importo(diversi, 'reddito', 'Redditi diversi');
export const speseDiverso = importo(diversi, 'spese', 'Spese');
export const ritenuteDiverso = importo(diversi, 'ritenute', 'Ritenute');
export const cedolareDiverso = dato({
  ...{ id: `${diversi}.cedolare`, titolo: 'Cedolare secca', unita: 'codice' },
  ...{ raccolta: diversi, seManca: 'zero' },
});
const isCedolare = e(presente(cedolareDiverso), isUno(tipoDiverso, 10));
const isCori = isUno(tipoDiverso, 7, 11, 12, 13);
/** What of a rigo D4 counts in the total income: not the rents taxed flat, nor the buildings under IVIE. */
export const nettoDiverso = regola({
  id: `${diversi}.netto`,
  titolo: 'Reddito al netto delle spese',
  unita: 'euro',
  raccolta: diversi,
  formule: sempre(
    se(
      o(isCedolare, isUno(tipoDiverso, 8), isCori),
      zeroEuro,
      se(
        isUno(tipoDiverso, 1, 2, 3, 10, 14),
        meno(redditoDiverso, minore(speseDiverso, redditoDiverso)),
        redditoDiverso,
      ),
    ),
    tuir('artt. 67, 68 e 71'),
    ISTRUZIONI,
  ),
});
/** D4, code 8: no tax, but it is told with what the IMU takes the place of. */
export const conIvie = sommaDi(diversi, se(isUno(tipoDiverso, 8), redditoDiverso, zeroEuro));
const cori = sommaDi(diversi, se(isCori, redditoDiverso, zeroEuro));
const coriImponibile = se(
  oltre(cori, zeroEuro),
  incerto(maggiore(zeroEuro, meno(cori, quotaEsenteCori)), 'quota esente e quota tassata a titolo d’imposta'),
  zeroEuro,
);
const affitti = (...codici: number[]): Nodo =>
  sommaDi(diversi, se(e(isCedolare, isUno(cedolareDiverso, ...codici)), redditoDiverso, zeroEuro));
/** Short rents of who does not own: 26% where the second code says so, 21% otherwise. */
export const impostaCedolare = regola({
  id: `${diversi}.impostaCedolare`,
  titolo: 'Cedolare secca sui redditi diversi',
  unita: 'euro',
  formule: [
    tra(2018, 2023, arrotonda.euro(per(affitti(1), cedolareOrdinaria)), ISTRUZIONI),
    tra(
      2024,
      null,
      somma(
        arrotonda.euro(per(affitti(1), cedolareOrdinaria)),
        arrotonda.euro(per(affitti(2), cedolareBreve)),
      ),
      ISTRUZIONI,
    ),
  ],
});

export const tipoOccasionale = tipoDi(occasionali);
export const redditoOccasionale = importo(occasionali, 'reddito', 'Redditi occasionali');
export const speseOccasionale = importo(occasionali, 'spese', 'Spese');
export const ritenuteOccasionale = importo(occasionali, 'ritenute', 'Ritenute');
/** Charters (code 4, until 2023) are taxed in RM of Redditi PF; private lessons (code 5) are here by choice, as the rest. */
export const nettoOccasionale = regola({
  id: `${occasionali}.netto`,
  titolo: 'Reddito al netto delle spese',
  unita: 'euro',
  raccolta: occasionali,
  formule: sempre(
    se(
      non(isUno(tipoOccasionale, 4)),
      meno(redditoOccasionale, minore(speseOccasionale, redditoOccasionale)),
      zeroEuro,
    ),
    tuir('art. 71, c. 2'),
    ISTRUZIONI,
  ),
});
/** They count for the advance alone (D.L. 1/2012, art. 59-ter, c. 5). */
export const noleggi = sommaDi(occasionali, se(isUno(tipoOccasionale, 4), redditoOccasionale, zeroEuro));
export const occasionale = regola({
  id: `${occasionali}.totale`,
  titolo: 'Redditi occasionali',
  unita: 'euro',
  formule: sempre(sommaDi(occasionali, nettoOccasionale), tuir('art. 67, c. 1, lett. i e l')),
});
/** To the total income. */
export const totale = regola({
  id: 'quadroD.totale',
  titolo: 'Redditi del quadro D',
  unita: 'euro',
  formule: sempre(
    somma(sommaCapitale('reddito'), autonomo, sommaDi(diversi, nettoDiverso), coriImponibile, occasionale),
    tuir('artt. 44, 53 e 67'),
  ),
});
/** What was withheld on rents (code 10) stands in F8. */
export const ritenute = regola({
  id: 'quadroD.ritenute',
  titolo: 'Ritenute del quadro D',
  unita: 'euro',
  formule: sempre(
    somma(
      sommaCapitale('ritenute'),
      sommaDi(assimilati, ritenuteAssimilato),
      sommaDi(diversi, se(isUno(tipoDiverso, 10), zeroEuro, ritenuteDiverso)),
      sommaDi(occasionali, ritenuteOccasionale),
    ),
    tuir('art. 22, c. 1, lett. c'),
  ),
});
