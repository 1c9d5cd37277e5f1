import {
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  numero,
  o,
  oltre,
  parteIntera,
  per,
  presente,
  regola,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/forfettario.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';

/** One modulo of the section: a second one is of who has income at both rates in the year. */
export const moduli = 'forfettario';
/** The righi LM22-LM27 of a modulo, each of the activities of one coefficient. */
const RIGHI = [22, 23, 24, 25, 26, 27] as const;

/** A dato of a modulo. */
export const delModulo = (
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'],
  prova?: string,
): Dato => dato({ id, titolo, unita, raccolta: moduli, seManca, ...(prova ? { prova } : {}) });

export const under35 = dato({
  id: 'forfettario.under35',
  titolo: 'Età inferiore a 35 anni',
  unita: 'logico',
  seManca: 'zero',
});
/** What of the exempt fees of amateur sport stands in other quadri. */
export const franchigiaAltrove = dato({
  id: 'forfettario.franchigiaAltrove',
  titolo: 'Compensi sportivi esenti di altri quadri',
  unita: 'euro',
  seManca: 'zero',
});

const COMMA_64 = fonte('L. 190/2014', 'art. 1, c. 64');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro LM');

/** What is asked and counted of one rigo of a modulo. */
function makeRigo(rigo: number) {
  const suffisso = rigo === 22 ? '' : String(rigo);
  const given = (
    id: string,
    titolo: string,
    unita: Dato['unita'],
    seManca: Dato['seManca'],
    prova?: string,
  ): Dato => delModulo(`attivita.${id}${suffisso}`, titolo, unita, seManca, prova);
  const ateco = given('ateco', 'Codice ATECO', 'codice', 'ignoto', 'visura camerale');
  const ricavi = given('ricavi', 'Ricavi e compensi incassati', 'euro', 'zero', 'fatture incassate');
  const dirittiAutore = given('dirittiAutore', 'Diritti d’autore', 'euro', 'zero');
  const genere = given('genere', 'Impresa o lavoro autonomo', 'codice', 'ignoto');
  const altraCassa = given('altraCassa', 'Cassa diversa dall’INPS', 'logico', 'zero');
  /** LM22-LM27, col. 7: takings that the limit does not count (1), fees of amateur sport (2). */
  const particolare = given('particolare', 'Ricavi e compensi particolari', 'codice', 'zero');
  const perGruppo = (cifre: number) => parteIntera(diviso(ateco, numero(cifre)));
  const trovato = se(
    uguale(perGruppo(1_000), codice(p.GRUPPO_AMBULANTI)),
    se(
      uguale(perGruppo(100), codice(p.CLASSE_AMBULANTI_ALIMENTARI)),
      p.coefficienteAmbulantiAlimentari,
      p.coefficienteAltriAmbulanti,
    ),
    cerca(
      perGruppo(1_000),
      p.coefficienti,
      'Nessun coefficiente per il gruppo ATECO {chiave}: indicare il codice ATECO 2007 a sei cifre.',
      (gruppo) => `${String(Math.floor(gruppo / 10)).padStart(2, '0')}.${gruppo % 10}`,
    ),
  );
  const coefficiente = regola({
    id: `attivita.coefficiente${suffisso}`,
    titolo: 'Coefficiente di redditività',
    unita: 'rapporto',
    raccolta: moduli,
    formule: sempre(
      se(o(presente(ateco), oltre(ricavi, zeroEuro)), trovato, nonDovuto('nessuna attività', 'rapporto')),
      fonte('L. 190/2014', 'allegato 4'),
    ),
  });
  /** Authors' rights with the activity: reduced by the share that the law takes for their cost. */
  const diritti = arrotonda.centesimo(per(dirittiAutore, se(under35, p.quotaDirittiUnder35, p.quotaDiritti)));
  const conDiritti = (imponibili: Nodo): Nodo => {
    const forfetario = se(
      oltre(imponibili, zeroEuro),
      arrotonda.centesimo(per(imponibili, coefficiente)),
      zeroEuro,
    );
    return se(oltre(dirittiAutore, zeroEuro), somma(forfetario, diritti), forfetario);
  };
  const senzaFranchigia = maggiore(
    zeroEuro,
    meno(ricavi, maggiore(zeroEuro, meno(p.franchigiaSport, franchigiaAltrove))),
  );
  const isSport = uguale(particolare, codice(2));
  const redditoAttivita = regola({
    id: `attivita.reddito${suffisso}`,
    titolo: 'Reddito per attività',
    unita: 'euro',
    raccolta: moduli,
    formule: [
      tra(2018, 2024, conDiritti(ricavi), COMMA_64, tuir('art. 54, c. 8'), MODELLO),
      tra(
        2025,
        null,
        se(isSport, conDiritti(senzaFranchigia), conDiritti(ricavi)),
        COMMA_64,
        tuir('art. 54-octies'),
        fonte('D.Lgs. 36/2021', 'art. 36, c. 6'),
        MODELLO,
      ),
    ],
  });
  /** What counts for the limits of the regime. */
  const nelLimite = se(uguale(particolare, codice(1)), zeroEuro, somma(ricavi, dirittiAutore));
  /** The income, when its contributions are of that gestione. */
  const diGenere = (quale: number): Nodo =>
    se(
      oltre(redditoAttivita, zeroEuro),
      se(altraCassa, zeroEuro, se(uguale(genere, codice(quale)), redditoAttivita, zeroEuro)),
      zeroEuro,
    );
  return {
    ...{ rigo, ateco, ricavi, dirittiAutore, genere, altraCassa, particolare, coefficiente },
    ...{ redditoAttivita, isSport, nelLimite, diGenere },
  };
}
export type RigoAttivita = ReturnType<typeof makeRigo>;
export const righi: readonly RigoAttivita[] = RIGHI.map(makeRigo);
const [primo] = righi as unknown as readonly [RigoAttivita];
/** Of the first rigo. */
export const { ateco, ricavi, genere, particolare } = primo;
