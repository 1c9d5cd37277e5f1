import {
  type Concetto,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { daTrust } from './altri-redditi.ts';
import { dopo, lettoDal2022, makeUso, type RiservaUso, SPECIFICHE } from './capienza.ts';
import * as crediti from './crediti.ts';
import * as conCodice from './crediti-codice.ts';
import { esteroSostitutiva, senzaSostitutiva } from './crediti-sostitutiva.ts';
import { startUp, totaleDetrazioni } from './detrazioni.ts';
import { creditoEsteri } from './eccedenze-estere.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificata } from './impresa-semplificata.ts';
import { creditoFigli } from './incapienti.ts';
import { creditiConResiduo, impostaNetta } from './netta.ts';
import { totali as partecipazioni } from './partecipazioni.ts';
import { altri as sismaAltri730 } from './sisma-730.ts';
import { detrazionePatologie } from './spese-sanitarie.ts';
import { creditoCompensato, creditoPrecedente } from './start-up.ts';

export { agevolazioneZes, creditiConResiduo, impostaNetta } from './netta.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RN27 a RN34');

/** RN47, point 1: with more than one of them, who compiles says which one is left. */
const aScelta = (credito: Concetto): { readonly riserva: RiservaUso } => ({
  riserva: {
    perche:
      'il residuo fra i crediti di RN23 e RN24 lo divide chi compila: qui va per primo alle ultime colonne',
    quando: oltre(creditiConResiduo, credito),
  },
});
const makeDellaLorda = (id: string, credito: Concetto, capienza: Nodo) =>
  makeUso(id, credito, capienza, aScelta(credito));

const lorda = [impostaLorda, totaleDetrazioni] as const;
/**
 * RN23: exempt pathologies, before the credits; what the tax cannot hold goes to the relative who paid. Of the excess the
 * further deduction for children takes its part first, as a credit.
 */
export const patologie = {
  spettante: detrazionePatologie,
  ...makeUso('patologie', detrazionePatologie, somma(dopo(lorda), creditoFigli), {
    gruppo: 'oneri',
    ...aScelta(detrazionePatologie),
  }),
};
/** RN24: credits that the tax must be able to hold; the rest goes to the next years. */
export const primaCasa = makeDellaLorda('primaCasa', crediti.primaCasa.spettante, dopo(lorda, patologie));
export const occupazione = makeDellaLorda(
  'occupazione',
  crediti.occupazione.spettante,
  dopo(lorda, patologie, primaCasa),
);
export const fondiPensione = makeDellaLorda(
  'fondiPensione',
  crediti.fondiPensione.spettante,
  dopo(lorda, patologie, primaCasa, occupazione),
);
export const under36 = makeDellaLorda(
  'under36',
  crediti.under36.spettante,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione),
);
export const negoziazione = makeDellaLorda(
  'negoziazione',
  crediti.negoziazione.spettante,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36),
);
export const mediazione = makeDellaLorda(
  'mediazione',
  conCodice.mediazione,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36, negoziazione),
);
export const contributoUnificato = makeDellaLorda(
  'contributoUnificato',
  conCodice.contributoUnificato,
  dopo(lorda, patologie, primaCasa, occupazione, fondiPensione, under36, negoziazione, mediazione),
);
const sismaAltriRata = regola({
  id: 'crediti.sismaAltri',
  titolo: 'Altri immobili in Abruzzo',
  unita: 'euro',
  formule: lettoDal2022(senzaSostitutiva(4, somma(crediti.sismaAltriRata, sismaAltri730))),
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
export const redditiEsteri = makeUso('estero', estero, dopo([impostaNetta], ...primaDiRn29), {
  riserva: { perche: 'RN34 toglie RN29 col. 2 per intero: qui entro l’imposta netta' },
});
const primaDiRn30 = [...primaDiRn29, redditiEsteri] as const;
export const cultura = makeUso('cultura', crediti.cultura, dopo([impostaNetta], ...primaDiRn30), {
  riserva: SPECIFICHE,
});
export const scuola = makeUso('scuola', crediti.scuola, dopo([impostaNetta], ...primaDiRn30, cultura));
export const videosorveglianza = makeUso(
  'videosorveglianza',
  crediti.videosorveglianza.spettante,
  dopo([impostaNetta], ...primaDiRn30, cultura, scuola),
);

type Uso = ReturnType<typeof makeUso>;
const primaDiRn32: readonly Uso[] = [...primaDiRn30, cultura, scuola, videosorveglianza];
/** RN32 says the room of these columns; of the others only that they stay within the net tax. */
const CON_CAPIENZA: readonly string[] = ['sport', 'bonifica', 'social'];
const usaInOrdine = <K extends string>(
  voci: readonly (readonly [K, Concetto])[],
): Readonly<Record<K, Uso>> => {
  const usi = [...primaDiRn32];
  const senzaOrdine = voci.filter(([nome]) => !CON_CAPIENZA.includes(nome)).map(([, credito]) => credito);
  const insieme = senzaOrdine.length > 0 ? somma(...(senzaOrdine as [Concetto, ...Concetto[]])) : zeroEuro;
  const fatti = voci.map(([nome, credito]) => {
    const riserva = { perche: 'l’ordine fra i crediti di RN32 non è detto', quando: oltre(insieme, credito) };
    const uso = makeUso(nome, credito, dopo([impostaNetta], ...usi), {
      ...(nome === 'bonifica' && { riserva: SPECIFICHE }),
      ...(!CON_CAPIENZA.includes(nome) && { riserva }),
    });
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
  formule: lettoDal2022(
    somma(
      ...primaDiRn32.map((u) => u.usato),
      ...Object.values(conCodici).map((u) => u.usato),
      minore(zeroEuro, estero),
    ),
  ),
});
