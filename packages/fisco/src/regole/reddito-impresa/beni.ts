import {
  arrotonda,
  cerca,
  codice,
  dato,
  diviso,
  meno,
  minore,
  type Nodo,
  o,
  oltre,
  per,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/societa.ts';
import { sempre, tuir } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';

const makeDi = (raccolta: string, articolo: string) => ({
  codice: (id: string, titolo: string) =>
    dato({ id: `${raccolta}.${id}`, titolo, unita: 'codice', raccolta, seManca: 'zero' }),
  importo: (id: string, titolo: string) => importo(`${raccolta}.${id}`, titolo, raccolta),
  regola: (id: string, titolo: string, valore: Nodo) =>
    regola({
      id: `${raccolta}.${id}`,
      titolo,
      unita: 'euro',
      raccolta,
      formule: sempre(valore, tuir(articolo)),
    }),
});

// --- vehicles -------------------------------------------------------------------------------------------------------------
export const veicoli = 'veicoli';
const delVeicolo = makeDi(veicoli, 'art. 164');
export const tipoVeicolo = delVeicolo.codice('tipo', 'Tipo');
export const usoVeicolo = delVeicolo.codice('uso', 'Uso');
export const costoVeicolo = delVeicolo.importo('costo', 'Costo');
export const quotaVeicolo = delVeicolo.importo('quota', 'Ammortamento o canone');
export const speseVeicolo = delVeicolo.importo('spese', 'Carburante e altre spese');
const parte = cerca(usoVeicolo, p.quoteVeicoli, 'Uso {chiave} del veicolo non previsto.');
const tetto = cerca(tipoVeicolo, p.limitiVeicoli, 'Tipo {chiave} di veicolo non previsto.');
/** A car given to an employee, or without which there is no business, knows no ceiling of cost. */
const senzaTetto = o(uguale(usoVeicolo, codice(3)), uguale(usoVeicolo, codice(4)));
/** The ceiling of hire is on what a year costs. */
const base = se(oltre(costoVeicolo, zeroEuro), costoVeicolo, quotaVeicolo);
const rilevante = se(
  o(senzaTetto, uguale(quotaVeicolo, zeroEuro)),
  quotaVeicolo,
  arrotonda.centesimo(per(quotaVeicolo, arrotonda.sestoDecimale(diviso(minore(base, tetto), base)))),
);
export const deducibileVeicolo = delVeicolo.regola(
  'deducibile',
  'Parte deducibile',
  arrotonda.centesimo(per(somma(rilevante, speseVeicolo), parte)),
);
export const indeducibileVeicolo = delVeicolo.regola(
  'indeducibile',
  'Parte indeducibile',
  meno(somma(quotaVeicolo, speseVeicolo), deducibileVeicolo),
);
export const veicoliIndeducibili = conteggio(
  'veicoli.totale',
  'Mezzi di trasporto, parte indeducibile',
  arrotonda.euro(sommaDi(veicoli, indeducibileVeicolo)),
  tuir('art. 164'),
);

// --- goods that lose value over the years -------------------------------------------------------------------------------------
export const ammortamenti = 'ammortamenti';
const delBene = makeDi(ammortamenti, 'artt. 102 e 103');
export const tipoBene = delBene.codice('tipo', 'Tipo');
export const costoBene = delBene.importo('costo', 'Costo');
export const aliquotaBene = dato({
  id: 'ammortamenti.aliquota',
  titolo: 'Aliquota',
  unita: 'rapporto',
  raccolta: ammortamenti,
  seManca: 'zero',
});
export const primoAnno = dato({
  id: 'ammortamenti.primoAnno',
  titolo: 'Primo esercizio',
  unita: 'logico',
  raccolta: ammortamenti,
  seManca: 'zero',
});
export const imputato = delBene.importo('imputato', 'Quota a conto economico');
const materiale = o(uguale(tipoBene, codice(0)), uguale(tipoBene, codice(1)));
const piena = arrotonda.centesimo(per(costoBene, aliquotaBene));
/** The first year of a material good takes half. */
export const massimoBene = delBene.regola(
  'massimo',
  'Quota massima',
  se(
    materiale,
    se(primoAnno, arrotonda.centesimo(per(piena, quota(0.5))), piena),
    arrotonda.centesimo(
      diviso(costoBene, cerca(tipoBene, p.anniImmateriali, 'Tipo {chiave} di bene non previsto.')),
    ),
  ),
);
export const eccedenzaBene = delBene.regola('eccedenza', 'Eccedenza', positivo(meno(imputato, massimoBene)));
export const ammortamentiEccedenti = conteggio(
  'ammortamenti.totale',
  'Ammortamenti eccedenti',
  arrotonda.euro(sommaDi(ammortamenti, eccedenzaBene)),
  tuir('artt. 102 e 103'),
);
