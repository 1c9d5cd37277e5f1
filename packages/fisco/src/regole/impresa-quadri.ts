import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  o,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quoteImpresa } from '../parametri/impatriati.ts';
import * as cpb from './concordato.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { countPartecipate } from './partecipate-concordate.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadri RF e RG');
/** What follows the result of the accounts, the same in RF (from RF58) and in RG (from RG26). */
export interface CodaImpresa {
  readonly redditi: Dato;
  readonly redditiTrasparenza: Dato;
  readonly minimo: Dato;
  readonly redditiCpb: Dato;
  readonly redditiTrasparenzaCpb: Dato;
  readonly soglieCpb: Dato;
  /** Col. 3D: 1 when 3A is nought, 2 when 3B is, 3 when both are. */
  readonly zeroCpb: Dato;
  /** Whether a colonna of the companies in the agreement is filled. */
  readonly conPartecipate: Nodo;
  readonly totaleRedditi: Concetto;
  readonly perdite: Dato;
  readonly perditeTrasparenza: Dato;
  readonly perditeCpb: Dato;
  readonly totalePerdite: Concetto;
  readonly primaLiberalita: Concetto;
  readonly nonCompensata: Concetto;
  readonly liberalita: Dato;
  readonly proventiEsenti: Dato;
  /** Without the agreement, for deductions and limits. */
  readonly effettivo: Concetto;
  readonly risultato: Concetto;
  readonly quotaFamiliari: Dato;
  readonly estero: Dato;
  readonly nonAgevolato: Dato;
  readonly agricoltura: Dato;
  readonly impatriati: Dato;
  readonly reddito: Concetto;
  /** Losses never take the income below this. */
  readonly soglia: Nodo;
  readonly ritenute: Dato;
  /** Of them, those that companies pass on with the shares. */
  readonly ritenuteTrasferite: Dato;
  /** What transparent companies and trusts pass on: to RN29 and RN32. */
  readonly creditoEstero: Dato;
  readonly altriCrediti: Dato;
}

export function makeCoda(
  id: string,
  nome: string,
  risultatoConti: Concetto,
  conConcordato: Nodo,
): CodaImpresa {
  const importo = (cosa: string, titolo: string): Dato =>
    dato({
      id: `${id}.${cosa}`,
      titolo: `${titolo}, ${nome}`,
      unita: 'euro',
      seManca: 'zero',
      prova: 'prospetto della società',
    });
  const make = (cosa: string, titolo: string, valore: Nodo, articolo: string): Concetto =>
    regola({
      id: `${id}.${cosa}`,
      titolo: `${titolo}, ${nome}`,
      unita: 'euro',
      formule: sempre(valore, tuir(articolo), MODELLO),
    });
  const redditi = importo('redditi', 'Redditi da partecipazioni');
  const redditiTrasparenza = importo('redditiTrasparenza', 'Redditi da società in trasparenza');
  const minimo = importo('minimo', 'Reddito minimo da società di comodo');
  const redditiCpb = importo('redditiCpb', 'Redditi da partecipazioni, con il concordato');
  const redditiTrasparenzaCpb = importo('redditiTrasparenzaCpb', 'Redditi in trasparenza, con il concordato');
  const soglieCpb = importo('soglieCpb', 'Soglie minime del concordato');
  const zeroCpb = dato({
    id: `${id}.zeroCpb`,
    titolo: `Quote concordate pari a zero, ${nome}`,
    unita: 'numero',
    seManca: 'zero',
  });
  const perdite = importo('perdite', 'Perdite da partecipazioni');
  const perditeTrasparenza = importo('perditeTrasparenza', 'Perdite da società in trasparenza');
  const perditeCpb = importo('perditeCpb', 'Perdite da partecipazioni, con il concordato');
  const totaleRedditi = make(
    'totaleRedditi',
    'Redditi da partecipazioni',
    somma(redditi, redditiTrasparenza),
    'artt. 5 e 116',
  );
  const totalePerdite = make(
    'totalePerdite',
    'Perdite da partecipazioni',
    somma(perdite, perditeTrasparenza),
    'artt. 5 e 116',
  );
  const contate = countPartecipate({
    ...{ persone: redditi, trasparenti: redditiTrasparenza, perdite: totalePerdite },
    ...{ conPersone: redditiCpb, conTrasparenti: redditiTrasparenzaCpb },
    ...{ pariAZero: zeroCpb, conPerdite: perditeCpb },
  });
  const senzaMinimo = saldo([risultatoConti, contate.redditi], [contate.perdite]);
  const hasMinimo = oltre(somma(minimo, soglieCpb), zeroEuro);
  const primaLiberalita = make(
    'primaLiberalita',
    'Reddito o perdita prima delle erogazioni liberali',
    se(hasMinimo, maggiore(senzaMinimo, somma(minimo, soglieCpb)), senzaMinimo),
    'art. 83',
  );
  /** Not of who is in the agreement himself: what it leaves of a loss is in CP7 col. 6. */
  const nonCompensata = make(
    'nonCompensata',
    'Perdite non compensate',
    se(
      e(non(conConcordato), hasMinimo, o(oltre(contate.perdite, zeroEuro), oltre(zeroEuro, senzaMinimo))),
      maggiore(zeroEuro, meno(primaLiberalita, senzaMinimo)),
      zeroEuro,
    ),
    'art. 8, c. 3',
  );
  const liberalita = importo('liberalita', 'Erogazioni liberali');
  const proventiEsenti = importo('proventiEsenti', 'Proventi esenti');
  const dopoLiberalita = (prima: Nodo): Nodo =>
    se(
      oltre(zeroEuro, prima),
      meno(zeroEuro, maggiore(zeroEuro, meno(zeroEuro, prima, proventiEsenti))),
      meno(prima, liberalita),
    );
  const conConti = saldo([risultatoConti, totaleRedditi], [totalePerdite]);
  const effettivo = make(
    'effettivo',
    'Reddito o perdita effettivi',
    dopoLiberalita(se(oltre(minimo, zeroEuro), maggiore(conConti, minimo), conConti)),
    'art. 83',
  );
  const risultato = make(
    'risultato',
    'Reddito o perdita d’impresa',
    se(conConcordato, cpb.rettificatoImpresa, dopoLiberalita(primaLiberalita)),
    'art. 83',
  );
  const quotaFamiliari = importo('quotaFamiliari', 'Quote dei familiari');
  const estero = importo('estero', 'Reddito prodotto all’estero');
  const nonAgevolato = importo('nonAgevolato', 'Reddito escluso dall’agevolazione');
  const agricoltura = importo('agricoltura', 'Reddito agricolo tassato a parte');
  const impatriati = dato({
    id: `${id}.impatriati`,
    titolo: `Impatriati, ${nome}`,
    unita: 'codice',
    seManca: 'zero',
  });
  const dopoFamiliari = meno(risultato, quotaFamiliari, agricoltura);
  const agevolabile = meno(dopoFamiliari, estero, nonAgevolato);
  const conQuota = (quota: Nodo): Nodo =>
    somma(estero, nonAgevolato, arrotonda.centesimo(per(agevolabile, quota)));
  const ridotto = quoteImpresa.reduce<Nodo>(
    (altrimenti, [quale, quota]) => se(uguale(impatriati, codice(quale)), conQuota(quota), altrimenti),
    dopoFamiliari,
  );
  const reddito = make(
    'reddito',
    'Reddito o perdita d’impresa di spettanza',
    se(oltre(risultato, zeroEuro), ridotto, dopoFamiliari),
    'art. 5, c. 4',
  );
  return {
    ...{ redditi, redditiTrasparenza, minimo, redditiCpb, redditiTrasparenzaCpb, soglieCpb, totaleRedditi },
    ...{ zeroCpb, conPartecipate: contate.riguarda },
    ...{ perdite, perditeTrasparenza, perditeCpb, totalePerdite, primaLiberalita, nonCompensata },
    ...{
      liberalita,
      proventiEsenti,
      effettivo,
      risultato,
      quotaFamiliari,
      estero,
      nonAgevolato,
      agricoltura,
    },
    ...{ impatriati, reddito, soglia: somma(minimo, soglieCpb) },
    ritenute: importo('ritenute', 'Ritenute d’acconto'),
    ritenuteTrasferite: importo('ritenuteTrasferite', 'Ritenute trasferite dalle società'),
    creditoEstero: importo('creditoEstero', 'Crediti esteri ricevuti per trasparenza'),
    altriCrediti: importo('altriCrediti', 'Altri crediti ricevuti per trasparenza'),
  };
}
