import * as r from '../../../regole/irap/riparto.ts';
import * as s from '../../../regole/irap/saldo.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { conta, quadro, voce } from './righi.ts';

const REGIONI = (
  'Abruzzo Basilicata Bolzano Calabria Campania Emilia-Romagna Friuli-Venezia_Giulia Lazio Liguria Lombardia ' +
  'Marche Molise Piemonte Puglia Sardegna Sicilia Toscana Trento Umbria Valle_d’Aosta Veneto'
)
  .split(' ')
  .map((nome, posto) => ({ codice: String(posto + 1), descrizione: nome.replaceAll('_', ' ') }));

/** The form of the year whose balance the emergency forgave, and the one where the advance forgiven counts as paid. */
export const ANNO_ESONERO = 2020;
export const ANNO_FIGURATIVO = 2021;

const esonero = rigo(901, 'Esonero', [
  inserisce(1, 'Non spetta', s.senzaEsonero, {
    istruzioni: 'Banche, assicurazioni e amministrazioni pubbliche; oltre 250 milioni di ricavi non spetta.',
  }),
]);
const ARTICOLO = '(D.L. 34/2020, art. 24)';
const note: Readonly<Record<number, string>> = {
  [ANNO_ESONERO]: ` Il saldo 2019 e il primo acconto 2020 non sono dovuti fino a 250 milioni di ricavi ${ARTICOLO}.`,
  [ANNO_FIGURATIVO]: ` Il primo acconto 2020 non versato vale come versato ${ARTICOLO}: indicare l’imposta del modello 2020.`,
};

const righiRegioni = [1, 2, 3, 4, 5, 6, 7, 8].map((numero) =>
  rigo(
    numero,
    'Regione',
    [
      inserisce(1, 'Regione', r.regione, { opzioni: REGIONI }),
      mostra(2, 'Valore della produzione', r.valoreRegione),
      inserisce(3, 'Quota GEIE', r.quotaGeie, { negativi: true }),
      inserisce(4, 'Deduzioni regionali', r.deduzioniRegionali),
      mostra(5, 'Base imponibile', r.baseRegione, { formulaBreve: 'col. 2 + col. 3 − col. 4' }),
      annota(6, 'Codice aliquota', 'codice'),
      inserisce(7, 'Aliquota %', r.aliquota, {
        max: 10,
        istruzioni: 'Se vuota vale quella ordinaria della regione, dove è nota.',
      }),
      mostra(8, 'Imposta lorda', r.lordaRegione),
      inserisce(9, 'Detrazioni regionali', r.detrazioniRegionali),
      inserisce(10, 'Crediti regionali', r.creditiRegionali),
      mostra(11, 'Imposta netta', r.impostaRegione, { formulaBreve: 'col. 8 − col. 9 − col. 10' }),
      inserisce(90, 'Quota %', r.quotaRegione, {
        max: 100,
        istruzioni: 'Con una sola regione non serve.',
      }),
      inserisce(91, 'Retribuzioni e compensi', r.retribuzioni, {
        istruzioni: 'Pagati a chi lavora nella regione da almeno tre mesi: danno loro le quote.',
      }),
      mostra(92, 'Aliquota applicata', r.aliquotaApplicata),
    ],
    { raccolta: r.regioni },
  ),
);

export const makeQuadroIR = (anno: number): QuadroDiAnni =>
  quadro({
    codice: 'IR',
    titolo: 'Ripartizione della base imponibile e imposta',
    titoloBreve: 'Imposta',
    obbligatorio: true,
    nota: `L’aliquota ordinaria della regione è da riscontrare; Bolzano, Calabria e Valle d’Aosta, e le banche e assicurazioni, la indicano.${note[anno] ?? ''}`,
    dipendeDa: ['FR', 'IS', 'IC', 'IK'],
    sezioni: [
      { titolo: 'Sezione I: ripartizione per regione', righi: righiRegioni },
      {
        titolo: 'Sezione II: versamento',
        righi: [
          conta(21, 'Totale imposta', s.imposta),
          voce(22, s.crediti),
          voce(23, s.eccedenza),
          voce(24, s.compensata),
          rigo(25, 'Acconti', [
            inserisce(1, 'Versati', s.accontiVersati),
            ...(anno === ANNO_FIGURATIVO
              ? [mostra(90, 'Primo acconto figurativo', s.accontoFigurativo)]
              : []),
          ]),
          conta(26, 'Imposta a debito', s.debito),
          conta(27, 'Imposta a credito', s.credito),
          voce(28, s.versatoInPiu),
          voce(29, s.rimborso),
          conta(30, s.compensazione.titolo, s.compensazione, 'IR27 + IR28 − IR29 − IR31'),
          voce(31, s.ceduto),
          ...(anno === ANNO_ESONERO ? [esonero, conta(902, 'Saldo da versare', s.daVersare)] : []),
          ...(anno === ANNO_FIGURATIVO ? [esonero, voce(903, s.imposta2019)] : []),
        ],
      },
      {
        titolo: 'Sezione III: amministrazioni pubbliche',
        righi: [
          conta(911, s.impostaPubblica.titolo, s.impostaPubblica),
          voce(912, s.versamentiPubblici),
          conta(913, s.saldoPubblico.titolo, s.saldoPubblico),
        ],
      },
    ],
  });
