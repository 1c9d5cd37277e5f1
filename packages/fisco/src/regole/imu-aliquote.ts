import { codice, dato, type Nodo, nonGestito, presente, regola, se, uguale } from '../engine/index.ts';
import * as p from '../parametri/imu.ts';
import { fonte, tra } from './fonti.ts';
import { type Fattispecie, fattispecie, immobili, isTipo } from './imu-dati.ts';

const nomi: Readonly<Record<Fattispecie, string>> = {
  'abitazione-principale': 'abitazione principale di lusso',
  'rurali-strumentali': 'fabbricati rurali strumentali',
  'beni-merce': 'beni merce',
  terreni: 'terreni agricoli',
  'gruppo-d': 'fabbricati del gruppo D',
  'aree-fabbricabili': 'aree fabbricabili',
  'altri-fabbricati': 'altri fabbricati',
};
const basi: Readonly<Record<Fattispecie, Nodo>> = {
  'abitazione-principale': p.baseAbitazionePrincipale,
  'rurali-strumentali': p.baseRurali,
  'beni-merce': p.baseMerce,
  terreni: p.baseTerreni,
  'gruppo-d': p.baseGruppoD,
  'aree-fabbricabili': p.baseAree,
  'altri-fabbricati': p.baseAltri,
};
const DELIBERA = fonte('L. 160/2019', 'art. 1, cc. 748-757');

/**
 * From the second year of the prospetto a comune that did not publish it goes on with the rates of the year before (c. 767): in
 * the first, and for whom never published one, the base rates hold.
 */
export const DAL_SECONDO_PROSPETTO = 2026;

/**
 * The rate of a kind: the one of the comune; as long as the comune has not said, the one it had the year before, or the base
 * one; until 2019 none.
 */
function makeAliquota(una: Fattispecie, quando: 'anno' | 'precedente') {
  const coda = quando === 'anno' ? '' : ', anno precedente';
  const comunale = dato({
    id: `imu.aliquota.${una}.${quando}`,
    titolo: `Aliquota del comune per ${nomi[una]}${coda}`,
    unita: 'quota',
    seManca: 'ignoto',
  });
  // Nobody gives it: it marks as not final what rests on the base rate.
  const attesa = dato({
    id: `imu.delibera.${una}.${quando}`,
    titolo: `Delibera del comune per ${nomi[una]}${coda}`,
    unita: 'codice',
    seManca: { iniziale: 1 },
  });
  const proposta = dato({
    id: `imu.proposta.${una}.${quando}`,
    titolo: `Aliquota per ${nomi[una]}${coda}, proposta da quella dell’anno prima`,
    unita: 'quota',
    seManca: 'ignoto',
  });
  const orAttesa = (intanto: Nodo) =>
    se(presente(comunale), comunale, se(uguale(attesa, codice(1)), intanto, comunale));
  const dallaBase = orAttesa(basi[una]);
  const dallaPrima = orAttesa(se(presente(proposta), proposta, basi[una]));
  const dalSecondo = quando === 'anno' ? DAL_SECONDO_PROSPETTO : DAL_SECONDO_PROSPETTO + 1;
  const titolo = `Aliquota per ${nomi[una]}${coda}`;
  const ultimo = una === 'beni-merce' ? 2021 : null;
  const formule = [
    tra(2018, 2019, comunale, fonte('D.L. 201/2011', 'art. 13')),
    tra(2020, ultimo ?? dalSecondo - 1, dallaBase, DELIBERA),
    ultimo === null ? tra(dalSecondo, null, dallaPrima, DELIBERA) : tra(ultimo + 1, null, comunale, DELIBERA),
  ];
  const concetto = regola({ id: `imu.aliquotaDi.${una}.${quando}`, titolo, unita: 'quota', formule });
  return { comunale, attesa, proposta, concetto };
}

type Aliquote = Readonly<Record<Fattispecie, ReturnType<typeof makeAliquota>>>;
const makeAliquote = (quando: 'anno' | 'precedente'): Aliquote =>
  Object.fromEntries(fattispecie.map((una) => [una, makeAliquota(una, quando)])) as Aliquote;

/** Rates of the comune for the year, and for the year before: the advance is on the latter. */
export const aliquote = { anno: makeAliquote('anno'), precedente: makeAliquote('precedente') };

const choose = (id: string, titolo: string, quali: Aliquote, comma: string) =>
  regola({
    id: `imu.${id}`,
    titolo,
    unita: 'quota',
    raccolta: immobili,
    formule: [
      tra(
        2018,
        null,
        fattispecie.reduceRight<Nodo>(
          (altrimenti, una) => se(isTipo(una), quali[una].concetto, altrimenti),
          nonGestito('Immobile senza un tipo per l’aliquota.', 'quota'),
        ),
        fonte('L. 160/2019', comma),
      ),
    ],
  });
export const aliquota = choose('aliquota', 'Aliquota', aliquote.anno, 'art. 1, cc. 748-755');
export const aliquotaPrecedente = choose(
  'aliquotaPrecedente',
  'Aliquota dell’anno precedente',
  aliquote.precedente,
  'art. 1, c. 762',
);
