import {
  arrotonda,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  incerto,
  maggiore,
  meno,
  type Nodo,
  non,
  nonDovuto,
  nonGestito,
  numero,
  o,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/immobili.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';

/** One rigo of quadro RB: a building, or a part of the year of it. */
export const fabbricati = 'fabbricati';

const given = (
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'],
  prova?: string,
): Dato =>
  dato({
    id: `fabbricati.${id}`,
    titolo,
    unita,
    raccolta: fabbricati,
    seManca,
    ...(prova ? { prova } : {}),
  });

export const rendita = given('rendita', 'Rendita catastale', 'euro', 'zero', 'visura catastale');
export const utilizzo = given('utilizzo', 'Utilizzo', 'codice', 'ignoto');
export const giorniPossesso = given('giorni', 'Giorni di possesso', 'giorni', { iniziale: 365 });
export const quotaPossesso = given('quota', 'Percentuale di possesso', 'rapporto', { iniziale: 10_000 });
/** Which part of the rent the canone holds: 1 95%, 2 75%, 3 and 5 the whole, 4 65%. */
export const codiceCanone = given('codiceCanone', 'Codice canone', 'codice', 'zero');
/** Rent of the year for the whole building, already reduced as the codice canone says. */
export const canone = given('canone', 'Canone di locazione', 'euro', 'ignoto', 'contratto di locazione');
export const casoParticolare = given('caso', 'Casi particolari', 'codice', 'zero');
export const continuazione = given('continuazione', 'Continuazione', 'logico', 'zero');
/** 1 cedolare secca, 2 short rent at the rate of the one unit chosen, 3 short rent at the other; until the form of 2024 a mark, 1. */
export const opzioneCedolare = given('cedolare', 'Cedolare secca', 'codice', 'zero');
/** 1 exempt from the IMU, 2 main home subject to it, 3 home not let in the comune of the main one. */
export const casoImu = given('casoImu', 'Casi particolari IMU', 'codice', 'zero');

const isIn = (campo: Dato, ...codici: number[]): Nodo => o(...codici.map((n) => uguale(campo, codice(n))));
const isIndicato = o(presente(rendita), presente(canone));
const isNonLocato = isIn(utilizzo, 2, 9, 10, 15);
/** The cedolare is of who lets: uses 3, 4, 8, 11, 12 and 14. */
export const isCedolare = e(oltre(opzioneCedolare, codice(0)), isIn(utilizzo, 3, 4, 8, 11, 12, 14));
/** Of the rent that was not paid, what came in is what counts. */
const isMoroso = isIn(casoParticolare, 4, 7);
/** Let by some of the owners, each for his share: the rent written is that share already. */
const isPropriaQuota = isIn(casoParticolare, 5, 8);
/** Read whole for the forms of 2023-2026; those before are thought to be as they are. */
const ISTRUZIONI = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, quadro RB');
const ART_37 = tuir('art. 37, c. 4-bis');
const ULTIMO_ANNO_DA_RISCONTRARE = 2021;
const RISERVA = 'codici e colonne del quadro RB da riscontrare sul modello di quell’anno';
const RISERVA_CONTINUAZIONE =
  'lo stesso fabbricato su più righi: il confronto fra rendita e canone è fatto rigo per rigo';

export const renditaRivalutata = regola({
  id: 'fabbricati.renditaRivalutata',
  titolo: 'Rendita rivalutata per quota e giorni',
  unita: 'euro',
  raccolta: fabbricati,
  formule: sempre(
    se(
      isIndicato,
      arrotonda.centesimo(
        diviso(per(per(per(rendita, p.rivalutazioneFabbricati), quotaPossesso), giorniPossesso), giorniAnno),
      ),
      zeroEuro,
    ),
    fonte('L. 662/1996', 'art. 3, c. 48'),
    tuir('artt. 26 e 37, c. 1'),
  ),
});

// A rent that the tenant did not pay may be missing: the rendita stands in its place.
const canoneAnno = se(isMoroso, se(presente(canone), canone, zeroEuro), canone);
export const canoneQuota = regola({
  id: 'fabbricati.canoneQuota',
  titolo: 'Canone per la quota di possesso',
  unita: 'euro',
  raccolta: fabbricati,
  formule: sempre(
    se(
      isIn(utilizzo, 3, 4, 8, 11, 12, 14),
      se(isPropriaQuota, canoneAnno, arrotonda.centesimo(per(canoneAnno, quotaPossesso))),
      zeroEuro,
    ),
    ART_37,
    ISTRUZIONI,
  ),
});

const locato = maggiore(renditaRivalutata, canoneQuota);
const ridotto = (di: Nodo) => arrotonda.centesimo(per(di, p.quotaConcordato));
/** The main home let in part is taxed as such when its rent is not above its rendita. */
const isNellaRendita = e(isIn(utilizzo, 11, 12), non(oltre(canoneQuota, renditaRivalutata)));
const isPrincipale = o(isIn(utilizzo, 1, 5), isNellaRendita);
/** From the last to the first, what each utilizzo gives. */
const perUtilizzo: readonly (readonly [readonly number[], Nodo])[] = [
  [[9], se(isIn(casoParticolare, 1), zeroEuro, renditaRivalutata)],
  [[1, 5, 6, 10], renditaRivalutata],
  [[2], arrotonda.centesimo(diviso(per(renditaRivalutata, numero(4)), numero(3)))],
  [[3, 11], locato],
  [[4], se(o(isCedolare, e(isMoroso, non(presente(canone)))), locato, canoneQuota)],
  [[8, 14], se(isCedolare, locato, ridotto(locato))],
  [[12], se(e(isCedolare, non(isNellaRendita)), locato, ridotto(locato))],
  [[15], ridotto(renditaRivalutata)],
  // Of a simple partnership: its share as it was given, without days and share of possession.
  [[16, 17], rendita],
];

const redditoDelRigo = se(
  isIndicato,
  se(
    e(isIn(casoParticolare, 1), non(isIn(utilizzo, 9))),
    nonGestito('Fabbricato distrutto o inagibile (caso particolare 1): l’utilizzo è 9.'),
    perUtilizzo.reduceRight<Nodo>(
      (altrimenti, [codici, valore]) => se(isIn(utilizzo, ...codici), valore, altrimenti),
      nonGestito('Utilizzo sconosciuto: sono quelli da 1 a 6, da 8 a 12 e da 14 a 17.'),
    ),
  ),
  zeroEuro,
);
const redditoConfrontato = se(
  e(continuazione, isIn(utilizzo, 3, 4, 8, 11, 12, 14)),
  incerto(redditoDelRigo, RISERVA_CONTINUAZIONE),
  redditoDelRigo,
);

/** What the building gives, before saying where it goes: ordinary tax, cedolare, main home, not taxed. */
export const reddito = regola({
  id: 'fabbricati.reddito',
  titolo: 'Reddito del fabbricato',
  unita: 'euro',
  raccolta: fabbricati,
  formule: [
    tra(
      2018,
      ULTIMO_ANNO_DA_RISCONTRARE,
      incerto(redditoConfrontato, RISERVA),
      tuir('artt. 36-41'),
      daRiscontrare('Istruzioni Redditi PF', 'quadro RB'),
    ),
    tra(
      ULTIMO_ANNO_DA_RISCONTRARE + 1,
      null,
      redditoConfrontato,
      tuir('artt. 36-41'),
      fonte('L. 431/1998', 'art. 8'),
      ISTRUZIONI,
    ),
  ],
});

/** A column of the rigo: the income when it goes there, nothing otherwise. */
const colonna = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({
    id: `fabbricati.${id}`,
    titolo,
    unita: 'euro',
    raccolta: fabbricati,
    formule: sempre(se(isIndicato, valore, zeroEuro), ...fonti),
  });
const altrove = (frase: string) => nonDovuto(frase);
const inImu = altrove('non imponibile: sostituita dall’IMU');

const meta = arrotonda.centesimo(diviso(reddito, numero(2)));
/** Half of a home where one works too is taxed, unless the IMU takes its place. */
const isAncheAttivita = isIn(utilizzo, 6);

export const ordinario = colonna(
  'ordinario',
  'Tassazione ordinaria',
  [
    [isAncheAttivita, se(isIn(casoImu, 2), inImu, meta)],
    [isPrincipale, altrove('abitazione principale')],
    [isIn(utilizzo, 17), inImu],
    [isNonLocato, se(isIn(casoImu, 1), reddito, se(isIn(casoImu, 3), meta, inImu))],
    [isCedolare, altrove('soggetto a cedolare secca')],
  ].reduceRight<Nodo>(
    (altrimenti, [quando, valore]) => se(quando as Nodo, valore as Nodo, altrimenti),
    reddito,
  ),
  fonte('D.Lgs. 23/2011', 'art. 8'),
  fonte('L. 147/2013', 'art. 1, c. 717'),
  ISTRUZIONI,
);
const inCedolare = (...quando: Nodo[]) =>
  se(e(isCedolare, non(isNellaRendita), ...quando), reddito, altrove('nessun canone a questa aliquota'));
const CEDOLARE = fonte('D.Lgs. 23/2011', 'art. 3, c. 2');
const isBreve26 = e(isIn(utilizzo, 3, 11), isIn(opzioneCedolare, 3));
export const cedolare21 = colonna(
  'cedolare21',
  'Cedolare secca 21%',
  inCedolare(isIn(utilizzo, 3, 4, 11, 14), non(isBreve26)),
  CEDOLARE,
  ISTRUZIONI,
);
export const cedolare10 = colonna(
  'cedolare10',
  'Cedolare secca 10%',
  inCedolare(isIn(utilizzo, 8, 12)),
  fonte('D.L. 47/2014', 'art. 9'),
  ISTRUZIONI,
);
export const cedolare26 = colonna(
  'cedolare26',
  'Cedolare secca 26%',
  inCedolare(isBreve26),
  fonte('L. 213/2023', 'art. 1, c. 63'),
  ISTRUZIONI,
);
export const principaleImu = colonna(
  'principaleImu',
  'Abitazione principale soggetta a IMU',
  se(
    isIn(casoImu, 2),
    se(
      isAncheAttivita,
      meta,
      se(isPrincipale, reddito, altrove('nessuna abitazione principale soggetta a IMU')),
    ),
    altrove('nessuna abitazione principale soggetta a IMU'),
  ),
  fonte('D.Lgs. 23/2011', 'art. 8'),
  ISTRUZIONI,
);
export const nonLocati = colonna(
  'nonLocati',
  'Immobili non locati',
  se(
    o(e(isNonLocato, non(isIn(casoImu, 1))), isIn(utilizzo, 17), e(isAncheAttivita, isIn(casoImu, 2))),
    se(o(isAncheAttivita, e(isNonLocato, isIn(casoImu, 3))), meno(reddito, meta), reddito),
    altrove('nessun immobile non locato soggetto a IMU'),
  ),
  fonte('D.Lgs. 23/2011', 'art. 8'),
  ISTRUZIONI,
);
export const principale = colonna(
  'principale',
  'Abitazione principale non soggetta a IMU',
  se(
    e(o(isPrincipale, isAncheAttivita), non(isIn(casoImu, 2))),
    se(isAncheAttivita, meno(reddito, meta), reddito),
    altrove('nessuna abitazione principale esente'),
  ),
  tuir('art. 10, c. 3-bis'),
  ISTRUZIONI,
);

const totale = (id: string, titolo: string, di: Nodo) =>
  regola({
    id: `fabbricati.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(sommaDi(fabbricati, di), ISTRUZIONI),
  });
export const totaleOrdinario = totale('totaleOrdinario', 'Fabbricati a tassazione ordinaria', ordinario);
export const totale21 = totale('totale21', 'Canoni in cedolare al 21%', cedolare21);
export const totale10 = totale('totale10', 'Canoni in cedolare al 10%', cedolare10);
export const totale26 = totale('totale26', 'Canoni in cedolare al 26%', cedolare26);
export const totalePrincipaleImu = totale(
  'totalePrincipaleImu',
  'Abitazione principale soggetta a IMU',
  principaleImu,
);
export const totaleNonLocati = totale('totaleNonLocati', 'Fabbricati non locati non imponibili', nonLocati);
export const totalePrincipale = totale(
  'totalePrincipale',
  'Abitazione principale non soggetta a IMU',
  principale,
);

const imposta = (aliquota: 21 | 10 | 26, base: Nodo, parametro: Nodo, atto: string, articolo: string) =>
  regola({
    id: `fabbricati.imposta${aliquota}`,
    titolo: `Cedolare secca al ${aliquota}%`,
    unita: 'euro',
    formule: sempre(arrotonda.centesimo(per(base, parametro)), fonte(atto, articolo)),
  });
export const imposta21 = imposta(21, totale21, p.cedolareOrdinaria, 'D.Lgs. 23/2011', 'art. 3, c. 2');
export const imposta10 = imposta(10, totale10, p.cedolareRidotta, 'D.L. 47/2014', 'art. 9');
export const imposta26 = imposta(26, totale26, p.cedolareBreve, 'L. 213/2023', 'art. 1, c. 63');
export const impostaCedolare = regola({
  id: 'fabbricati.impostaCedolare',
  titolo: 'Cedolare secca sui fabbricati',
  unita: 'euro',
  frase: 'Al 21% {fabbricati.imposta21}, al 10% {fabbricati.imposta10}, al 26% {fabbricati.imposta26}.',
  formule: sempre(somma(imposta21, imposta10, imposta26), fonte('D.Lgs. 23/2011', 'art. 3')),
});
/** What is taxed flat: out of the income, yet it measures deductions and limits. */
export const redditiCedolare = regola({
  id: 'fabbricati.redditiCedolare',
  titolo: 'Redditi in cedolare secca',
  unita: 'euro',
  formule: sempre(somma(totale21, totale10, totale26), fonte('D.Lgs. 23/2011', 'art. 3, c. 7')),
});
