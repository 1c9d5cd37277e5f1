import {
  arrotonda,
  codice,
  dato,
  e,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  nonDovuto,
  numero,
  o,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  type Unita,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/premi-mance.ts';
import { fonte, tra } from './fonti.ts';

/**
 * C4 and C16 of the 730, that who assists works out: what of bonuses and tips joins the income or leaves it, and the flat tax
 * that is due or was paid in excess. In Redditi PF who files writes the results (RC4, columns 10-13; RC16, columns 8-11).
 */
const PREMI = 'premi730';
const MANCE = 'mance730';
const di = (raccolta: string, id: string, titolo: string, prova: string, unita: Unita = 'euro') =>
  dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca: 'zero', prova });
const scelta = (raccolta: string, id: string, titolo: string) =>
  dato({ id: `${raccolta}.${id}`, titolo, unita: 'logico', raccolta, seManca: 'zero' });

export const premi = {
  raccolta: PREMI,
  tipo: di(PREMI, 'tipo', 'Premi: tipologia del limite', 'CU, punto 571 o 591', 'codice'),
  ordinari: di(PREMI, 'ordinari', 'Premi a tassazione ordinaria', 'CU, punto 578 o 598'),
  sostitutiva: di(PREMI, 'sostitutiva', 'Premi a imposta sostitutiva', 'CU, punto 572 o 592'),
  ritenute: di(PREMI, 'ritenute', 'Imposta sostitutiva trattenuta sui premi', 'CU, punto 576 o 596'),
  benefit: di(PREMI, 'benefit', 'Premi in benefit', 'CU, punto 573 o 593'),
  benefitOrdinari: di(PREMI, 'benefitOrdinari', 'Benefit a tassazione ordinaria', 'CU, punto 579 o 599'),
  vuoleOrdinaria: scelta(PREMI, 'vuoleOrdinaria', 'Premi: tassazione ordinaria'),
  vuoleSostitutiva: scelta(PREMI, 'vuoleSostitutiva', 'Premi: tassazione sostitutiva'),
  senzaRequisiti: scelta(PREMI, 'senzaRequisiti', 'Premi: assenza dei requisiti'),
};
export const mance = {
  raccolta: MANCE,
  settore: di(MANCE, 'settore', 'Reddito del settore turistico', 'CU, punto 651'),
  ordinarie: di(MANCE, 'ordinarie', 'Mance a tassazione ordinaria', 'CU, punto 655'),
  sostitutiva: di(MANCE, 'sostitutiva', 'Mance a imposta sostitutiva', 'CU, punto 652'),
  ritenute: di(MANCE, 'ritenute', 'Imposta sostitutiva trattenuta sulle mance', 'CU, punto 653'),
  vuoleOrdinaria: scelta(MANCE, 'vuoleOrdinaria', 'Mance: tassazione ordinaria'),
  vuoleSostitutiva: scelta(MANCE, 'vuoleSostitutiva', 'Mance: tassazione sostitutiva'),
  senzaRequisiti: scelta(MANCE, 'senzaRequisiti', 'Mance: assenza dei requisiti'),
};

/** The choice is made on the first modulo: ticked in one, it holds for all. */
const isBarrata = (raccolta: string, casella: Nodo): Nodo =>
  oltre(sommaDi(raccolta, se(casella, numero(1), numero(0))), numero(0));
const tutti = (importo: Nodo): Nodo => sommaDi(PREMI, importo);
const delTipo = (n: number, importo: Nodo): Nodo =>
  sommaDi(PREMI, se(uguale(premi.tipo, codice(n)), importo, zeroEuro));
/** Whoever has no other code has the limit of 3.000 euro. */
const base = (importo: Nodo): Nodo =>
  sommaDi(PREMI, se(o(uguale(premi.tipo, codice(2)), uguale(premi.tipo, codice(3))), zeroEuro, importo));

const C4 = fonte('Istruzioni 730/2023-2026', 'rigo C4');
const CONTO = fonte('Istruzioni Redditi PF 2025', 'fascicolo 1, r. 3344-3483 (rigo RC4)');
const nota = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `premi.${id}`, titolo, unita: 'euro', formule: [tra(2018, null, valore, C4, CONTO)] });

const interi = somma(premi.ordinari, premi.sostitutiva, premi.benefit, premi.benefitOrdinari);
const limiteDi = (n: number, soglia: Nodo, massimo: Nodo, altrimenti: Nodo): Nodo =>
  se(oltre(delTipo(n, interi), soglia), minore(delTipo(n, interi), massimo), altrimenti);
const finoA4000 = limiteDi(2, p.limiteBase, p.limitePartecipato, p.limiteBase);
const limitePremi = regola({
  id: 'premi.limite',
  titolo: 'Premi di risultato: limite dell’agevolazione',
  unita: 'euro',
  formule: [
    tra(2018, 2024, finoA4000, C4, CONTO),
    tra(
      2025,
      null,
      limiteDi(
        3,
        p.limitePartecipato,
        p.limiteUtili,
        se(oltre(delTipo(3, interi), p.limiteBase), p.limitePartecipato, finoA4000),
      ),
      C4,
      fonte('Istruzioni 730/2026', 'r. 2793-2807'),
    ),
  ],
});
const altriTipi = (importo: Nodo): Nodo => somma(delTipo(2, importo), delTipo(3, importo));
const agevolabile = maggiore(
  zeroEuro,
  meno(limitePremi, minore(base(premi.benefitOrdinari), p.limiteBase), altriTipi(premi.benefitOrdinari)),
);
const benefitBase = base(premi.benefit);
const benefitEccedente = maggiore(zeroEuro, meno(benefitBase, p.limiteBase));
const benefitTotale = somma(minore(benefitBase, p.limiteBase), altriTipi(premi.benefit));
const capienza = nota(
  'capienza',
  'Premi di risultato: capienza dell’agevolazione',
  maggiore(zeroEuro, meno(agevolabile, benefitTotale)),
);
const benefitTassati = somma(maggiore(zeroEuro, meno(benefitTotale, agevolabile)), benefitEccedente);

const flat = tutti(premi.sostitutiva);
const trattenuta = tutti(premi.ritenute);
const senza = isBarrata(PREMI, premi.senzaRequisiti);
const ordinaria = isBarrata(PREMI, premi.vuoleOrdinaria);
const sostitutiva = e(isBarrata(PREMI, premi.vuoleSostitutiva), non(senza));
const capiente = fino(flat, capienza);

export const premiAggiunti = nota(
  'aggiunti',
  'Premi di risultato che si aggiungono al reddito',
  se(
    senza,
    somma(flat, tutti(premi.benefit)),
    somma(
      benefitTassati,
      se(ordinaria, flat, se(e(sostitutiva, oltre(flat, capienza)), meno(flat, capienza), zeroEuro)),
    ),
  ),
);
export const premiTolti = nota(
  'tolti',
  'Premi di risultato che si tolgono dal reddito',
  se(e(sostitutiva, capiente), minore(meno(capienza, flat), tutti(premi.ordinari)), zeroEuro),
);
/** What the flat tax comes to: on no more than the room there is. */
const imposta = arrotonda.centesimo(per(minore(somma(premiTolti, flat), capienza), p.aliquotaPremi));
export const premiImposta = nota(
  'imposta',
  'Imposta sostitutiva sui premi, da trattenere',
  se(sostitutiva, maggiore(zeroEuro, meno(imposta, trattenuta)), zeroEuro),
);
/** What was withheld too much is a withholding of the IRPEF. */
export const premiEccedenza = nota(
  'eccedenza',
  'Imposta sostitutiva sui premi, trattenuta in più',
  se(
    o(senza, ordinaria),
    trattenuta,
    se(sostitutiva, maggiore(zeroEuro, meno(trattenuta, imposta)), zeroEuro),
  ),
);

const C16 = fonte('Istruzioni 730/2024-2026', 'rigo C16');
const assenti = tra(2018, 2022, nonDovuto('non previste nell’anno'), C16);
const laMancia = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `mance.${id}`,
    titolo,
    unita: 'euro',
    formule: [assenti, tra(2023, null, valore, C16)],
  });
const tutte = (importo: Nodo): Nodo => sommaDi(MANCE, importo);
const aOrdinaria = o(isBarrata(MANCE, mance.senzaRequisiti), isBarrata(MANCE, mance.vuoleOrdinaria));
const aSostitutiva = e(isBarrata(MANCE, mance.vuoleSostitutiva), non(isBarrata(MANCE, mance.senzaRequisiti)));
export const manceAggiunte = laMancia(
  'aggiunte',
  'Mance che si aggiungono al reddito',
  se(aOrdinaria, tutte(mance.sostitutiva), zeroEuro),
);
export const manceTolte = laMancia(
  'tolte',
  'Mance che si tolgono dal reddito',
  se(aSostitutiva, tutte(mance.ordinarie), zeroEuro),
);
/** No employer withholds it: it is paid by F24. Istruzioni 730/2026, r. 543-552. */
export const manceImposta = laMancia(
  'imposta',
  'Imposta sostitutiva sulle mance, da versare',
  arrotonda.centesimo(per(manceTolte, p.aliquotaMance)),
);
export const manceEccedenza = laMancia(
  'eccedenza',
  'Imposta sostitutiva sulle mance, trattenuta in più',
  se(aOrdinaria, tutte(mance.ritenute), zeroEuro),
);
/** With what is taxed flat, in the income that measures deductions and bonuses. */
export const manceAgevolate = laMancia(
  'agevolate',
  'Mance con imposta sostitutiva',
  se(aSostitutiva, somma(tutte(mance.ordinarie), tutte(mance.sostitutiva)), zeroEuro),
);
export const manceTutte = somma(tutte(mance.ordinarie), tutte(mance.sostitutiva));
export const manceAmmesse = arrotonda.centesimo(per(tutte(mance.settore), p.quotaMance));
