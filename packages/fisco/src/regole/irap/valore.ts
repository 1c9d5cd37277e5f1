import {
  arrotonda,
  diviso,
  maggiore,
  meno,
  minore,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import { fonte, sempre } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';
import { ic, valoreIC } from './finanziari.ts';
import {
  makeAgricolo,
  makeBilancio,
  makeFiscale,
  makeForfetario,
  makeProfessionale,
  makeRetributivo,
} from './produzione.ts';

/** What partnerships, and until 2021 persons, may have: each way of counting has its section. */
function makePersone(radice: 'ip' | 'iq', titolo: string) {
  const sezioni = {
    fiscale: makeFiscale(radice),
    bilancio: makeBilancio(radice),
    forfetario: makeForfetario(radice),
    agricolo: makeAgricolo(radice),
    professionale: makeProfessionale(radice),
  };
  const valori = Object.values(sezioni).map(({ valore }) => valore);
  return {
    ...sezioni,
    valore: conteggio(
      `irap.${radice}.lordo`,
      titolo,
      somma(...valori),
      fonte('D.Lgs. 446/1997', 'artt. 5, 5-bis, 8, 9 e 17'),
    ),
  };
}
export const ip = makePersone('ip', 'Valore della produzione lorda');
export const iq = makePersone('iq', 'Valore della produzione lorda della persona');

// --- bodies -----------------------------------------------------------------------------------------------------------
const ART_10 = fonte('D.Lgs. 446/1997', 'art. 10');
const retributivo = makeRetributivo('ie');
/** Paid for both activities: what is of the commercial one goes by its part of the takings. */
export const promiscuo = {
  emolumenti: importo('irap.ie.promiscui', 'Emolumenti comuni all’attività commerciale'),
  commerciali: importo('irap.ie.ricaviCommerciali', 'Ricavi dell’attività commerciale'),
  entrate: importo('irap.ie.entrate', 'Totale di ricavi ed entrate'),
} as const;
const rapporto = regola({
  id: 'irap.ie.rapporto',
  titolo: 'Parte commerciale dei ricavi e delle entrate',
  unita: 'quota',
  formule: sempre(
    arrotonda.sestoDecimale(diviso(minore(promiscuo.commerciali, promiscuo.entrate), promiscuo.entrate)),
    ART_10,
  ),
});
const commerciale = se(
  oltre(promiscuo.entrate, zeroEuro),
  arrotonda.centesimo(per(promiscuo.emolumenti, rapporto)),
  zeroEuro,
);
export const istituzionale = conteggio(
  'irap.ie.istituzionale',
  'Valore della produzione dell’attività non commerciale',
  saldo([retributivo.valore, promiscuo.emolumenti], [commerciale]),
  ART_10,
);
export const ie = {
  retributivo,
  bilancio: makeBilancio('ie'),
  forfetario: makeForfetario('ie'),
} as const;
export const valoreIE = conteggio(
  'irap.ie.lordo',
  'Valore della produzione lorda',
  somma(istituzionale, ie.bilancio.valore, ie.forfetario.valore),
  ART_10,
);
export const ik = { retributivo: makeRetributivo('ik'), bilancio: makeBilancio('ik') } as const;
export const deduzioniPubbliche = importo('irap.ik.deduzioni', 'Deduzioni, fra cui quella per i disabili');
/** What public bodies pay month by month on; it enters no advance. */
export const basePubblica = conteggio(
  'irap.ik.base',
  'Base imponibile dell’attività istituzionale',
  maggiore(zeroEuro, meno(ik.retributivo.valore, deduzioniPubbliche)),
  fonte('D.Lgs. 446/1997', 'art. 10-bis'),
);

// --- the whole --------------------------------------------------------------------------------------------------------
export const valoreLordo = conteggio(
  'irap.valoreLordo',
  'Valore della produzione lorda di tutti i quadri',
  somma(valoreIC, ip.valore, iq.valore, valoreIE, ik.bilancio.valore),
  fonte('D.Lgs. 446/1997', 'artt. 4-10-bis'),
);
/** What is taken in, however it is counted: up to a limit employees have a deduction of their own. */
export const componentiPositivi = conteggio(
  'irap.componentiPositivi',
  'Componenti positivi',
  somma(
    ...[ic, ip.bilancio, iq.bilancio, ie.bilancio, ik.bilancio, ip.fiscale, iq.fiscale].map(
      ({ totalePositivi }) => totalePositivi,
    ),
    ...[ip, iq].flatMap(({ agricolo, professionale }) =>
      [...agricolo.positivi, ...professionale.positivi].map(({ dato }) => dato),
    ),
  ),
  fonte('D.Lgs. 446/1997', 'art. 11, c. 4-bis.1'),
);
