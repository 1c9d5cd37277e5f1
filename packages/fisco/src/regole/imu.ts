import {
  arrotonda,
  type Concetto,
  codice,
  mesi as costanteMesi,
  diviso,
  incerto,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  nonGestito,
  o,
  per,
  quota,
  regola,
  se,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as im from '../parametri/immobili.ts';
import * as p from '../parametri/imu.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { aliquota, aliquotaPrecedente } from './imu-aliquote.ts';
import * as d from './imu-dati.ts';

const ANNO = costanteMesi(12);
const L160 = (articolo: string) => fonte('L. 160/2019', articolo);
const ofImmobile = (id: string, titolo: string, formule: Concetto['formule']): Concetto =>
  regola({ id: `imu.${id}`, titolo, unita: 'euro', raccolta: d.immobili, formule });

// --- base ---------------------------------------------------------------------------------------------------------
const moltiplicatori: readonly (readonly [number, Nodo])[] = [
  [1, im.moltiplicatoreAbitazioni],
  [2, im.moltiplicatoreCollettivi],
  [3, im.moltiplicatoreUffici],
  [4, im.moltiplicatoreSpeciali],
  [5, im.moltiplicatoreNegozi],
];
const daRendita = moltiplicatori.reduceRight<Nodo>(
  (altrimenti, [gruppo, moltiplicatore]) =>
    se(
      uguale(d.gruppo, codice(gruppo)),
      arrotonda.centesimo(per(per(d.rendita, im.rivalutazioneFabbricati), moltiplicatore)),
      altrimenti,
    ),
  nonGestito('Categoria senza moltiplicatore IMU.'),
);
const daDominicale = arrotonda.centesimo(
  per(per(d.dominicale, p.rivalutazioneTerreni), p.moltiplicatoreTerreni),
);
export const base = ofImmobile(
  'base',
  'Base imponibile',
  sempre(
    se(uguale(d.natura, codice(1)), daRendita, se(uguale(d.natura, codice(2)), daDominicale, d.valore)),
    L160('art. 1, cc. 745-746'),
  ),
);
const ridotta = (parametro: Nodo) => arrotonda.centesimo(per(base, parametro));
export const baseRidotta = ofImmobile(
  'baseRidotta',
  'Base imponibile con le riduzioni',
  sempre(
    (
      [
        ['storico', p.quotaStorico],
        ['inagibile', p.quotaInagibile],
        ['comodato', p.quotaComodato],
        ['storico in comodato', p.quotaStoricoComodato],
      ] as const
    ).reduceRight<Nodo>(
      (altrimenti, [quale, parametro]) => se(d.isRiduzione(quale), ridotta(parametro), altrimenti),
      base,
    ),
    L160('art. 1, c. 747'),
  ),
);

// --- tax of an immobile -------------------------------------------------------------------------------------------
/** What remains of the tax, where it is the tax that is reduced. */
const quotaImposta = se(
  d.isRiduzione('canone concordato'),
  p.quotaCanoneConcordato,
  se(d.isRiduzione('pensionato estero'), p.quotaPensionatoEstero, quota(1)),
);
const perMesi = (tasso: Nodo, mesi: Nodo) =>
  arrotonda.centesimo(
    diviso(per(per(per(per(baseRidotta, d.quotaPossesso), tasso), quotaImposta), mesi), ANNO),
  );
const isDelloStato = d.isTipo('gruppo-d');
const comunale = (tasso: Nodo) => se(isDelloStato, maggiore(quota(0), meno(tasso, p.quotaStato)), tasso);

/** Why nothing is due. */
const esenti: readonly (readonly [d.Esenzione, string])[] = [
  ['abitazione principale', 'esente: abitazione principale o sua pertinenza'],
  ['coltivatore', 'esente: coltivatore diretto o imprenditore agricolo professionale'],
  ['occupato', 'esente: immobile occupato abusivamente, con denuncia'],
  ['collabente', 'escluso: unità collabente (F/2)'],
  ['altra', 'esente'],
];
const ALTRA_IMPOSTA = nonGestito(
  'Nel territorio c’è un’imposta propria al posto dell’IMU (IMIS, IMI o ILIA): non è gestita.',
);
const OCCUPATO_PRIMA =
  'l’esenzione dell’immobile occupato è dal 2023: prima, da riscontrare (C. cost. 60/2024)';
const DAL_2023 = 2023;
const seDovuta = (dovuta: Nodo, anno: number): Nodo =>
  se(
    uguale(d.regime, codice(0)),
    esenti.reduceRight<Nodo>((altrimenti, [quale, frase]) => {
      const isIncerta = quale === 'occupato' && anno < DAL_2023;
      const esente = isIncerta ? incerto(nonDovuto(frase), OCCUPATO_PRIMA) : nonDovuto(frase);
      return se(d.isEsenzione(quale), esente, altrimenti);
    }, dovuta),
    ALTRA_IMPOSTA,
  );
const MERCE_ESENTE = nonDovuto('esente dal 2022: fabbricato costruito per la vendita');
const DA_RISCONTRARE =
  'esenzione del 2019 da riscontrare: D.L. 201/2011, art. 13, c. 9-bis; L. 147/2013, art. 1, c. 708';
const ESENTE_FINO_AL_2019 = incerto(
  nonDovuto('esente fino al 2019: bene merce, o fabbricato rurale strumentale'),
  DA_RISCONTRARE,
);
/** Buildings made to be sold are exempt since 2022; until 2019 they were, with those that farming uses. */
const formule = (dovuta: Nodo, articolo: string): Concetto['formule'] => {
  const finoAl2019 = se(d.isTipo('beni-merce', 'rurali-strumentali'), ESENTE_FINO_AL_2019, dovuta);
  const dal2022 = se(d.isTipo('beni-merce'), MERCE_ESENTE, dovuta);
  const MERCE = L160('art. 1, c. 751');
  return [
    tra(2018, 2019, seDovuta(finoAl2019, 2019), fonte('D.L. 201/2011', 'art. 13')),
    tra(2020, 2021, seDovuta(dovuta, 2021), L160(articolo)),
    tra(2022, 2022, seDovuta(dal2022, 2022), L160(articolo), MERCE),
    tra(DAL_2023, null, seDovuta(dal2022, DAL_2023), L160(articolo), MERCE),
  ];
};
const imposte = (nome: string, titolo: string, tasso: Nodo, mesi: Nodo, articolo: string) => ({
  comune: ofImmobile(nome, titolo, formule(perMesi(comunale(tasso), mesi), articolo)),
  stato: ofImmobile(
    `${nome}Stato`,
    `${titolo}, quota dello Stato`,
    formule(se(isDelloStato, perMesi(p.quotaStato, mesi), zeroEuro), 'art. 1, c. 744'),
  ),
});
export const annua = imposte('annua', 'Imposta dell’anno', aliquota, d.mesi, 'art. 1, cc. 740-761');
export const semestre = imposte(
  'semestre',
  'Imposta del primo semestre, con l’aliquota dell’anno precedente',
  aliquotaPrecedente,
  d.mesiSemestre,
  'art. 1, c. 762',
);

const detrazione = (id: string, titolo: string, mesi: Nodo) =>
  ofImmobile(
    id,
    titolo,
    sempre(
      se(
        d.isAbitazione,
        // In equal parts among who lives there, whatever their shares.
        arrotonda.centesimo(diviso(per(im.detrazioneAbitazione, mesi), per(ANNO, d.dimoranti))),
        zeroEuro,
      ),
      L160('art. 1, c. 749'),
    ),
  );
export const detrazioneAnno = detrazione('detrazione', 'Detrazione per l’abitazione principale', d.mesi);
export const detrazioneSemestre = detrazione(
  'detrazioneSemestre',
  'Detrazione del primo semestre',
  d.mesiSemestre,
);

// --- exemptions of a period -----------------------------------------------------------------------------------------
const isTemporanea = (...quali: number[]) => o(...quali.map((n) => uguale(d.temporanea, codice(n))));
const ART_762 = L160('art. 1, c. 762');
const RATA_2020 = nonGestito(
  'La prima rata del 2020 è metà di quanto versato per IMU e TASI del 2019: si indica a mano.',
);
/** What is due in June and in the year, after the exemptions of some instalments. */
const dovute = (chi: 'comune' | 'stato', coda: string, nome: string) => {
  const acconto = se(isTemporanea(1, 3), zeroEuro, semestre[chi]);
  return {
    acconto: ofImmobile(`acconto${nome}`, `Acconto dell’immobile${coda}`, [
      tra(2018, 2019, acconto, daRiscontrare('D.L. 201/2011', 'art. 13, c. 13-bis')),
      tra(2020, 2020, se(isTemporanea(1, 3), zeroEuro, RATA_2020), ART_762),
      tra(2021, null, acconto, ART_762),
    ]),
    dovuta: ofImmobile(
      `dovuta${nome}`,
      `Imposta dovuta per l’immobile${coda}`,
      sempre(
        se(
          isTemporanea(3),
          zeroEuro,
          se(
            isTemporanea(1),
            maggiore(zeroEuro, meno(annua[chi], semestre[chi])),
            se(isTemporanea(2), semestre[chi], annua[chi]),
          ),
        ),
        ART_762,
      ),
    ),
  };
};
export const delComune = dovute('comune', '', '');
export const delloStato = dovute('stato', ', quota dello Stato', 'Stato');
