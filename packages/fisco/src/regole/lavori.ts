import {
  almeno,
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  e,
  fino,
  type Nodo,
  numero,
  oltre,
  type Parametro,
  per,
  presente,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { aliquoteLavori } from '../parametri/casa.ts';
import * as p from '../parametri/lavori.ts';
import { fonte, sempre, tuir } from './fonti.ts';

/** The last year whose instalments count in the trattamento integrativo (L. 234/2021, art. 1, c. 3). */
const ULTIMO_ANNO_TRATTAMENTO = 2021;
/** The first year whose expenses count in the ceiling of TUIR art. 16-ter. */
const PRIMO_ANNO_TETTO = 2025;
/** The rates that an instalment may have. */
export const ALIQUOTE = [36, 50, 55, 60, 65, 70, 75, 80, 85, 90, 110] as const;
export type AliquotaLavori = (typeof ALIQUOTE)[number];
type PerAliquota = Readonly<Record<AliquotaLavori, Concetto>>;
const perAliquota = (make: (n: AliquotaLavori) => Concetto): PerAliquota =>
  Object.fromEntries(ALIQUOTE.map((n) => [n, make(n)])) as unknown as PerAliquota;

/** Works on buildings paid back in instalments: what is entered of one, and what all give. */
export interface Lavori {
  readonly raccolta: string;
  readonly anno: Dato;
  readonly tipo: Dato;
  /** RP41 column 7, RP61 column 6: 1 and 2 for the superbonus, 3 for the owner's home from 2025. */
  readonly percentuale: Dato;
  /** The rate as it is: on the forms until that of 2022, whose columns were not read. */
  readonly aliquota: Dato;
  readonly numeroRata: Dato;
  readonly rata: Dato;
  readonly detrazione: Concetto;
  readonly totaleRate: Concetto;
  /** Instalments by rate, and what they give. */
  readonly rate: PerAliquota;
  readonly detrazioni: PerAliquota;
  /** Instalments of expenses made since 2025, which the ceiling counts. */
  readonly nuove: PerAliquota;
  readonly totale: Concetto;
  /** Of works done until 2021. */
  readonly vecchi: Concetto;
}

interface Regole {
  readonly prima: Parametro<Tabella>;
  readonly dal2025: Parametro<Tabella>;
  readonly senzaTipo?: typeof p.SENZA_TIPO;
  readonly legge: ReturnType<typeof tuir>;
}

const FACCIATE = codice(15);
/** In 2008 alone energy works gave 55%. */
const ANNO_55 = 2008;

function makeLavori(raccolta: string, nome: string, { prima, dal2025, senzaTipo, legge }: Regole): Lavori {
  const given = (id: string, t: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
    dato({ id: `${raccolta}.${id}`, titolo: t, unita, raccolta, seManca, prova: 'fatture e bonifici' });
  const anno = given('anno', 'Anno della spesa', 'numero', 'ignoto');
  const tipo = given('tipo', 'Tipo di intervento', 'codice', senzaTipo ? 'zero' : 'ignoto');
  const percentuale = given('percentuale', 'Percentuale', 'codice', 'zero');
  const aliquota = given('aliquota', 'Percentuale', 'codice', 'zero');
  const rata = given('rata', 'Importo della rata', 'euro', 'zero');
  const NON_PREVISTO = 'Tipo di intervento {chiave} non previsto per l’anno della spesa.';
  const nuova = almeno(anno, numero(PRIMO_ANNO_TETTO));
  const superbonus = se(
    uguale(anno, numero(2023)),
    quota(0.9),
    se(uguale(anno, numero(2024)), quota(0.7), quota(0.65)),
  );
  const delTipo = se(
    nuova,
    cerca(tipo, dal2025, NON_PREVISTO),
    se(
      e(uguale(tipo, FACCIATE), uguale(anno, numero(2022))),
      quota(0.6),
      se(uguale(anno, numero(ANNO_55)), quota(0.55), cerca(tipo, prima, NON_PREVISTO)),
    ),
  );
  const senza = senzaTipo
    ? se(presente(tipo), delTipo, se(nuova, quota(senzaTipo.dal2025 / 100), quota(senzaTipo.prima / 100)))
    : delTipo;
  const parteDetraibile = se(
    presente(aliquota),
    cerca(aliquota, aliquoteLavori, 'Percentuale {chiave} non prevista.'),
    se(
      uguale(percentuale, codice(1)),
      quota(1.1),
      se(uguale(percentuale, codice(2)), superbonus, se(uguale(percentuale, codice(3)), quota(0.5), senza)),
    ),
  );
  const sua = regola({
    id: `${raccolta}.parteDetraibile`,
    titolo: `Parte detraibile della rata, ${nome}`,
    unita: 'quota',
    raccolta,
    formule: sempre(se(oltre(rata, zeroEuro), parteDetraibile, quota(0)), legge),
  });
  const detrazione = regola({
    id: `${raccolta}.detrazione`,
    titolo: `Detrazione della rata, ${nome}`,
    unita: 'euro',
    raccolta,
    formule: sempre(se(oltre(rata, zeroEuro), arrotonda.centesimo(per(rata, sua)), zeroEuro), legge),
  });
  const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RP41 a RP66');
  const total = (id: string, t: string, di: Nodo) =>
    regola({
      id: `${raccolta}.${id}`,
      titolo: `${t}, ${nome}`,
      unita: 'euro',
      formule: sempre(di, legge, MODELLO),
    });
  const rateAl = (n: AliquotaLavori, seNuova?: Nodo) =>
    sommaDi(
      raccolta,
      se(
        oltre(rata, zeroEuro),
        se(
          seNuova === undefined ? uguale(sua, quota(n / 100)) : e(uguale(sua, quota(n / 100)), seNuova),
          rata,
          zeroEuro,
        ),
        zeroEuro,
      ),
    );
  const rate = perAliquota((n) => total(`rate${n}`, `Rate al ${n}%`, rateAl(n)));
  const nuove = perAliquota((n) => total(`nuove${n}`, `Rate al ${n}% di spese dal 2025`, rateAl(n, nuova)));
  const detrazioni = perAliquota((n) =>
    total(
      `detrazione${n}`,
      `Detrazione del ${n}%`,
      se(oltre(rate[n], zeroEuro), arrotonda.centesimo(per(rate[n], quota(n / 100))), zeroEuro),
    ),
  );
  return {
    raccolta,
    anno,
    tipo,
    percentuale,
    aliquota,
    rata,
    numeroRata: given('numeroRata', 'Numero della rata', 'numero', 'zero'),
    detrazione,
    totaleRate: total('totaleRate', 'Totale delle rate', sommaDi(raccolta, rata)),
    rate,
    detrazioni,
    nuove,
    totale: total('totale', 'Detrazione', somma(...Object.values(detrazioni))),
    vecchi: total(
      'vecchi',
      'Detrazione delle spese fino al 2021',
      sommaDi(
        raccolta,
        se(
          oltre(rata, zeroEuro),
          se(fino(anno, numero(ULTIMO_ANNO_TRATTAMENTO)), detrazione, zeroEuro),
          zeroEuro,
        ),
      ),
    ),
  };
}

/** RP41-RP47. */
export const recupero = makeLavori('recuperi', 'recupero del patrimonio edilizio', {
  prima: p.recuperoPrima,
  dal2025: p.recuperoDal2025,
  senzaTipo: p.SENZA_TIPO,
  legge: tuir('art. 16-bis'),
});
/** RP61-RP64. */
export const energia = makeLavori('energetici', 'risparmio energetico', {
  prima: p.energiaPrima,
  dal2025: p.energiaDal2025,
  legge: fonte('D.L. 63/2013', 'art. 14'),
});
