import {
  arrotonda,
  codice,
  dato,
  meno,
  type Nodo,
  o,
  per,
  saldo,
  se,
  somma,
  uguale,
} from '../../engine/index.ts';
import * as p from '../../parametri/irap.ts';
import { fonte } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';
import { makeBilancio, makeForfetario } from './produzione.ts';

/** Who declares in IC: each kind has its own way of counting. */
export const codiceSoggetto = dato({
  id: 'irap.codiceSoggetto',
  titolo: 'Codice identificativo del soggetto',
  unita: 'codice',
  seManca: 'zero',
});
const isUno = (...codici: readonly number[]): Nodo =>
  o(...codici.map((uno) => uguale(codiceSoggetto, codice(uno))));
export const isBanca = isUno(3, 11);
/** SIM, managers of funds, SICAV. */
export const isIntermediario = isUno(4, 5, 6);
export const isHolding = isUno(7);
export const isAssicurazione = isUno(8);
/** Who has no ordinary rate: the region sets one apart. */
export const hasAliquotaPropria = isUno(3, 4, 5, 6, 7, 8, 11);

export const ic = makeBilancio('ic');
export const icForfetario = makeForfetario('ic');

const centesimo = (di: Nodo, parte: Nodo) => arrotonda.centesimo(per(di, parte));
export const banca = {
  margine: importo('irap.banca.margine', 'Margine d’intermediazione, o margine dell’attività'),
  dividendi: importo('irap.banca.dividendi', 'Dividendi compresi nel margine'),
  ammortamenti: importo('irap.banca.ammortamenti', 'Ammortamento dei beni a uso funzionale'),
  spese: importo('irap.banca.spese', 'Altre spese amministrative'),
  crediti: importo('irap.banca.crediti', 'Rettifiche e riprese di valore nette su crediti'),
} as const;
/** D.Lgs. 446/1997, art. 6, cc. 1-4: half of the dividends out, nine tenths of the costs. */
export const valoreBanca = conteggio(
  'irap.banca.valore',
  'Valore della produzione di banche e intermediari',
  saldo(
    [banca.margine],
    [
      centesimo(banca.dividendi, p.quotaDividendi),
      centesimo(somma(banca.ammortamenti, banca.spese), p.quotaSpeseFinanziari),
      banca.crediti,
    ],
  ),
  fonte('D.Lgs. 446/1997', 'art. 6'),
);
export const holding = {
  attivi: importo('irap.holding.attivi', 'Interessi attivi e proventi assimilati'),
  passivi: importo('irap.holding.passivi', 'Interessi passivi e oneri assimilati'),
} as const;
export const valoreHolding = conteggio(
  'irap.holding.valore',
  'Differenza fra interessi attivi e passivi delle holding',
  meno(holding.attivi, centesimo(holding.passivi, p.quotaInteressiHolding)),
  fonte('D.Lgs. 446/1997', 'art. 6, c. 9'),
);
export const assicurazione = {
  danni: importo('irap.assicurazione.danni', 'Risultato del conto tecnico dei rami danni (voce 29)'),
  vita: importo('irap.assicurazione.vita', 'Risultato del conto tecnico dei rami vita (voce 80)'),
  spese: importo(
    'irap.assicurazione.spese',
    'Ammortamenti e altre spese di amministrazione compresi nei conti tecnici (voci 24 e 70)',
  ),
  ammortamenti: importo(
    'irap.assicurazione.ammortamenti',
    'Ammortamenti di beni strumentali non compresi nei conti tecnici',
  ),
  dividendi: importo('irap.assicurazione.dividendi', 'Dividendi (voce 33)'),
  crediti: importo(
    'irap.assicurazione.crediti',
    'Rettifiche e riprese di valore su crediti verso assicurati',
  ),
} as const;
/** Art. 7: a tenth of the costs of the technical accounts comes back, nine tenths of the others go out. */
export const valoreAssicurazione = conteggio(
  'irap.assicurazione.valore',
  'Valore della produzione di imprese di assicurazione',
  saldo(
    [
      assicurazione.danni,
      assicurazione.vita,
      centesimo(assicurazione.dividendi, p.quotaDividendi),
      arrotonda.centesimo(meno(assicurazione.spese, per(assicurazione.spese, p.quotaSpeseFinanziari))),
    ],
    [centesimo(assicurazione.ammortamenti, p.quotaSpeseFinanziari), assicurazione.crediti],
  ),
  fonte('D.Lgs. 446/1997', 'art. 7'),
);
const industriale = saldo([ic.totalePositivi], [ic.totaleNegativi]);
/** IC64: the section of who declares, with the variations, which are of all; and the flat regimes. */
export const valoreIC = conteggio(
  'irap.valoreIC',
  'Valore della produzione lorda',
  saldo(
    [
      se(
        o(isBanca, isIntermediario),
        valoreBanca,
        se(
          isAssicurazione,
          valoreAssicurazione,
          se(isHolding, somma(industriale, valoreHolding), industriale),
        ),
      ),
      ic.totaleAumenti,
      icForfetario.valore,
    ],
    [ic.totaleDiminuzioni],
  ),
  fonte('D.Lgs. 446/1997', 'artt. 5, 6, 7 e 17'),
);
