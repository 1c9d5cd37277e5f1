import { maggiore, meno, minore, oltre, regola, se, somma, zeroEuro } from '../engine/index.ts';
import { daTrust } from './altri-redditi.ts';
import { dopo, makeUso } from './capienza.ts';
import * as crediti from './crediti.ts';
import * as conCodice from './crediti-codice.ts';
import { esteroSostitutiva, senzaSostitutiva } from './crediti-sostitutiva.ts';
import { startUp, totaleDetrazioni } from './detrazioni.ts';
import { creditoEsteri } from './eccedenze-estere.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificata } from './impresa-semplificata.ts';
import { creditoFigli } from './incapienti.ts';
import { impostaNetta } from './netta.ts';
import { totali as partecipazioni } from './partecipazioni.ts';
import { altri as sismaAltri730 } from './sisma-730.ts';
import { detrazionePatologie } from './spese-sanitarie.ts';
import { creditoCompensato, creditoPrecedente } from './start-up.ts';

export { agevolazioneZes, creditiConResiduo, impostaNetta } from './netta.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RN');

const lorda = [impostaLorda, totaleDetrazioni] as const;
/**
 * RN23: exempt pathologies, before the credits; what the tax cannot hold goes to the relative who paid. Of the excess the
 * further deduction for children takes its part first, as a credit.
 */
export const patologie = {
  spettante: detrazionePatologie,
  ...makeUso('patologie', detrazionePatologie, somma(dopo(lorda), creditoFigli), 'oneri'),
};
/** RN24: credits that the tax must be able to hold; the rest goes to the next years. */
export const primaCasa = makeUso('primaCasa', crediti.primaCasa.spettante, dopo(lorda, patologie));
export const occupazione = makeUso(
  'occupazione',
  crediti.occupazione.spettante,
  dopo(lorda, patologie, primaCasa),
);
export const fondiPensione = makeUso(
  'fondiPensione',
  crediti.fondiPensione.spettante,
  dopo(lorda, patologie, primaCasa, occupazione),
);
export const under36 = makeUso(
  'under36',
  crediti.under36.spettante,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione),
);
export const negoziazione = makeUso(
  'negoziazione',
  crediti.negoziazione.spettante,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36),
);
export const mediazione = makeUso(
  'mediazione',
  conCodice.mediazione,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36, negoziazione),
);
export const contributoUnificato = makeUso(
  'contributoUnificato',
  conCodice.contributoUnificato,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36, negoziazione, mediazione),
);
const sismaAltriRata = regola({
  id: 'crediti.sismaAltri',
  titolo: 'Altri immobili in Abruzzo',
  unita: 'euro',
  formule: sempre(senzaSostitutiva(4, somma(crediti.sismaAltriRata, sismaAltri730)), MODELLO),
});
export const estero = regola({
  id: 'crediti.esteroSpettante',
  titolo: 'Credito per redditi prodotti all’estero',
  unita: 'euro',
  formule: sempre(
    meno(
      somma(
        ...[creditoEsteri, partecipazioni.estero, daTrust.estero],
        ...[ordinaria.creditoEstero, semplificata.creditoEstero],
      ),
      esteroSostitutiva,
    ),
    tuir('art. 165'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN29, colonna 2'),
  ),
});
/** From RN27 to RN30: each within what is left of the net tax. */
export const sismaAltri = makeUso('sismaAltri', sismaAltriRata, dopo([impostaNetta]));
export const montagna = makeUso('montagna', conCodice.montagna, dopo([impostaNetta], sismaAltri));
export const sisma = makeUso('sisma', crediti.sisma, dopo([impostaNetta], sismaAltri, montagna));
const primaDiRn29 = [sismaAltri, montagna, sisma] as const;
export const redditiEsteri = makeUso('estero', estero, dopo([impostaNetta], ...primaDiRn29));
const primaDiRn30 = [...primaDiRn29, redditiEsteri] as const;
export const cultura = makeUso('cultura', crediti.cultura, dopo([impostaNetta], ...primaDiRn30));
export const scuola = makeUso('scuola', crediti.scuola, dopo([impostaNetta], ...primaDiRn30, cultura));
export const videosorveglianza = makeUso(
  'videosorveglianza',
  crediti.videosorveglianza.spettante,
  dopo([impostaNetta], ...primaDiRn30, cultura, scuola),
);

type Uso = ReturnType<typeof makeUso>;
const primaDiRn32: readonly Uso[] = [...primaDiRn30, cultura, scuola, videosorveglianza];
const usaInOrdine = <K extends string>(
  voci: readonly (readonly [K, Parameters<typeof makeUso>[1]])[],
): Readonly<Record<K, Uso>> => {
  const usi = [...primaDiRn32];
  const fatti = voci.map(([nome, credito]) => {
    const uso = makeUso(nome, credito, dopo([impostaNetta], ...usi));
    usi.push(uso);
    return [nome, uso] as const;
  });
  return Object.fromEntries(fatti) as Record<K, Uso>;
};
/** RN32, column 20: what of RP80 the tax did not hold, and the credit of the year before. In the form of 2025 it goes to RX42. */
export const creditoStartUp = regola({
  id: 'crediti.startUp',
  titolo: 'Credito per investimenti in start-up',
  unita: 'euro',
  formule: [
    tra(2018, 2024, zeroEuro, MODELLO),
    tra(
      2025,
      null,
      somma(
        startUp.minimis.residuo,
        se(
          oltre(creditoPrecedente, zeroEuro),
          maggiore(zeroEuro, meno(creditoPrecedente, creditoCompensato)),
          zeroEuro,
        ),
      ),
      fonte('L. 162/2024', 'art. 2'),
      fonte('Istruzioni Redditi PF 2026', 'fascicolo 1, righi RP81 e RN32'),
    ),
  ],
});
/** RN32, in the order of RN34; what the tax cannot hold is carried. CR18-CR30 of the years before are last. */
export const conCodici = usaInOrdine([
  ['sport', conCodice.sport],
  ['bonifica', conCodice.bonifica],
  ['monopattini', conCodice.monopattini],
  ['alloggi', conCodice.alloggi],
  ['sanificazione', conCodice.sanificazione],
  ['depuratori', conCodice.depuratori],
  ['social', conCodice.social],
  ['attivitaFisica', conCodice.attivitaFisica],
  ['accumulo', conCodice.accumulo],
  ['its30', conCodice.its30],
  ['its60', conCodice.its60],
  ['startUp', creditoStartUp],
  ['annui', crediti.annui],
]);
export const annui = conCodici.annui;
/** All that RN27, RN28, RN29, RN30 and RN32 take from the net tax; a foreign credit to be given back adds to it. */
export const creditiSullaNetta = regola({
  id: 'crediti.sullaNetta',
  titolo: 'Crediti d’imposta sull’imposta netta',
  unita: 'euro',
  formule: sempre(
    somma(
      ...primaDiRn32.map((u) => u.usato),
      ...Object.values(conCodici).map((u) => u.usato),
      minore(zeroEuro, estero),
    ),
    MODELLO,
  ),
});
