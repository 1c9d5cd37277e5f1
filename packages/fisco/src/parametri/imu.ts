import { parametro, type Valore } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

const L160 = 'L. 160/2019';
const quota = (id: string, descrizione: string, valori: readonly Valore<number>[]) =>
  parametro({ id: `imu/${id}`, descrizione, unita: 'quota', valori });
const base = (nome: string, descrizione: string, valore: number, comma: number, al: number | null = null) =>
  quota(`base-${nome}`, `Aliquota di base: ${descrizione}`, [
    vale(2020, al, percento(valore), legge(L160, `art. 1, c. ${comma}`)),
  ]);

/** Rates that hold where the comune did not set its own. */
export const baseAbitazionePrincipale = base(
  'abitazione-principale',
  'abitazione principale di lusso',
  0.5,
  748,
);
export const baseRurali = base('rurali-strumentali', 'fabbricati rurali strumentali', 0.1, 750);
/** «Fino all’anno 2021 …» (c. 751); exempt since. */
export const baseMerce = base('beni-merce', 'beni merce', 0.1, 751, 2021);
export const baseTerreni = base('terreni', 'terreni agricoli', 0.76, 752);
export const baseGruppoD = base('gruppo-d', 'fabbricati del gruppo D', 0.86, 753);
export const baseAree = base('aree-fabbricabili', 'aree fabbricabili', 0.86, 754);
export const baseAltri = base('altri-fabbricati', 'altri fabbricati', 0.86, 754);

/** What of the buildings of group D goes to the State. */
export const quotaStato = quota('quota-stato', 'Quota dello Stato sui fabbricati del gruppo D', [
  vale(2018, 2019, percento(0.76), legge('L. 228/2012', 'art. 1, c. 380, lett. f')),
  vale(2020, null, percento(0.76), legge(L160, 'art. 1, c. 744')),
]);

const C747 = legge(L160, 'art. 1, c. 747');
/** What is left of the base. */
export const quotaStorico = quota('storico', 'Base degli immobili storici o artistici', [
  vale(2018, null, percento(50), C747),
]);
export const quotaInagibile = quota('inagibile', 'Base dei fabbricati inagibili o inabitabili', [
  vale(2018, null, percento(50), C747),
]);
export const quotaComodato = quota('comodato', 'Base delle abitazioni in comodato a genitori o figli', [
  vale(2018, null, percento(50), C747),
]);
/** No text forbids that both count; the Ministry has admitted it. */
export const quotaStoricoComodato = quota('storico-comodato', 'Base degli immobili storici in comodato', [
  vale(2018, null, percento(25), daRiscontrare(L160, 'art. 1, c. 747'), 'cumulo da riscontrare'),
]);
/** One home in Italy of who lives abroad with a pension of an agreement. */
export const quotaPensionatoEstero = quota('pensionato-estero', 'Imposta di chi ha una pensione estera', [
  vale(
    2018,
    2019,
    percento(100),
    daRiscontrare('D.L. 201/2011', 'art. 13, c. 2'),
    'fino al 2019 l’italiano iscritto all’AIRE già pensionato nel Paese di residenza è esente come per l’abitazione principale: da riscontrare, e da indicare come esenzione',
  ),
  vale(2020, 2020, percento(100), daRiscontrare('L. 178/2020', 'art. 1, c. 48')),
  vale(2021, 2021, percento(50), daRiscontrare('L. 178/2020', 'art. 1, c. 48')),
  vale(2022, 2022, percento(37.5), daRiscontrare('L. 234/2021', 'art. 1, c. 743')),
  vale(2023, 2025, percento(50), daRiscontrare('L. 178/2020', 'art. 1, c. 48')),
  vale(
    2026,
    null,
    percento(50),
    daRiscontrare('L. 178/2020', 'art. 1, c. 48'),
    'per le case di chi vive all’estero nei comuni fino a 5.000 abitanti, dal 2026, altre misure da riscontrare',
  ),
]);
export const quotaCanoneConcordato = quota('concordato', 'Imposta delle abitazioni a canone concordato', [
  vale(2018, 2019, percento(75), daRiscontrare('L. 208/2015', 'art. 1, c. 53')),
  vale(2020, null, percento(75), legge(L160, 'art. 1, c. 760')),
]);

export const rivalutazioneTerreni = quota('rivalutazione-terreni', 'Rivalutazione del reddito dominicale', [
  vale(2018, null, percento(125), legge(L160, 'art. 1, c. 746')),
]);
export const moltiplicatoreTerreni = parametro({
  id: 'imu/moltiplicatore-terreni',
  descrizione: 'Moltiplicatore dei terreni',
  unita: 'numero',
  valori: [vale(2018, null, 135, legge(L160, 'art. 1, c. 746'))],
});

/** Up to this amount for the whole year nothing is paid, unless the comune says otherwise. */
export const minimoAnnuo = parametro({
  id: 'imu/minimo',
  descrizione: 'Importo annuo fino al quale l’IMU non si versa',
  unita: 'euro',
  valori: [vale(2018, null, euro(12), legge('L. 296/2006', 'art. 1, c. 168'))],
});
