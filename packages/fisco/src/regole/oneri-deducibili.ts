import {
  arrotonda,
  codice,
  dato,
  diviso,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  numero,
  o,
  oltre,
  type Parametro,
  per,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri-deducibili.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { deduzioneAbitazione, redditoAgevolazioni, redditoComplessivo } from './reddito.ts';
import { contributiEccedenti } from './sostitutiva.ts';

const versato = (id: string, titolo: string, prova?: string) =>
  dato({ id: `oneriDeducibili.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const contributi = versato(
  'contributi',
  'Contributi previdenziali e assistenziali',
  'F24 versati nell’anno',
);
export const assegno = versato('assegnoConiuge', 'Assegno periodico al coniuge', 'bonifici e sentenza');
/** RP22, first column: without it the deduction is refused. */
export const coniugeAssegno = dato({
  id: 'oneriDeducibili.coniugeAssegno',
  titolo: 'Codice fiscale del coniuge',
  unita: 'codice',
  seManca: 'zero',
});
export const serviziDomestici = versato(
  'serviziDomestici',
  'Contributi per addetti ai servizi domestici',
  'bollettini INPS',
);
export const istituzioniReligiose = versato(
  'istituzioniReligiose',
  'Erogazioni a istituzioni religiose',
  'ricevute',
);
export const disabili = versato('disabili', 'Spese mediche di persone con disabilità', 'fatture');
export const previdenzaDedotta = versato(
  'previdenzaDedotta',
  'Previdenza complementare già dedotta dal sostituto',
  'CU, punto 412',
);
export const previdenzaNonDedotta = versato(
  'previdenzaNonDedotta',
  'Previdenza complementare non dedotta',
  'attestazione del fondo',
);

const limitato = (
  id: string,
  titolo: string,
  onere: typeof contributi,
  limite: Parametro,
  articolo: string,
) =>
  regola({
    id: `oneriDeducibili.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(minore(onere, limite), tuir(articolo)),
  });

/** «… sono deducibili fino all’importo di 1.549,37 euro» (TUIR art. 10, c. 2). */
export const serviziDomesticiDeducibili = limitato(
  'serviziDomesticiDeducibili',
  'Contributi per servizi domestici deducibili',
  serviziDomestici,
  p.limiteServiziDomestici,
  'art. 10, c. 2',
);
/** The limit is of each institution, and the form has one casella for all. */
export const istituzioniReligioseDeducibili = regola({
  id: 'oneriDeducibili.istituzioniReligioseDeducibili',
  titolo: 'Erogazioni a istituzioni religiose deducibili',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(istituzioniReligiose, p.limiteIstituzioniReligiose),
      incerto(
        minore(istituzioniReligiose, p.limiteIstituzioniReligiose),
        'il limite è di ciascuna istituzione: con più istituzioni può spettare di più',
      ),
      istituzioniReligiose,
    ),
    tuir('art. 10, c. 1, lett. i'),
  ),
});

/** RP26: other deductible expenses, each with its code. */
export const altriDeducibili = 'altriDeducibili';
export const codiceDeducibile = dato({
  id: 'altriDeducibili.codice',
  titolo: 'Codice dell’onere deducibile',
  unita: 'codice',
  raccolta: altriDeducibili,
  seManca: 'zero',
});
/** Those of the forms from that of 2023. */
export const codiceAmmesso = o(...[6, 7, 8, 9, 12, 13, 21].map((n) => uguale(codiceDeducibile, codice(n))));
export const importoDeducibile = dato({
  id: 'altriDeducibili.importo',
  titolo: 'Onere deducibile',
  unita: 'euro',
  raccolta: altriDeducibili,
  seManca: 'zero',
  prova: 'documento della spesa',
});
/** RP28-RP30: funds for who had a first job, in financial imbalance, of dependants. */
export const primaOccupazioneDedotta = versato(
  'primaOccupazioneDedotta',
  'Previdenza dei lavoratori di prima occupazione, già dedotta',
  'CU',
);
export const primaOccupazione = versato(
  'primaOccupazione',
  'Previdenza dei lavoratori di prima occupazione, non dedotta',
  'attestazione del fondo',
);
/** RP29, first column: it uses the limit of the others, though it has none. */
export const squilibrioDedotta = versato(
  'squilibrioDedotta',
  'Contributi a fondi in squilibrio finanziario, già dedotti',
  'CU, punto 412',
);
export const squilibrio = versato(
  'squilibrio',
  'Contributi a fondi in squilibrio finanziario, non dedotti',
  'attestazione del fondo',
);
export const familiariDedotta = versato('familiariDedotta', 'Previdenza dei familiari, già dedotta', 'CU');
export const familiari = versato(
  'previdenzaFamiliari',
  'Previdenza dei familiari a carico, non dedotta',
  'attestazione del fondo',
);
/** RP32: a home bought or built to be let, in eight years. */
export const abitazioneLocata = versato(
  'abitazioneLocata',
  'Acquisto o costruzione di abitazioni date in locazione',
  'atto di acquisto',
);
export const interessiLocata = versato(
  'interessiLocata',
  'Interessi del mutuo di abitazioni date in locazione',
  'attestazione della banca',
);
/** RP33: income of earlier years given back to who had paid it. */
export const restituite = versato('restituite', 'Somme restituite nell’anno', 'ricevute');
export const restituiteResiduo = versato(
  'restituiteResiduo',
  'Somme restituite: residuo precedente',
  'dichiarazione precedente',
);
/** RP34: the share of a deduction for start-ups that a partnership passes on. */
export const startUp = versato(
  'startUp',
  'Investimenti in start-up: quota dell’anno',
  'prospetto della società',
);
/** What the years before could not deduct, the last one first: three years. */
const residuo = (id: string, titolo: string, anni: number) =>
  versato(
    id,
    `${titolo}: residuo di ${anni === 1 ? 'un anno' : `${anni} anni`} prima`,
    'dichiarazione precedente',
  );
const START_UP = 'Investimenti in start-up';
export const startUpResiduo = residuo('startUpResiduo', START_UP, 1);
export const startUpResiduoDue = residuo('startUpResiduoDue', START_UP, 2);
export const startUpResiduoTre = residuo('startUpResiduoTre', START_UP, 3);
export const startUpResidui = [startUpResiduo, startUpResiduoDue, startUpResiduoTre] as const;
/** RP36: gifts to the third sector, of a transparent company and one's own: these up to a part of the income. */
export const terzoSettoreRicevuta = versato(
  'terzoSettoreRicevuta',
  'Erogazioni al terzo settore, dalla società trasparente',
  'prospetto della società',
);
export const terzoSettore = versato('terzoSettore', 'Erogazioni a enti del terzo settore', 'ricevute');
const TERZO_SETTORE = 'Erogazioni a enti del terzo settore';
export const terzoSettoreResiduo = residuo('terzoSettoreResiduo', TERZO_SETTORE, 1);
export const terzoSettoreResiduoDue = residuo('terzoSettoreResiduoDue', TERZO_SETTORE, 2);
export const terzoSettoreResiduoTre = residuo('terzoSettoreResiduoTre', TERZO_SETTORE, 3);
export const terzoSettoreResiduoQuattro = residuo('terzoSettoreResiduoQuattro', TERZO_SETTORE, 4);
/** Four years, the last one first. */
export const terzoSettoreResidui = [
  terzoSettoreResiduo,
  terzoSettoreResiduoDue,
  terzoSettoreResiduoTre,
  terzoSettoreResiduoQuattro,
] as const;

type Fonte = ReturnType<typeof tuir>;
const conteggio = (id: string, titolo: string, valore: Nodo, ...fonti: Fonte[]) =>
  regola({ id: `oneriDeducibili.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
const FONDI = (comma: string): Fonte => fonte('D.Lgs. 252/2005', `art. 8, ${comma}`);

/** What a limit leaves after what has used it up. */
const resto = (limite: Nodo, ...usati: Nodo[]): Nodo => maggiore(zeroEuro, meno(limite, ...usati));

const RP27 = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RP27 a RP30');
/** What the employer has already deducted, and what has no limit, use up the limit first. */
const giaUsati = [
  previdenzaDedotta,
  primaOccupazioneDedotta,
  squilibrioDedotta,
  squilibrio,
  familiariDedotta,
] as const;
const QUINQUENNIO = 'il maggior limite dipende da quanto non dedotto nei primi cinque anni';
/** The limit is wider, up to 2,582.29 euro more, for who did not use it all in the first five years; it comes before the others. */
export const primaOccupazioneDeducibile = conteggio(
  'primaOccupazioneDeducibile',
  'Previdenza dei lavoratori di prima occupazione deducibile',
  se(
    oltre(primaOccupazione, resto(p.limitePrevidenza, ...giaUsati)),
    incerto(
      minore(primaOccupazione, resto(somma(p.limitePrevidenza, p.maggiorLimitePrevidenza), ...giaUsati)),
      QUINQUENNIO,
    ),
    primaOccupazione,
  ),
  FONDI('c. 6'),
  RP27,
);
const restoPrevidenza = resto(p.limitePrevidenza, ...giaUsati, primaOccupazioneDeducibile);
export const previdenzaDeducibile = conteggio(
  'previdenzaDeducibile',
  'Previdenza complementare deducibile',
  minore(previdenzaNonDedotta, restoPrevidenza),
  FONDI('c. 4'),
  RP27,
);
export const familiariDeducibile = conteggio(
  'previdenzaFamiliariDeducibile',
  'Previdenza dei familiari deducibile',
  minore(familiari, maggiore(zeroEuro, meno(restoPrevidenza, previdenzaDeducibile))),
  FONDI('c. 5'),
  RP27,
);
const totaleAltri = sommaDi(altriDeducibili, importoDeducibile);
const conCodice = (...codici: readonly number[]): Nodo =>
  sommaDi(
    altriDeducibili,
    se(o(...codici.map((n) => uguale(codiceDeducibile, codice(n)))), importoDeducibile, zeroEuro),
  );
const parteDi = (reddito: Nodo, parte: number): Nodo => arrotonda.centesimo(per(reddito, quota(parte)));
/** RP26 and E26: each code with its limit. Those of the forms until that of 2022 were not read. */
export const altriOneri = regola({
  id: 'oneriDeducibili.altri',
  titolo: 'Altri oneri deducibili',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      se(oltre(totaleAltri, zeroEuro), incerto(totaleAltri, 'limiti di ciascun codice di RP26'), zeroEuro),
      tuir('art. 10'),
    ),
    tra(
      2022,
      null,
      somma(
        meno(totaleAltri, conCodice(6, 7, 8, 12, 13)),
        minore(conCodice(6, 13), p.limiteFondiSanitari),
        minore(conCodice(7), parteDi(redditoAgevolazioni, 0.02)),
        minore(conCodice(8), parteDi(redditoAgevolazioni, 0.1), p.limiteFondazioni),
        minore(conCodice(12), parteDi(maggiore(zeroEuro, redditoComplessivo), 0.2), p.limiteTrust),
      ),
      tuir('art. 10'),
      fonte('Istruzioni 730/2026', 'r. 5024-5093'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP26'),
    ),
  ],
});
export const quotaAbitazione = conteggio(
  'quotaAbitazione',
  'Quota dell’anno per abitazioni date in locazione',
  se(
    oltre(somma(abitazioneLocata, interessiLocata), zeroEuro),
    somma(
      arrotonda.centesimo(
        diviso(per(minore(abitazioneLocata, p.limiteAbitazione), p.quotaAbitazione), numero(8)),
      ),
      arrotonda.centesimo(per(interessiLocata, p.quotaAbitazione)),
    ),
    zeroEuro,
  ),
  fonte('D.L. 133/2014', 'art. 21'),
  fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP32'),
);
export const totaleRestituite = conteggio(
  'totaleRestituite',
  'Somme restituite, totale',
  somma(restituite, restituiteResiduo),
  tuir('art. 10, c. 1, lett. d-bis'),
);
const RP34 = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP34');
export const startUpAnno = conteggio(
  'startUpAnno',
  'Investimenti in start-up dell’anno',
  somma(startUp, zeroEuro),
  RP34,
);
export const totaleStartUp = conteggio(
  'totaleStartUp',
  'Investimenti in start-up, totale',
  somma(startUpAnno, ...startUpResidui),
  RP34,
);

/** What the deductions can take from: the income without the main home. */
export const redditoDeducibile = conteggio(
  'capienza',
  'Reddito che accoglie gli oneri deducibili',
  resto(redditoComplessivo, deduzioneAbitazione),
  tuir('art. 3, c. 1'),
);
const RP36 = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RP36');
/** RP36, third column: one's own gifts up to a tenth of RN1, first column. */
export const terzoSettoreAnno = conteggio(
  'terzoSettoreAnno',
  'Erogazioni a enti del terzo settore dell’anno',
  somma(
    terzoSettoreRicevuta,
    se(
      oltre(terzoSettore, zeroEuro),
      minore(terzoSettore, arrotonda.centesimo(per(redditoAgevolazioni, p.limiteTerzoSettore))),
      zeroEuro,
    ),
  ),
  fonte('D.Lgs. 117/2017', 'art. 83, c. 2'),
  RP36,
);
export const terzoSettoreDeducibile = conteggio(
  'terzoSettoreDeducibile',
  'Erogazioni a enti del terzo settore deducibili',
  somma(terzoSettoreAnno, ...terzoSettoreResidui),
  fonte('D.Lgs. 117/2017', 'art. 83, c. 2'),
  RP36,
);

/** The deductions whose excess over the income is lost. */
export const senzaRiporto = conteggio(
  'senzaRiporto',
  'Oneri deducibili che non si riportano',
  somma(
    contributi,
    contributiEccedenti,
    assegno,
    serviziDomesticiDeducibili,
    istituzioniReligioseDeducibili,
    disabili,
    altriOneri,
    previdenzaDeducibile,
    primaOccupazioneDeducibile,
    squilibrio,
    familiariDeducibile,
    quotaAbitazione,
  ),
  tuir('art. 10'),
);
export const oneriDeducibili = conteggio(
  'totale',
  'Oneri deducibili',
  somma(senzaRiporto, totaleRestituite, totaleStartUp, terzoSettoreDeducibile),
  tuir('art. 10'),
);
