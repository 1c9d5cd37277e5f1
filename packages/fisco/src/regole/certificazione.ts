import {
  type Dato,
  dato,
  maggiore,
  meno,
  type Nodo,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';

/** Of a Certificazione Unica: who was paid, and the two kinds of income; one modulo each. */
export const percipienti = 'percipienti';
export const dipendenti = 'certificazioniLavoro';
export const autonomi = 'certificazioniAutonomo';

const MODELLO = daRiscontrare('Istruzioni Certificazione Unica', 'dati fiscali');
export const given =
  (raccolta: string) =>
  (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
    dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca: 'zero' });
/** Sums over the certifications of a kind; `da` counts those that came before. */
export const somme = (raccolta: string, di: Readonly<Record<string, Nodo>>, da = 0) =>
  Object.entries(di).map(([titolo, nodo], i) =>
    regola({
      id: `${raccolta}.totale${da + i + 1}`,
      titolo: `${titolo}, totale delle certificazioni`,
      unita: 'euro',
      formule: sempre(sommaDi(raccolta, nodo), MODELLO),
    }),
  );

const percipiente = given(percipienti);
export const codiceFiscale = percipiente('codiceFiscale', 'Codice fiscale del percipiente', 'codice');
export const cognome = percipiente('cognome', 'Cognome o denominazione', 'codice');

const lavoro = given(dipendenti);
export const redditi = [
  lavoro('indeterminato', 'Lavoro dipendente, tempo indeterminato'),
  lavoro('determinato', 'Lavoro dipendente, tempo determinato'),
  lavoro('pensione', 'Pensione'),
  lavoro('assimilati', 'Altri redditi assimilati'),
  lavoro('assegni', 'Assegni periodici del coniuge'),
] as const;
export const giorniLavoro = lavoro('giorniLavoro', 'Giorni di lavoro dipendente', 'giorni');
export const giorniPensione = lavoro('giorniPensione', 'Giorni di pensione', 'giorni');
export const inizio = lavoro('inizio', 'Inizio del rapporto', 'data');
export const fine = lavoro('fine', 'Fine del rapporto', 'data');
export const ritenute = lavoro('ritenute', 'Ritenute IRPEF');
export const regionale = lavoro('regionale', 'Addizionale regionale');
export const comunaleAcconto = lavoro('comunaleAcconto', 'Addizionale comunale, acconto dell’anno');
export const comunaleSaldo = lavoro('comunaleSaldo', 'Addizionale comunale, saldo');
export const comunaleSuccessivo = lavoro(
  'comunaleSuccessivo',
  'Addizionale comunale, acconto dell’anno dopo',
);
export const lorda = lavoro('lorda', 'Imposta lorda');
export const detrazioni = lavoro('detrazioni', 'Totale delle detrazioni');
export const netta = lavoro('netta', 'Imposta netta');
export const codiceTrattamento = lavoro('codiceTrattamento', 'Trattamento integrativo, codice', 'codice');
export const trattamento = lavoro('trattamento', 'Trattamento integrativo erogato');
export const numeroLavoro = lavoro('numero', 'Percipiente', 'numero');

const reddito = somma(...redditi);
export const totaliLavoro = somme(dipendenti, {
  Redditi: reddito,
  'Ritenute IRPEF': ritenute,
  'Addizionale regionale': regionale,
  'Addizionale comunale': somma(comunaleAcconto, comunaleSaldo, comunaleSuccessivo),
});
export { reddito as redditoLavoro };

const autonomo = given(autonomi);
export const causale = autonomo('causale', 'Causale', 'codice');
export const anno = autonomo('anno', 'Anno', 'numero');
export const lordo = autonomo('lordo', 'Ammontare lordo corrisposto');
export const convenzione = autonomo('convenzione', 'Somme non soggette per regime convenzionale');
/** Point 006 with 007: more pairs of them go in moduli of their own. */
export const nonSoggette = ['', ', secondo codice', ', terzo codice'].map((quale, i) => ({
  codice: autonomo(`codiceSomme${i + 1}`, `Codice delle altre somme non soggette${quale}`, 'numero'),
  importo: autonomo(`somme${i + 1}`, `Altre somme non soggette a ritenuta${quale}`),
}));
export const acconto = autonomo('acconto', 'Ritenute a titolo d’acconto');
export const imposta = autonomo('imposta', 'Ritenute a titolo d’imposta');
export const ritenuteSospese = autonomo('sospese', 'Ritenute sospese');
export const numeroAutonomo = autonomo('numero', 'Percipiente', 'numero');

const somme007 = somma(...nonSoggette.map(({ importo }) => importo));
/** What of the gross cannot be taxed is more than the gross. */
export const lordoNetto: Nodo = meno(lordo, convenzione, somme007);
export const imponibile = regola({
  id: `${autonomi}.imponibile`,
  titolo: 'Imponibile',
  unita: 'euro',
  raccolta: autonomi,
  formule: sempre(se(presente(lordo), maggiore(zeroEuro, lordoNetto), zeroEuro), MODELLO),
});
export const totaliAutonomo = somme(autonomi, {
  'Ammontare lordo': lordo,
  'Somme non soggette': somma(convenzione, somme007),
  Imponibile: imponibile,
  'Ritenute d’acconto': acconto,
  'Ritenute d’imposta': imposta,
});
