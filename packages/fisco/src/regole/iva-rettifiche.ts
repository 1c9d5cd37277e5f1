import {
  almeno,
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  diviso,
  meno,
  minore,
  type Nodo,
  numero,
  o,
  oltre,
  parte,
  per,
  presente,
  regola,
  se,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { scartoRettifica } from '../parametri/iva.ts';
import { fonte, sempre } from './fonti.ts';
import { conteggio } from './importi.ts';
import { opzioneRettifica } from './iva-prospetti.ts';

/** One good whose deduction is adjusted. */
export const rettificheIva = 'iva.rettifiche';
const NORMA = fonte('D.P.R. 633/1972', 'art. 19-bis2');
const diBene = (id: string, titolo: string, unita: Dato['unita']) =>
  dato({ id: `iva.rettifica.${id}`, titolo, unita, seManca: 'zero', raccolta: rettificheIva });

export const bene = {
  genere: diBene('genere', 'Genere del bene', 'codice'),
  imposta: diBene('imposta', 'Imposta sull’acquisto', 'euro'),
  allora: diBene('allora', 'Percentuale detratta all’acquisto', 'rapporto'),
  ora: diBene('ora', 'Percentuale di quest’anno', 'rapporto'),
  cessione: diBene('cessione', 'Ceduto nell’anno', 'codice'),
  residui: diBene('residui', 'Anni che mancano, compreso questo', 'numero'),
  impostaCessione: diBene('impostaCessione', 'Imposta della cessione', 'euro'),
} as const;

/** Buildings are watched ten years, other goods five. */
const anni = se(uguale(bene.genere, codice(2)), numero(10), numero(5));
const scarto = meno(bene.ora, bene.allora);
const grande = o(
  oltre(meno(bene.ora, bene.allora), scartoRettifica),
  oltre(meno(bene.allora, bene.ora), scartoRettifica),
);
const quotaOf = (importo: Nodo): Nodo => arrotonda.euro(diviso(importo, anni));
/** A year's part, where the percentage moved by more than ten points or by option. */
const annuale = se(o(opzioneRettifica, grande), quotaOf(per(bene.imposta, scarto)), zeroEuro);
/** The years that are left, at once: as if wholly deductible where it is sold with tax, within that tax; not at all where exempt. */
const tassata = minore(
  quotaOf(per(per(bene.imposta, meno(parte(1), bene.allora)), bene.residui)),
  bene.impostaCessione,
);
const esente = meno(zeroEuro, quotaOf(per(per(bene.imposta, bene.allora), bene.residui)));

export const rettifica: Concetto = regola({
  id: 'iva.rettifica',
  titolo: 'Rettifica della detrazione',
  unita: 'euro',
  raccolta: rettificheIva,
  formule: sempre(
    se(presente(bene.cessione), se(almeno(bene.cessione, codice(2)), esente, tassata), annuale),
    NORMA,
  ),
});
export const totaleRettifiche = conteggio(
  'iva.rettifiche.totale',
  'Totale delle rettifiche',
  sommaDi(rettificheIva, rettifica),
  NORMA,
);
