import {
  arrotonda,
  type Concetto,
  cerca,
  dato,
  e,
  incerto,
  meno,
  mesi,
  minore,
  type Nodo,
  nonDovuto,
  nonGestito,
  oltre,
  per,
  presente,
  regola,
  se,
  sotto,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/inps.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';

export const reddito = dato({
  id: 'gestioneSeparata.reddito',
  titolo: 'Reddito della gestione separata',
  unita: 'euro',
  seManca: 'zero',
});
export const aliquota = dato({
  id: 'gestioneSeparata.aliquota',
  titolo: 'Aliquota della gestione separata',
  unita: 'codice',
  seManca: 'ignoto',
  prova: 'cassetto INPS',
});
export const dalMese = dato({
  id: 'gestioneSeparata.dalMese',
  titolo: 'Dal mese',
  unita: 'mesi',
  seManca: 'zero',
});
export const alMese = dato({
  id: 'gestioneSeparata.alMese',
  titolo: 'Al mese',
  unita: 'mesi',
  seManca: 'zero',
});
export const acconti = dato({
  id: 'gestioneSeparata.acconti',
  titolo: 'Acconti versati della gestione separata',
  unita: 'euro',
  seManca: 'zero',
  prova: 'F24, codice PXX o P10',
});

const LEGGE = fonte('L. 335/1995', 'art. 2, cc. 18 e 26');
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `gestioneSeparata.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE) });
const delPeriodo = (valore: Nodo): Concetto['formule'] => [
  tra(2018, 2018, nonGestito('Contributi INPS del 2018 non gestiti.'), LEGGE),
  tra(p.PRIMO_ANNO, p.ULTIMO_ANNO, valore, LEGGE, daRiscontrare('Istruzioni Redditi PF', 'quadro RR')),
  tra(p.ULTIMO_ANNO + 1, null, nonGestito('Contributi INPS dell’anno non ancora noti.'), LEGGE),
];
const entro = minore(reddito, p.massimaleSeparata);
const partiAnno = e(presente(dalMese), presente(alMese), sotto(meno(alMese, dalMese), mesi(11)));

export const imponibile = regola({
  id: 'gestioneSeparata.imponibile',
  titolo: 'Imponibile della gestione separata',
  unita: 'euro',
  formule: delPeriodo(
    se(
      oltre(reddito, zeroEuro),
      se(
        partiAnno,
        se(
          oltre(reddito, p.massimaleSeparata),
          incerto(entro, 'il massimale non è ragguagliato ai mesi: da verificare'),
          entro,
        ),
        entro,
      ),
      zeroEuro,
    ),
  ),
});
export const contributo = regola({
  id: 'gestioneSeparata.contributo',
  titolo: 'Contributo della gestione separata',
  unita: 'euro',
  frase: 'Aliquota applicata a un imponibile di {gestioneSeparata.imponibile}.',
  formule: delPeriodo(
    se(
      oltre(imponibile, zeroEuro),
      arrotonda.centesimo(
        per(imponibile, cerca(aliquota, p.aliquoteSeparata, 'Aliquota {chiave} non prevista.')),
      ),
      zeroEuro,
    ),
  ),
});
const saldoSeparata = make('saldo', 'Saldo della gestione separata', meno(contributo, acconti));
const nessuno = nonDovuto('nessun importo');
export const debito = make(
  'debito',
  'Gestione separata a debito',
  se(oltre(saldoSeparata, zeroEuro), saldoSeparata, nessuno),
);
export const credito = make(
  'credito',
  'Gestione separata a credito',
  se(oltre(zeroEuro, saldoSeparata), meno(zeroEuro, saldoSeparata), nessuno),
);

const rata = arrotonda.centesimo(per(contributo, p.quotaAccontoSeparata));
/** 40% of what the year owes; above the ceiling the advances may follow that of the next year. */
const accontoDi = (id: string, titolo: string) =>
  make(
    id,
    titolo,
    se(
      oltre(contributo, zeroEuro),
      se(
        oltre(reddito, imponibile),
        incerto(rata, 'oltre il massimale: da verificare con quello dell’anno successivo'),
        rata,
      ),
      nonDovuto('acconto non dovuto'),
    ),
  );
export const primoAcconto = accontoDi('primoAcconto', 'Primo acconto');
export const secondoAcconto = accontoDi('secondoAcconto', 'Secondo acconto');
