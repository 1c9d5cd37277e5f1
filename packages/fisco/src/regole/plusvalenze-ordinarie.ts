import {
  arrotonda,
  codice,
  type Dato,
  dato,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonGestito,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quotaQualificate } from '../parametri/plusvalenze.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { makeNetta, minusDaSezione3, plusvalenza as plusvalenza26 } from './plusvalenze.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RT, sezioni III e IV');
const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: raccolta === undefined ? `plusvalenze.${id}` : `${raccolta}.${id}`,
    titolo,
    unita: 'euro',
    seManca: 'zero',
    prova: 'atto di cessione',
    ...(raccolta === undefined ? {} : { raccolta }),
  });
const make = (id: string, titolo: string, valore: Nodo, raccolta?: string) =>
  regola({
    id: raccolta === undefined ? `plusvalenze.${id}` : `${raccolta}.${id}`,
    titolo,
    unita: 'euro',
    ...(raccolta === undefined ? {} : { raccolta }),
    formule: sempre(valore, tuir('art. 68, c. 3, testo fino al 2018'), MODELLO),
  });
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);
const negata = (valore: Nodo): Nodo => capiente(meno(zeroEuro, valore));
const quotaDi = (valore: Nodo, quale: keyof typeof quotaQualificate): Nodo =>
  arrotonda.centesimo(per(valore, quotaQualificate[quale]));

/** Stakes above the thresholds sold before 2019, until the form of 2024: one set of righi each, with the code of its days. */
export const qualificate = 'qualificate';
export const codicePeriodo = dato({
  id: `${qualificate}.codice`,
  titolo: 'Periodo della cessione',
  unita: 'codice',
  raccolta: qualificate,
  seManca: 'ignoto',
  prova: 'atto di cessione',
});
export const corrispettivo = importo(
  'corrispettivo',
  'Partecipazioni qualificate: corrispettivi',
  qualificate,
);
export const costo = importo('costo', 'Partecipazioni qualificate: costi', qualificate);
const logico = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: raccolta === undefined ? `plusvalenze.${id}` : `${raccolta}.${id}`,
    titolo,
    unita: 'logico',
    seManca: 'zero',
    ...(raccolta === undefined ? {} : { raccolta }),
  });
export const rideterminato = logico(
  'rideterminato',
  'Partecipazioni qualificate: costo rideterminato',
  qualificate,
);
const netta = makeNetta(meno(corrispettivo, costo), rideterminato);
export const minusPrecedenti = importo(
  'minus',
  'Partecipazioni qualificate: minusvalenze precedenti',
  qualificate,
);
export const versata = importo('versata', 'Partecipazioni qualificate: imposta versata', qualificate);
export const plusvalenza = make(
  'plusvalenza',
  'Partecipazioni qualificate: plusvalenza',
  capiente(netta),
  qualificate,
);
export const minusvalenza = make(
  'minusvalenza',
  'Partecipazioni qualificate: minusvalenza',
  negata(netta),
  qualificate,
);
export const differenza = make(
  'differenza',
  'Partecipazioni qualificate: differenza',
  capiente(meno(plusvalenza, minusPrecedenti)),
  qualificate,
);
export const imponibile = make(
  'imponibile',
  'Partecipazioni qualificate: imponibile',
  se(
    oltre(differenza, zeroEuro),
    se(
      uguale(codicePeriodo, codice(1)),
      quotaDi(differenza, 1),
      se(
        uguale(codicePeriodo, codice(2)),
        quotaDi(differenza, 2),
        se(uguale(codicePeriodo, codice(3)), quotaDi(differenza, 3), nonGestito('Periodo non previsto.')),
      ),
    ),
    zeroEuro,
  ),
  qualificate,
);

/** From the form of 2025: a group of righi for each of the three periods. */
function makeGruppo(quale: keyof typeof quotaQualificate, periodo: string) {
  const raccolta = `qualificate${quale}`;
  const nome = `Partecipazioni qualificate ${periodo}`;
  const ceduta = importo('corrispettivo', `${nome}: corrispettivi`, raccolta);
  const costoDi = importo('costo', `${nome}: costi`, raccolta);
  const minus = importo(`qualificateMinus${quale}`, `${nome}: minusvalenze precedenti`);
  const imposta = importo(`qualificateVersata${quale}`, `${nome}: imposta versata`);
  const scritta = `${raccolta}Rideterminate`;
  const cedutaScritta = importo('corrispettivo', `${nome}, rideterminate: corrispettivo`, scritta);
  const costoScritto = importo('costo', `${nome}, rideterminate: costo`, scritta);
  const netta = somma(
    sommaDi(raccolta, meno(ceduta, costoDi)),
    sommaDi(scritta, capiente(meno(cedutaScritta, costoScritto))),
  );
  const plus = make(`qualificatePlus${quale}`, `${nome}: plusvalenza`, capiente(netta));
  const perdita = make(`qualificatePerdita${quale}`, `${nome}: minusvalenza`, negata(netta));
  const residua = make(`qualificateDifferenza${quale}`, `${nome}: differenza`, capiente(meno(plus, minus)));
  const tassata = make(`qualificateImponibile${quale}`, `${nome}: imponibile`, quotaDi(residua, quale));
  return {
    ...{ raccolta, nome, corrispettivo: ceduta, costo: costoDi, minus, versata: imposta },
    rideterminata: { raccolta: scritta, corrispettivo: cedutaScritta, costo: costoScritto },
    ...{ plusvalenza: plus, minusvalenza: perdita, differenza: residua, imponibile: tassata },
  };
}
export const gruppi = [
  makeGruppo(1, 'fino al 2008'),
  makeGruppo(2, 'dal 2009 al 2017'),
  makeGruppo(3, 'del 2018'),
] as const;
export const minusAnno = make(
  'minusQualificate',
  'Partecipazioni qualificate: minusvalenze dell’anno',
  somma(sommaDi(qualificate, minusvalenza), ...gruppi.map((g) => g.minusvalenza)),
);
/** RT103: what section II did not take. */
export const minusRestante = make(
  'minusQualificateRestante',
  'Partecipazioni qualificate: minusvalenze da riportare',
  capiente(meno(minusAnno, minore(minusDaSezione3, plusvalenza26))),
);

/** Section IV: stakes in States of privileged tax and real-estate funds that do not conform. They count whole. */
export const privilegiate = {
  corrispettivi: importo(
    'privilegiateCorrispettivi',
    'Imprese in Stati a regime privilegiato: corrispettivi',
  ),
  costi: importo('privilegiateCosti', 'Imprese in Stati a regime privilegiato: costi'),
  rideterminato: logico(
    'privilegiateRideterminato',
    'Imprese in Stati a regime privilegiato: costo rideterminato',
  ),
  corrispettiviOicr: importo('oicrCorrispettivi', 'OICR immobiliari non conformi: corrispettivi'),
  costiOicr: importo('oicrCosti', 'OICR immobiliari non conformi: costi'),
  minus: importo('privilegiateMinus', 'Regime privilegiato: minusvalenze precedenti'),
  versata: importo('privilegiateVersata', 'Regime privilegiato: imposta versata'),
  rideterminate: 'privilegiateRideterminate',
};
export const corrispettivoPrivilegiata = importo(
  'corrispettivo',
  'Regime privilegiato, costo rideterminato: corrispettivo',
  privilegiate.rideterminate,
);
export const costoPrivilegiata = importo(
  'costo',
  'Regime privilegiato, costo rideterminato: costo',
  privilegiate.rideterminate,
);
const nettaPrivilegiate = somma(
  makeNetta(meno(privilegiate.corrispettivi, privilegiate.costi), privilegiate.rideterminato),
  meno(privilegiate.corrispettiviOicr, privilegiate.costiOicr),
  sommaDi(privilegiate.rideterminate, capiente(meno(corrispettivoPrivilegiata, costoPrivilegiata))),
);
export const plusPrivilegiate = make(
  'plusPrivilegiate',
  'Regime privilegiato: plusvalenze',
  capiente(nettaPrivilegiate),
);
export const minusPrivilegiate = make(
  'minusPrivilegiate',
  'Regime privilegiato: minusvalenze',
  negata(nettaPrivilegiate),
);
export const imponibilePrivilegiate = make(
  'imponibilePrivilegiate',
  'Regime privilegiato: imponibile',
  capiente(meno(plusPrivilegiate, privilegiate.minus)),
);

/** Taxable part that somebody worked out by himself. */
export const imponibileIndicato = importo(
  'qualificate',
  'Partecipazioni qualificate cedute prima del 2019, plusvalenza imponibile',
);
/** To RN1: RT66 and RT87, from 2025 RT82 and RT86. */
export const redditoQualificate = make(
  'redditoQualificate',
  'Plusvalenze che concorrono al reddito',
  somma(
    sommaDi(qualificate, imponibile),
    ...gruppi.map((g) => g.imponibile),
    imponibilePrivilegiate,
    se(
      oltre(imponibileIndicato, zeroEuro),
      incerto(imponibileIndicato, 'parte imponibile della plusvalenza a cura di chi compila'),
      zeroEuro,
    ),
  ),
);
/** RT104, RT113: to RN33. */
export const impostaVersata = make(
  'impostaVersata',
  'Imposta sostitutiva versata sulle partecipazioni',
  somma(sommaDi(qualificate, versata), ...gruppi.map((g) => g.versata), privilegiate.versata),
);
