import { parametro, type Scaglione, type Valore } from '../engine/index.ts';
import { aScaglioni, daRiscontrare, legge, percento, vale } from './scrittura.ts';

const quota = (id: string, descrizione: string, valori: readonly Valore<number>[]) =>
  parametro({ id: `terreni/${id}`, descrizione, unita: 'quota', valori });

/** The instructions of the forms of 2023-2026 say each of these, «Rivalutazione dei redditi» and «Terreni in affitto». Cadastral income of land is raised by four fifths, that of its cultivation by seven tenths. */
export const rivalutazioneDominicale = quota('dominicale', 'Rivalutazione del reddito dominicale', [
  vale(2018, 2021, percento(180), daRiscontrare('L. 662/1996', 'art. 3, c. 50')),
  vale(2022, null, percento(180), legge('L. 662/1996', 'art. 3, c. 50')),
]);
export const rivalutazioneAgrario = quota('agrario', 'Rivalutazione del reddito agrario', [
  vale(2018, 2021, percento(170), daRiscontrare('L. 662/1996', 'art. 3, c. 50')),
  vale(2022, null, percento(170), legge('L. 662/1996', 'art. 3, c. 50')),
]);
/** A further raise, not for those who farm by trade. */
export const ulterioreRivalutazione = quota('ulteriore', 'Ulteriore rivalutazione dei terreni', [
  vale(2018, 2021, percento(130), daRiscontrare('L. 228/2012', 'art. 1, c. 512')),
  vale(2022, null, percento(130), legge('L. 228/2012', 'art. 1, c. 512')),
]);
/** Up to this part of the raised income, a rent fixed by law takes its place. */
export const quotaCanoneVincolato = quota('canone-vincolato', 'Quota per l’affitto in regime vincolistico', [
  vale(2018, 2021, percento(80), daRiscontrare('TUIR', 'art. 28')),
  vale(2022, null, percento(80), legge('TUIR', 'art. 28')),
]);

/** Which part of the land income of direct farmers and professional farmers counts, by bands. */
export const fasceColtivatori = parametro<readonly Scaglione[]>({
  id: 'terreni/coltivatori',
  descrizione: 'Quota imponibile dei terreni di coltivatori diretti e imprenditori agricoli professionali',
  unita: 'quota',
  valori: [
    vale(2018, 2023, aScaglioni([0, 0]), legge('L. 232/2016', 'art. 1, c. 44')),
    vale(
      2024,
      2026,
      aScaglioni([0, 0], [10_000, 50], [15_000, 100]),
      legge('D.L. 215/2023', 'art. 13, c. 3-bis'),
    ),
    vale(
      2027,
      null,
      aScaglioni([0, 0], [10_000, 50], [15_000, 100]),
      daRiscontrare('L. 232/2016', 'art. 1, c. 44'),
      'proroga da riscontrare',
    ),
  ],
});
