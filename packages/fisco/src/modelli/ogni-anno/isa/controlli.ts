import { e, fino, meno, non, o, oltre, presente, somma, zeroEuro } from '../../../engine/index.ts';
import { termineAdesione } from '../../../parametri/isa.ts';
import * as d from '../../../regole/isa/dati.ts';
import * as p from '../../../regole/isa/proposta.ts';
import * as i from '../../../regole/isa/punteggio.ts';
import type { Controllo } from '../../scheda.ts';

type Parti = Omit<Controllo, 'codice' | 'livello'>;
const make =
  (livello: Controllo['livello']) =>
  (nome: string, parti: Parti): Controllo => ({ codice: nome, livello, ...parti });
const blocca = make('bloccante');
const discorda = make('discordanza');
const avvisa = make('informativa');
const NORMA = 'D.L. 50/2017, art. 9-bis, c. 6';
const CPB = 'D.Lgs. 13/2024';
const F = 'Modello ISA, quadro F';

const dati: readonly Controllo[] = [
  discorda('ISA_SECONDARIE_TACIUTE', {
    quando: d.esclusione.secondarieTaciute,
    dato: d.totaleSecondarie,
    frase: 'Le attività di altri ISA superano il 30% dei ricavi: la causa di esclusione è la 7.',
    fonte: NORMA,
  }),
  discorda('ISA_SECONDARIE_SMENTITE', {
    quando: d.esclusione.secondarieSmentite,
    dato: i.causa,
    frase: 'Causa 7, ma le attività di altri ISA non superano il 30% dei ricavi.',
    fonte: NORMA,
  }),
  discorda('ISA_RICAVI_OLTRE', {
    quando: d.esclusione.ricaviTaciuti,
    dato: i.causa,
    frase: 'I ricavi superano 5.164.569 euro: la causa di esclusione è la 3.',
    fonte: NORMA,
  }),
  discorda('ISA_RICAVI_ENTRO', {
    quando: d.esclusione.ricaviSmentiti,
    dato: i.causa,
    frase: 'Causa 3, ma i ricavi non superano 5.164.569 euro.',
    fonte: NORMA,
  }),
  avvisa('ISA_ESCLUSO', {
    quando: e(presente(i.causa), non(i.isDaCompilare)),
    dato: i.causa,
    frase: 'Con questa causa di esclusione il modello ISA non si presenta.',
    fonte: NORMA,
  }),
  discorda('ISA_ESCLUSO_CON_PUNTEGGIO', {
    quando: e(presente(i.causa), presente(i.punteggio)),
    dato: i.punteggio,
    frase: 'Chi è escluso non ha un punteggio: i benefici non spettano.',
    fonte: 'D.L. 50/2017, art. 9-bis, c. 11',
  }),
  blocca('ISA_F2_INDENNITA', {
    quando: oltre(d.indennita, d.conto(2)),
    dato: d.indennita,
    frase: 'In F2 la colonna 2 è parte della colonna 1: non la supera.',
    fonte: F,
  }),
  discorda('ISA_ADEGUAMENTO_DIVERSO', {
    quando: e(
      o(oltre(d.conto(3), zeroEuro), oltre(d.compensiAdeguamento, zeroEuro)),
      oltre(somma(d.conto(3), d.compensiAdeguamento), i.componenti),
    ),
    dato: d.conto(3),
    frase: 'Gli ulteriori componenti positivi superano quelli dell’adeguamento.',
    fonte: 'D.L. 50/2017, art. 9-bis, c. 9',
  }),
  discorda('ISA_ADEGUAMENTO_SENZA_CONTI', {
    quando: e(
      oltre(i.componenti, zeroEuro),
      o(oltre(d.ricavi, zeroEuro), oltre(d.compensi, zeroEuro)),
      fino(somma(d.conto(3), d.compensiAdeguamento), zeroEuro),
    ),
    dato: d.conto(3),
    frase: 'L’adeguamento non è fra i componenti positivi dei dati contabili.',
    fonte: 'D.L. 50/2017, art. 9-bis, c. 9',
  }),
  discorda('ISA_IMPRESA_E_AUTONOMO', {
    quando: e(oltre(d.ricavi, zeroEuro), oltre(d.compensi, zeroEuro)),
    dato: d.compensi,
    frase: 'Un modello è di un’attività sola: impresa o lavoro autonomo.',
    fonte: 'Istruzioni ISA, parte generale',
  }),
];

const ogni = [0, 1] as const;
const proposta = (anno: number): readonly Controllo[] => [
  blocca('CPB_SENZA_REQUISITI', {
    quando: e(p.accettata, o(non(p.senzaDebiti), non(p.senzaCause))),
    dato: p.accettata,
    frase: 'Per accettare vanno barrati i requisiti: P1 e P2.',
    fonte: `${CPB}, artt. 10 e 11`,
  }),
  blocca('CPB_SENZA_PROPOSTA', {
    quando: e(p.accettata, o(...p.redditi.map((uno) => fino(uno, zeroEuro)))),
    dato: p.redditi[0],
    frase: 'Manca il reddito proposto: P6 per il primo anno, P7 per il secondo.',
    fonte: `${CPB}, art. 9`,
  }),
  blocca('CPB_SENZA_PUNTEGGIO', {
    quando: e(p.accettata, non(presente(i.punteggio)), non(presente(i.causa))),
    dato: i.punteggio,
    frase: 'Chi aderisce presenta gli ISA: manca il punteggio.',
    fonte: `${CPB}, art. 10`,
  }),
  discorda('CPB_FORFETARIO', {
    quando: e(p.accettata, i.isForfetario),
    dato: p.accettata,
    frase: 'Chi determina il reddito con criteri forfetari non aderisce come soggetto ISA.',
    fonte: `${CPB}, art. 11`,
  }),
  ...ogni.map((posto) =>
    discorda(`CPB_SOTTO_MINIMO_${posto + 1}`, {
      quando: p.isSottoMinimo(p.redditi[posto]),
      dato: p.redditi[posto],
      frase: 'Il reddito proposto non è mai sotto 2.000 euro.',
      fonte: `${CPB}, artt. 15 e 16`,
    }),
  ),
  ...ogni.map((posto) =>
    discorda(`CPB_VALORE_SOTTO_MINIMO_${posto + 1}`, {
      quando: p.isSottoMinimo(p.valori[posto]),
      dato: p.valori[posto],
      frase: 'Il valore della produzione proposto non è mai sotto 2.000 euro.',
      fonte: `${CPB}, art. 17`,
    }),
  ),
  discorda('CPB_NON_ACCETTATA', {
    quando: e(presente(p.adesione), non(p.accettata)),
    dato: p.accettata,
    frase: 'C’è una data di adesione e l’accettazione (P10) non è barrata.',
    fonte: `${CPB}, art. 9`,
  }),
  avvisa('CPB_NON_CONVIENE', {
    quando: oltre(zeroEuro, p.risparmio),
    dato: p.risparmio,
    frase: 'Con questi redditi previsti aderire costa più che non aderire.',
    fonte: `${CPB}, art. 20-bis`,
  }),
  ...(anno === 2024 || anno === 2025
    ? [
        blocca('CPB_FUORI_TERMINE', {
          quando: e(presente(p.adesione), oltre(p.adesione, termineAdesione)),
          dato: p.adesione,
          frase:
            anno === 2024
              ? 'L’adesione al 2024-2025 si chiudeva il 12/12/2024.'
              : 'L’adesione al 2025-2026 si chiudeva il 30/9/2025.',
          fonte: `${CPB}, art. 9`,
        }),
      ]
    : []),
  ...(anno >= 2025
    ? [
        ...ogni.map((posto) =>
          discorda(`CPB_OLTRE_TETTO_${posto + 1}`, {
            quando: e(
              oltre(p.tettoReddito, zeroEuro),
              oltre(meno(p.redditi[posto], p.tettoReddito), zeroEuro),
            ),
            dato: p.redditi[posto],
            frase: 'La proposta supera il tetto del punteggio: è giusta solo se sotto il valore del settore.',
            fonte: 'D.Lgs. 81/2025, art. 14',
          }),
        ),
        discorda('CPB_VALORE_OLTRE_TETTO', {
          quando: e(oltre(p.tettoValore, zeroEuro), oltre(p.valori[0], p.tettoValore)),
          dato: p.valori[0],
          frase:
            'Il valore proposto supera il tetto del punteggio: è giusto solo se sotto quello del settore.',
          fonte: 'D.Lgs. 81/2025, art. 14',
        }),
      ]
    : []),
];

/** The checks of a form, besides those of the adjustment: the proposal from its first year. */
export const listControlli = (anno: number): readonly Controllo[] => [
  ...dati,
  ...(anno >= 2024 ? proposta(anno) : []),
];
