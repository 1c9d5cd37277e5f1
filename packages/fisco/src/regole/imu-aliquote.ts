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

/** The rate of a kind: the one of the comune, or the base one as long as the comune has not said; until 2019 none. */
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
  const dallaBase = se(presente(comunale), comunale, se(uguale(attesa, codice(1)), basi[una], comunale));
  const titolo = `Aliquota per ${nomi[una]}${coda}`;
  const ultimo = una === 'beni-merce' ? 2021 : null;
  const formule = [
    tra(2018, 2019, comunale, fonte('D.L. 201/2011', 'art. 13')),
    tra(2020, ultimo, dallaBase, DELIBERA),
    ...(ultimo === null ? [] : [tra(ultimo + 1, null, comunale, DELIBERA)]),
  ];
  const concetto = regola({ id: `imu.aliquotaDi.${una}.${quando}`, titolo, unita: 'quota', formule });
  return { comunale, attesa, concetto };
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
