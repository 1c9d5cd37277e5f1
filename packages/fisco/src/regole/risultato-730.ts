import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  diviso,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  oltre,
  per,
  presente,
  quota,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { minimoIrpef } from '../parametri/crediti.ts';
import type { makeAcconti } from './acconti.ts';
import * as quadroF from './acconti-730.ts';
import * as addizionali from './addizionali.ts';
import * as estere from './attivita-estere.ts';
import * as cedolare from './cedolare.ts';
import { fonte, sempre } from './fonti.ts';
import * as altre from './imposte-separate.ts';
import * as liquidazione from './liquidazione.ts';
import { premiImposta } from './premi-mance.ts';
import * as quadroD from './quadro-d.ts';
import * as separata from './tassazione-separata.ts';

/** The result of a 730: what the employer withholds or gives back, tax by tax, and how much of a credit goes to F24. */
const TESTO = fonte('Istruzioni 730/2026', 'r. 481-497, 7143-7166, 7925-7970');
const euro = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({ id: `risultato730.${id}`, titolo, unita: 'euro', formule: sempre(valore, TESTO) });

const imposte = [
  ['irpef', 'IRPEF', liquidazione.irpefDebito, liquidazione.irpefCredito],
  ['regionale', 'Addizionale regionale', addizionali.regionaleDebito, addizionali.regionaleCredito],
  ['comunale', 'Addizionale comunale', addizionali.comunaleDebito, addizionali.comunaleCredito],
  ['cedolare', 'Cedolare secca', cedolare.debito, cedolare.credito],
] as const;

/** Up to 12 euro of a tax nothing is withheld and nothing given back. */
const senzaMinimo = (importo: Concetto): Nodo => se(fino(importo, minimoIrpef), zeroEuro, importo);
const credito = somma(...imposte.map(([, , , suo]) => senzaMinimo(suo)));
const inF24 = minore(credito, se(quadroF.compensareTutto, credito, quadroF.compensare));

interface EsitoImposta {
  readonly usato: Concetto;
  readonly rimborsato: Concetto;
  readonly trattenuto: Concetto;
}
type Nome = (typeof imposte)[number][0];

/** The credits are used in the order of the righi: first that of the IRPEF. */
function makeEsiti(): Readonly<Record<Nome, EsitoImposta>> {
  let resto: Nodo = inF24;
  const esiti = imposte.map(([id, nome, debito, suo]) => {
    const disponibile = senzaMinimo(suo);
    const usato = euro(
      `${id}Usato`,
      `${nome}: credito in F24`,
      minore(disponibile, maggiore(zeroEuro, resto)),
    );
    const rimborsato = euro(`${id}Rimborsato`, `${nome}: da rimborsare`, meno(disponibile, usato));
    const trattenuto = euro(`${id}Trattenuto`, `${nome}: da trattenere`, senzaMinimo(debito));
    resto = meno(resto, usato);
    return [id, { usato, rimborsato, trattenuto }];
  });
  return Object.fromEntries(esiti) as Readonly<Record<Nome, EsitoImposta>>;
}
export const esiti = makeEsiti();

/** An advance, or the lesser one that who declares thinks is due: it fills the first instalment before the second. */
const makeAcconto = (
  id: string,
  nome: string,
  { nessuno, minore: meglio }: typeof quadroF.misure.irpef,
  prima: Nodo,
  seconda: Nodo,
) => {
  const scelta = (calcolato: Nodo, chiesto: Nodo): Nodo =>
    se(nessuno, zeroEuro, se(presente(meglio), chiesto, calcolato));
  return {
    prima: euro(`${id}Prima`, `${nome}: prima rata di acconto`, scelta(prima, minore(meglio, prima))),
    seconda: euro(
      `${id}Seconda`,
      `${nome}: seconda o unica rata di acconto`,
      scelta(seconda, maggiore(zeroEuro, meno(meglio, prima))),
    ),
  };
};
const conNoleggi = (acconto: Nodo): Nodo =>
  se(
    oltre(quadroD.noleggi, zeroEuro),
    incerto(acconto, 'l’acconto conta anche il noleggio di imbarcazioni di D5, qui lasciato fuori'),
    acconto,
  );
export const accontoIrpef = makeAcconto(
  'accontoIrpef',
  'IRPEF',
  quadroF.misure.irpef,
  conNoleggi(liquidazione.primoAcconto),
  conNoleggi(liquidazione.secondoAcconto),
);
export const accontoCedolare = makeAcconto(
  'accontoCedolare',
  'Cedolare secca',
  quadroF.misure.cedolare,
  cedolare.primoAcconto,
  cedolare.secondoAcconto,
);
export const accontoComunale = makeAcconto(
  'accontoComunale',
  'Addizionale comunale',
  quadroF.misure.comunale,
  addizionali.accontoDaVersare,
  zeroEuro,
).prima;

/** Those that everybody pays by F24: F6 from the eighth colonna. */
const conF24 = (id: keyof typeof quadroF.misure, nome: string, di: ReturnType<typeof makeAcconti>) => ({
  di,
  ...makeAcconto(`acconto${id}`, nome, quadroF.misure[id], di.primo, di.secondo),
});
export const accontiF24 = {
  cripto: conF24('cripto', 'Cripto-attività', estere.saldoCripto.acconto),
  ivie: conF24('ivie', 'IVIE', estere.saldoIvie.acconto),
  ivafe: conF24('ivafe', 'IVAFE', estere.saldoIvafe.acconto),
  lezioni: conF24('lezioni', 'Lezioni private', altre.lezioni.acconto),
};

/** In a joint return, what the 730-3 of the other spouse says: righi from 111. */
const altrui = (id: string, titolo: string): Dato =>
  dato({ id: `coniuge730.${id}`, titolo: `Coniuge, ${titolo}`, unita: 'euro', seManca: 'zero' });
const esitoAltrui = (id: string, nome: string) => ({
  rimborsato: altrui(`${id}Rimborsato`, `${nome}: da rimborsare`),
  trattenuto: altrui(`${id}Trattenuto`, `${nome}: da trattenere`),
});
export const coniuge = {
  irpef: esitoAltrui('irpef', 'IRPEF'),
  regionale: esitoAltrui('regionale', 'addizionale regionale'),
  comunale: esitoAltrui('comunale', 'addizionale comunale'),
  cedolare: esitoAltrui('cedolare', 'cedolare secca'),
};
export const accontiConiuge = {
  irpef: altrui('accontoIrpef', 'prima rata di acconto IRPEF'),
  comunale: altrui('accontoComunale', 'acconto dell’addizionale comunale'),
  cedolare: altrui('accontoCedolare', 'prima rata di acconto della cedolare'),
  separata: altrui('accontoSeparata', 'acconto della tassazione separata'),
  premi: altrui('premi', 'imposta sostitutiva sui premi'),
};
const suoi = Object.values(esiti);
const dellAltro = Object.values(coniuge);

/** What can be paid in instalments: balances, first advances, the advance on what is taxed apart. */
export const rateizzabile = euro(
  'rateizzabile',
  'Somme che si possono rateizzare',
  somma(
    ...suoi.map(({ trattenuto }) => trattenuto),
    accontoIrpef.prima,
    accontoComunale,
    accontoCedolare.prima,
    separata.acconto,
  ),
);
export const trattenere = euro(
  'trattenere',
  'Totale da trattenere',
  somma(
    rateizzabile,
    premiImposta,
    ...dellAltro.map(({ trattenuto }) => trattenuto),
    ...Object.values(accontiConiuge),
  ),
);
export const rimborsare = euro(
  'rimborsare',
  'Totale da rimborsare',
  somma(...[...suoi, ...dellAltro].map(({ rimborsato }) => rimborsato)),
);
const ORDINE = 'quali debiti i crediti coprano le istruzioni non lo dicono';
/**
 * Without an employer the credits cover the debts, and an F24 pays the rest: righi 141-143 are what of the advances of June was covered
 * (Istruzioni 730/2026, r. 6923-6924, 6946-6947, 6960-6961).
 */
const daSolo = (id: string, titolo: string, acconto: Concetto): Concetto =>
  euro(
    id,
    titolo,
    se(
      quadroF.senzaSostituto,
      se(
        oltre(trattenere, rimborsare),
        se(oltre(rimborsare, zeroEuro), incerto(zeroEuro, ORDINE), zeroEuro),
        acconto,
      ),
      zeroEuro,
    ),
  );
export const senzaSostituto = {
  irpef: daSolo('f24Irpef', 'Acconto IRPEF coperto dai crediti', accontoIrpef.prima),
  comunale: daSolo('f24Comunale', 'Acconto comunale coperto dai crediti', accontoComunale),
  cedolare: daSolo('f24Cedolare', 'Acconto della cedolare coperto dai crediti', accontoCedolare.prima),
};

/** Whose spouse declares first has no settlement of his own: it is in the joint one. */
const nelSuo = (saldo: Nodo): Nodo =>
  se(quadroF.coniugeDichiarante, nonDovuto('è nella dichiarazione congiunta'), maggiore(zeroEuro, saldo));
export const saldoTrattenuto = euro(
  'saldoTrattenuto',
  'Trattenuto in busta paga',
  nelSuo(meno(trattenere, rimborsare)),
);
export const saldoRimborsato = euro(
  'saldoRimborsato',
  'Rimborsato in busta paga',
  nelSuo(meno(rimborsare, trattenere)),
);

const aRate = (valore: Nodo): Nodo =>
  se(oltre(quadroF.rate, numero(1)), valore, nonDovuto('nessuna rateazione'));
export const rata = euro('rata', 'Rata', aRate(arrotonda.centesimo(diviso(rateizzabile, quadroF.rate))));
/** 0.33% a month on each instalment after the first: n(n − 1)/2 months in all. */
export const interessi = euro(
  'interessi',
  'Interessi di rateazione',
  aRate(
    arrotonda.centesimo(
      diviso(per(per(per(rata, quadroF.rate), meno(quadroF.rate, numero(1))), quota(0.0033)), numero(2)),
    ),
  ),
);
