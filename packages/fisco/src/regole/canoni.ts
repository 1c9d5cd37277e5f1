import {
  arrotonda,
  codice,
  type Dato,
  dato,
  diviso,
  fasce,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/casa.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** A home that the taxpayer rents. */
export const inquilini = 'inquilini';
const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca'], prova: string) =>
  dato({ id: `inquilini.${id}`, titolo, unita, raccolta: inquilini, seManca, prova });
const CONTRATTO = 'contratto di locazione';
/** 1 free rent, 2 agreed rent, 4 young tenant (3 on the forms until that of 2022). */
export const tipologia = given('tipologia', 'Tipo di contratto', 'codice', 'ignoto', CONTRATTO);
export const giorni = given('giorni', 'Giorni', 'giorni', { iniziale: 365 }, CONTRATTO);
export const quota = given('quota', 'Quota degli intestatari', 'rapporto', { iniziale: 10_000 }, CONTRATTO);
export const canone = given('canone', 'Canone dell’anno', 'euro', 'ignoto', CONTRATTO);

const spetta = (giovani: Nodo) =>
  se(
    uguale(tipologia, codice(1)),
    arrotonda.centesimo(fasce(rc, p.canoneLibero)),
    se(
      uguale(tipologia, codice(2)),
      arrotonda.centesimo(fasce(rc, p.canoneConcordato)),
      se(fino(rc, p.limiteGiovani), giovani, zeroEuro),
    ),
  );
const delRigo = (giovani: Nodo) =>
  se(
    presente(tipologia),
    arrotonda.centesimo(diviso(per(per(spetta(giovani), quota), giorni), giorniAnno)),
    zeroEuro,
  );
const dal2022 = maggiore(
  p.minimoGiovani,
  minore(p.massimoGiovani, arrotonda.centesimo(per(canone, p.quotaGiovani))),
);
const inquilino = regola({
  id: 'inquilini.detrazione',
  titolo: 'Detrazione dell’inquilino',
  unita: 'euro',
  raccolta: inquilini,
  formule: [
    tra(2018, 2021, delRigo(p.minimoGiovani), tuir('art. 16')),
    tra(2022, null, delRigo(dal2022), tuir('art. 16')),
  ],
});

const unico = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
  dato({ id: `canoni.${id}`, titolo, unita, seManca, prova: CONTRATTO });
export const giorniTrasferito = unico(
  'giorniTrasferito',
  'Giorni del lavoratore trasferito',
  'giorni',
  'zero',
);
export const quotaTrasferito = unico('quotaTrasferito', 'Quota degli intestatari', 'rapporto', {
  iniziale: 10_000,
});
export const canoneTerreni = unico('terreni', 'Canone dei terreni di giovani agricoltori', 'euro', 'zero');

const euro = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({ id: `canoni.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
export const totaleInquilini = euro(
  'inquilini',
  'Detrazione degli inquilini',
  sommaDi(inquilini, inquilino),
  tuir('art. 16'),
);
export const trasferito = euro(
  'trasferito',
  'Detrazione del lavoratore trasferito',
  se(
    presente(giorniTrasferito),
    arrotonda.centesimo(
      diviso(per(per(fasce(rc, p.canoneTrasferiti), quotaTrasferito), giorniTrasferito), giorniAnno),
    ),
    zeroEuro,
  ),
  tuir('art. 16, c. 1-bis'),
);
export const terreni = euro(
  'detrazioneTerreni',
  'Detrazione per i terreni di giovani agricoltori',
  se(
    oltre(canoneTerreni, zeroEuro),
    minore(p.massimoTerreni, arrotonda.centesimo(per(canoneTerreni, p.aliquotaTerreni))),
    zeroEuro,
  ),
  tuir('art. 16, c. 1-quinquies.1'),
  fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi RP73 e RN12'),
);
/** RN12, first column. */
export const totale = euro(
  'totale',
  'Detrazioni per canoni e affitti',
  somma(totaleInquilini, trasferito, terreni),
  tuir('art. 16'),
);
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN12');

/** What of the deduction the tax can hold, and what of it comes back in money. */
export function useCanoni(capienza: Nodo) {
  const utilizzata = euro(
    'utilizzata',
    'Detrazione per canoni utilizzata',
    minore(totale, maggiore(zeroEuro, capienza)),
    MODELLO,
  );
  const residua = euro('residua', 'Detrazione per canoni non capiente', meno(totale, utilizzata), MODELLO);
  return { utilizzata, residua };
}
