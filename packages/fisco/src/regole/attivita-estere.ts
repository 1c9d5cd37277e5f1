import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  non,
  nonDovuto,
  o,
  oltre,
  per,
  regola,
  saldo,
  se,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/finanza.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import { makeAcconti } from './acconti.ts';
import { daRiscontrare, fonte, type sempre, tra } from './fonti.ts';

/** One rigo of quadro RW: something held abroad, or crypto-assets. */
export const attivita = 'attivitaEstere';

const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca']): Dato =>
  dato({
    id: `attivitaEstere.${id}`,
    titolo,
    unita,
    raccolta: attivita,
    seManca,
    prova: 'documenti della banca o rogito',
  });

export const titoloPossesso = given('titolo', 'Titolo di possesso', 'codice', 'zero');
export const tipoContribuente = given('tipo', 'Delegato o titolare effettivo', 'codice', 'zero');
export const partecipazione = given('partecipazione', 'Quota di partecipazione', 'rapporto', 'zero');
export const codiceBene = given('codice', 'Codice del bene', 'codice', 'ignoto');
export const quotaPossesso = given('quota', 'Quota di possesso', 'rapporto', { iniziale: 10_000 });
export const valoreFinale = given('valore', 'Valore finale', 'euro', 'zero');
export const giorniPossesso = given('giorni', 'Giorni', 'giorni', { iniziale: 365 });
export const mesiPossesso = given('mesi', 'Mesi', 'mesi', { iniziale: 12 });
export const creditoEstero = given('credito', 'Imposta pagata all’estero', 'euro', 'zero');
export const detrazione = given('detrazione', 'Detrazione', 'euro', 'zero');
/** Told, never taxed. */
export const soloMonitoraggio = given('soloMonitoraggio', 'Solo monitoraggio', 'logico', 'zero');
export const isPrivilegiato = given('privilegiato', 'Stato a regime privilegiato', 'logico', 'zero');

const isIn = (...codici: number[]): Nodo => o(...codici.map((n) => uguale(codiceBene, codice(n))));
/** What is told and taxed. */
export const isTassato = e(oltre(valoreFinale, zeroEuro), non(soloMonitoraggio));
export const isConto = uguale(codiceBene, codice(1));
const isFinanziaria = isIn(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20);
export const isImmobile = uguale(codiceBene, codice(15));
export const isPrincipale = uguale(codiceBene, codice(19));
export const isCripto = uguale(codiceBene, codice(21));

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RW');
const LETTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 2, quadro RW');
const CODICI = 'codici e colonne del quadro RW da riscontrare';
/** The whole of a leap year is no more than a year. */
const perGiorni = (importo: Nodo): Nodo =>
  arrotonda.centesimo(
    diviso(per(per(importo, quotaPossesso), minore(giorniPossesso, giorniAnno)), giorniAnno),
  );
const perMesi = (aliquota: Nodo): Nodo =>
  arrotonda.centesimo(diviso(per(per(per(valoreFinale, aliquota), quotaPossesso), mesiPossesso), mesi(12)));
const elemento = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({
    id: `attivitaEstere.${id}`,
    titolo,
    unita: 'euro',
    raccolta: attivita,
    formule: [
      tra(2018, 2021, se(isTassato, incerto(valore, CODICI), zeroEuro), ...fonti, MODELLO),
      tra(2022, null, se(isTassato, valore, zeroEuro), ...fonti, LETTO),
    ],
  });

export const ivafe = elemento(
  'ivafe',
  'IVAFE',
  se(
    isConto,
    se(
      fino(valoreFinale, p.giacenzaConti),
      nonDovuto('giacenza media fino al limite'),
      perGiorni(p.ivafeConti),
    ),
    se(
      isFinanziaria,
      se(
        isPrivilegiato,
        perGiorni(per(valoreFinale, p.aliquotaIvafePrivilegiati)),
        perGiorni(per(valoreFinale, p.aliquotaIvafe)),
      ),
      zeroEuro,
    ),
  ),
  fonte('D.L. 201/2011', 'art. 19, c. 18-20'),
);
export const ivie = elemento(
  'ivie',
  'IVIE',
  se(
    isImmobile,
    se(
      fino(arrotonda.centesimo(per(valoreFinale, p.aliquotaIvie)), p.minimoIvie),
      nonDovuto('imposta fino al minimo'),
      perMesi(p.aliquotaIvie),
    ),
    se(isPrincipale, perMesi(p.aliquotaIviePrincipale), zeroEuro),
  ),
  fonte('D.L. 201/2011', 'art. 19, c. 13-17'),
);
export const cripto = elemento(
  'cripto',
  'Imposta sulle cripto-attività',
  se(isCripto, perGiorni(per(valoreFinale, p.aliquotaCriptoDetenute)), zeroEuro),
  fonte('L. 197/2022', 'art. 1, c. 146'),
);
export const criptoDovuta = elemento(
  'criptoDovuta',
  'Imposta sulle cripto-attività dovuta',
  maggiore(zeroEuro, meno(cripto, creditoEstero)),
  fonte('L. 197/2022', 'art. 1, c. 146'),
);
export const ivafeDovuta = elemento(
  'ivafeDovuta',
  'IVAFE dovuta',
  maggiore(zeroEuro, meno(ivafe, creditoEstero)),
  fonte('D.L. 201/2011', 'art. 19, c. 21'),
);
export const ivieDovuta = elemento(
  'ivieDovuta',
  'IVIE dovuta',
  maggiore(zeroEuro, meno(ivie, creditoEstero, detrazione)),
  fonte('D.L. 201/2011', 'art. 19, c. 16'),
);

/** A tax of RW: what is due, what was already given, the balance, the advance of the next year. */
export interface ImpostaEstera {
  readonly totale: Concetto;
  readonly eccedenza: Dato;
  readonly compensata: Dato;
  readonly acconti: Dato;
  readonly debito: Concetto;
  readonly credito: Concetto;
  readonly acconto: { readonly primo: Concetto; readonly secondo: Concetto };
}
function makeImposta(id: string, nome: string, di: Concetto): ImpostaEstera {
  const importo = (cosa: string, titolo: string): Dato =>
    dato({ id: `${id}.${cosa}`, titolo: `${nome}: ${titolo}`, unita: 'euro', seManca: 'zero', prova: 'F24' });
  const concetto = (cosa: string, titolo: string, valore: Nodo) =>
    regola({
      id: `${id}.${cosa}`,
      titolo: `${nome} ${titolo}`,
      unita: 'euro',
      formule: [tra(2018, 2021, valore, MODELLO), tra(2022, null, valore, LETTO)],
    });
  const totale = concetto('totale', 'dovuta', sommaDi(attivita, di));
  const eccedenza = importo('eccedenza', 'eccedenza precedente');
  const compensata = importo('compensata', 'eccedenza compensata in F24');
  const acconti = importo('acconti', 'acconti versati');
  const differenza = saldo([totale, compensata], [eccedenza, acconti]);
  const nessuno = nonDovuto('nessun importo');
  return {
    totale,
    eccedenza,
    compensata,
    acconti,
    debito: concetto('debito', 'a debito', se(oltre(differenza, zeroEuro), differenza, nessuno)),
    credito: concetto(
      'credito',
      'a credito',
      se(oltre(zeroEuro, differenza), meno(zeroEuro, differenza), nessuno),
    ),
    acconto: makeAcconti({ id: `${id}.acconti`, base: totale, dovuto: totale }),
  };
}
export const saldoIvafe = makeImposta('ivafe', 'IVAFE', ivafeDovuta);
export const saldoIvie = makeImposta('ivie', 'IVIE', ivieDovuta);
export const saldoCripto = makeImposta('cripto', 'Imposta sulle cripto-attività', criptoDovuta);
