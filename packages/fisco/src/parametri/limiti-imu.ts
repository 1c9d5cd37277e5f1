import { type Fonte, findValore, type Parametro, parametro, type Valore } from '../engine/index.ts';
import { daRiscontrare, legge, percento, vale } from './scrittura.ts';

const L160 = 'L. 160/2019';
const DL201 = 'D.L. 201/2011';
type Limite = Parametro<number>;
const limite = (id: string, descrizione: string, ...valori: Valore<number>[]): Limite =>
  parametro({ id: `imu/${id}`, descrizione, unita: 'quota', valori });
/** How high a comune may go: until 2019, and since. */
const massima = (nome: string, descrizione: string, ...valori: Valore<number>[]): Limite =>
  limite(`massima-${nome}`, `Aliquota massima: ${descrizione}`, ...valori);
const finoAl2019 = (valore: number, articolo: string) =>
  vale(2018, 2019, percento(valore), legge(DL201, articolo));
const dal2020 = (valore: number, articolo: string) =>
  vale(2020, null, percento(valore), legge(L160, articolo));

/** What a comune may set at most, by kind of property; where a year is not there, there is nothing to set. */
const massime: Readonly<Record<string, Limite>> = {
  'abitazione-principale': massima(
    'abitazione-principale',
    'abitazione principale di lusso',
    finoAl2019(0.6, 'art. 13, c. 7'),
    dal2020(0.6, 'art. 1, c. 748'),
  ),
  'rurali-strumentali': massima(
    'rurali-strumentali',
    'fabbricati rurali strumentali',
    dal2020(0.1, 'art. 1, c. 750'),
  ),
  'beni-merce': massima(
    'beni-merce',
    'beni merce',
    vale(2020, 2021, percento(0.25), legge(L160, 'art. 1, c. 751')),
  ),
  terreni: massima(
    'terreni',
    'terreni agricoli',
    finoAl2019(1.06, 'art. 13, c. 6'),
    dal2020(1.06, 'art. 1, c. 752'),
  ),
  'gruppo-d': massima(
    'gruppo-d',
    'fabbricati del gruppo D',
    finoAl2019(1.06, 'art. 13, c. 6'),
    // That the increase of c. 755 is of these too is not said by it: it names c. 754.
    vale(2020, null, percento(1.14), daRiscontrare(L160, 'art. 1, cc. 753 e 755')),
  ),
  'aree-fabbricabili': massima(
    'aree-fabbricabili',
    'aree fabbricabili',
    finoAl2019(1.06, 'art. 13, c. 6'),
    dal2020(1.14, 'art. 1, cc. 754-755'),
  ),
  'altri-fabbricati': massima(
    'altri-fabbricati',
    'altri fabbricati',
    finoAl2019(1.06, 'art. 13, c. 6'),
    dal2020(1.14, 'art. 1, cc. 754-755'),
  ),
};
const ordinaria = limite(
  'minima',
  'Aliquota minima fino al 2019',
  vale(2018, 2019, percento(0.4), daRiscontrare(DL201, 'art. 13, cc. 6 e 9')),
);
/** Where a year is not there, a comune may go down to nothing. */
const minime: Readonly<Record<string, Limite>> = {
  'abitazione-principale': limite(
    'minima-abitazione-principale',
    'Aliquota minima: abitazione principale di lusso',
    vale(2018, 2019, percento(0.2), legge(DL201, 'art. 13, c. 7')),
  ),
  'gruppo-d': limite(
    'minima-gruppo-d',
    'Aliquota minima: fabbricati del gruppo D, quanto va allo Stato',
    vale(2018, 2019, percento(0.76), legge('L. 228/2012', 'art. 1, c. 380, lett. f')),
    vale(2020, null, percento(0.76), legge(L160, 'art. 1, c. 753')),
  ),
  terreni: ordinaria,
  'aree-fabbricabili': ordinaria,
  'altri-fabbricati': ordinaria,
};

/** Within what the law lets a comune set a rate, in percent. */
export interface LimitiImu {
  readonly minimo: number;
  readonly massimo: number;
  readonly fonte: Fonte;
}

const inPercento = (milionesimi: number): number => milionesimi / 10_000;

/** The bounds of a rate of the IMU in a tax year; nothing where that year the kind of property pays none. */
export function findLimitiImu(fattispecie: string, annoImposta: number): LimitiImu | undefined {
  const suo = massime[fattispecie];
  const massimo = suo && findValore(suo, annoImposta);
  if (massimo === undefined) return undefined;
  const minima = minime[fattispecie];
  const minimo = minima && findValore(minima, annoImposta);
  return {
    minimo: inPercento(minimo?.valore ?? 0),
    massimo: inPercento(massimo.valore),
    fonte: massimo.fonte,
  };
}

/** The highest rate that a comune could ever set for a kind of property, in percent; nothing for what is no kind of property. */
export function findMassimoImu(fattispecie: string): number | undefined {
  const suo = Object.hasOwn(massime, fattispecie) ? massime[fattispecie] : undefined;
  return suo && inPercento(Math.max(...suo.valori.map(({ valore }) => valore)));
}
