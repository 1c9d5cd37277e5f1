import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  diviso,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { sempre } from './fonti.ts';

type Fonte = Concetto['formule'][number]['fonti'][number];

/** An amount that is nought when nobody gives it. */
export const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({ id, titolo, unita: 'euro', seManca: 'zero', ...(raccolta ? { raccolta } : {}) });

/** An amount with one formula for every year. */
export const conteggio = (id: string, titolo: string, valore: Nodo, fonte: Fonte): Concetto =>
  regola({ id, titolo, unita: 'euro', formule: sempre(valore, fonte) });

/** What is above zero of a difference. */
export const positivo = (nodo: Nodo): Nodo => maggiore(zeroEuro, nodo);

/** A part of an amount in whole euro, by a ratio whose lower side may be missing: then nothing. */
export const computeParte = (importo: Nodo, sopra: Nodo, sotto: Nodo): Nodo =>
  se(
    oltre(sotto, zeroEuro),
    arrotonda.euro(per(importo, arrotonda.sestoDecimale(diviso(sopra, sotto)))),
    zeroEuro,
  );

const nessuno = nonDovuto('nessun importo');

/** The debit and the credit that a balance comes to. */
export const spezzaSaldo = (
  radice: string,
  saldo: Concetto,
  fonte: Fonte,
): { debito: Concetto; credito: Concetto } => ({
  debito: conteggio(`${radice}.debito`, 'A debito', se(oltre(saldo, zeroEuro), saldo, nessuno), fonte),
  credito: conteggio(
    `${radice}.credito`,
    'A credito',
    se(oltre(zeroEuro, saldo), meno(zeroEuro, saldo), nessuno),
    fonte,
  ),
});
