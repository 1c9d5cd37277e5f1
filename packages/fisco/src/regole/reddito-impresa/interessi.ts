import {
  arrotonda,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  saldo,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import { quotaRol } from '../../parametri/societa.ts';
import { tuir } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';

const ART_96 = tuir('art. 96');
const make = (id: string, titolo: string, valore: Nodo) =>
  conteggio(`interessi.${id}`, titolo, valore, ART_96);

export const passivi = importo('interessi.passivi', 'Interessi passivi dell’anno');
export const passiviPregressi = importo('interessi.passiviPregressi', 'Interessi passivi pregressi');
export const attivi = importo('interessi.attivi', 'Interessi attivi dell’anno');
export const attiviPregressi = importo('interessi.attiviPregressi', 'Interessi attivi pregressi');
const tuttiPassivi = somma(passivi, passiviPregressi);
const tuttiAttivi = somma(attivi, attiviPregressi);
/** What interest earned lets through. */
export const diretti = make(
  'diretti',
  'Deducibili per gli interessi attivi',
  minore(tuttiPassivi, tuttiAttivi),
);
export const eccedenza = make(
  'eccedenza',
  'Eccedenza di interessi passivi',
  positivo(meno(tuttiPassivi, tuttiAttivi)),
);

/** What was left of the ROL of five years, already at 30%, the oldest first. */
export const rolPregressi = [5, 4, 3, 2, 1].map((eta) =>
  importo(`interessi.rol${eta}`, `Eccedenza di ROL, ${eta === 1 ? 'un anno' : `${eta} anni`} prima`),
);
export const rol = importo('interessi.rol', 'ROL dell’anno');
const quota = arrotonda.euro(per(rol, quotaRol));
export const entroRol = make(
  'entroRol',
  'Deducibili nel limite del ROL',
  minore(eccedenza, somma(quota, ...rolPregressi)),
);
export const rolResiduo = make('rolResiduo', 'Eccedenza di ROL dell’anno', positivo(meno(quota, entroRol)));
/** First the 30% of the year, then what was carried, the oldest first: the oldest is lost if it is not used. */
export const rolResidui = rolPregressi.slice(1).map((suo, posto) => {
  const prima = rolPregressi.slice(0, posto + 1);
  const preso = positivo(saldo([entroRol], [quota, ...prima]));
  return make(`rolResiduo${4 - posto}`, suo.titolo, positivo(meno(suo, preso)));
});
export const indeducibili = make(
  'indeducibili',
  'Interessi indeducibili da riportare',
  meno(eccedenza, entroRol),
);
export const attiviResidui = make(
  'attiviResidui',
  'Eccedenza di interessi attivi',
  positivo(meno(tuttiAttivi, tuttiPassivi)),
);

/** RF122: loans of before 17 June 2016 look at the ROL of the accounts of before 2019. */
export const rolContabile = importo('interessi.rolContabile', 'ROL contabile anteriore al 2019');
export const vecchi = importo('interessi.vecchi', 'Interessi su prestiti anteriori al 17/6/2016');
export const vecchiDedotti = make(
  'vecchiDedotti',
  'Dedotti con il ROL contabile',
  minore(vecchi, rolContabile),
);
export const rolContabileResiduo = make(
  'rolContabileResiduo',
  'ROL contabile residuo',
  meno(rolContabile, vecchiDedotti),
);

/** Variations: only what the year adds, or takes, of what was not deductible before. */
export const inAumento = make(
  'inAumento',
  'Interessi da riprendere',
  maggiore(zeroEuro, meno(indeducibili, passiviPregressi)),
);
export const inDiminuzione = make(
  'inDiminuzione',
  'Interessi pregressi ora deducibili',
  maggiore(zeroEuro, meno(passiviPregressi, indeducibili)),
);

/** What goes to the next year. */
export const passaggiInteressi = [
  { da: indeducibili, a: passiviPregressi },
  { da: attiviResidui, a: attiviPregressi },
  { da: rolContabileResiduo, a: rolContabile },
  ...[...rolResidui, rolResiduo].flatMap((da, posto) => {
    const a = rolPregressi[posto];
    return a ? [{ da, a }] : [];
  }),
];
