import {
  almeno,
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  type Nodo,
  numero,
  o,
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
import { spesaEnergia, spesaRecupero } from './acconti-730.ts';
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
  /** Box «Opzione 2023» of the forms of 2025 and 2026: what was spent in 2023 comes back in ten years. */
  readonly opzione2023: Dato;
  /** In which part of 2013: until the 5th of June energy works gave 55%. */
  readonly periodo2013: Dato;
  /** The instalment of the year: what is written or, of the 730, its part of the expense. */
  readonly rataAnno: Concetto;
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
  /** The expense, which the 730 alone asks. */
  readonly spesa: Dato;
  /** Kinds that came back in five years until 2023. */
  readonly inCinque: readonly number[];
  /** Kinds that are of the superbonus without being said. */
  readonly superbonus: readonly number[];
  /** Kinds that gave 65% on expenses until 2017. */
  readonly prima2018?: readonly number[];
}

const FACCIATE = codice(15);
/** In 2008 alone energy works gave 55%. */
const ANNO_55 = 2008;
/** In 2013 until June. */
const ANNO_DIVISO = 2013;

/** How many years an expense comes back in: ten, or fewer for the superbonus and the works against earthquakes of the first years. */
function countRate(
  {
    anno,
    tipo,
    percentuale,
    numeroRata,
    opzione2023,
  }: Pick<Lavori, 'anno' | 'tipo' | 'percentuale' | 'numeroRata' | 'opzione2023'>,
  { inCinque, superbonus }: Pick<Regole, 'inCinque' | 'superbonus'>,
): Nodo {
  const isTipo = (codici: readonly number[]) => o(...codici.map((n) => uguale(tipo, codice(n))));
  const finoAl = (ultimo: number): Nodo => fino(anno, numero(ultimo));
  const isSuper = o(
    uguale(percentuale, codice(1)),
    uguale(percentuale, codice(2)),
    ...(superbonus.length > 0 ? [isTipo(superbonus)] : []),
  );
  const delSuper = se(
    finoAl(2021),
    numero(5),
    se(
      finoAl(2022),
      se(e(presente(numeroRata), uguale(numeroRata, p.rataDelSuperbonus2022)), numero(10), numero(4)),
      se(finoAl(2023), se(opzione2023, numero(10), numero(4)), numero(10)),
    ),
  );
  const degliAltri =
    inCinque.length > 0 ? se(e(isTipo(inCinque), finoAl(2023)), numero(5), numero(10)) : numero(10);
  return se(isSuper, delSuper, degliAltri);
}

function makeLavori(raccolta: string, nome: string, regole: Regole): Lavori {
  const { prima, dal2025, senzaTipo, legge, spesa, prima2018 = [] } = regole;
  const given = (id: string, t: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
    dato({ id: `${raccolta}.${id}`, titolo: t, unita, raccolta, seManca, prova: 'fatture e bonifici' });
  const anno = given('anno', 'Anno della spesa', 'numero', 'ignoto');
  const tipo = given('tipo', 'Tipo di intervento', 'codice', senzaTipo ? 'zero' : 'ignoto');
  const percentuale = given('percentuale', 'Percentuale', 'codice', 'zero');
  const aliquota = given('aliquota', 'Percentuale', 'codice', 'zero');
  const scritta = given('rata', 'Importo della rata', 'euro', 'zero');
  const numeroRata = given('numeroRata', 'Numero della rata', 'numero', 'zero');
  const opzione2023 = given('opzione2023', 'Opzione 2023', 'logico', 'zero');
  const periodo2013 = given('periodo2013', 'Periodo del 2013', 'codice', 'zero');
  const quante = countRate({ anno, tipo, percentuale, numeroRata, opzione2023 }, regole);
  const rata = regola({
    id: `${raccolta}.rataAnno`,
    titolo: `Rata dell’anno, ${nome}`,
    unita: 'euro',
    raccolta,
    formule: sempre(
      se(
        oltre(scritta, zeroEuro),
        scritta,
        se(oltre(spesa, zeroEuro), arrotonda.centesimo(diviso(spesa, quante)), zeroEuro),
      ),
      legge,
      fonte('Istruzioni 730/2023-2026', 'sezioni III-A e IV del quadro E'),
    ),
  });
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
      se(
        o(
          uguale(anno, numero(ANNO_55)),
          e(uguale(anno, numero(ANNO_DIVISO)), uguale(periodo2013, codice(1))),
        ),
        quota(0.55),
        prima2018.length > 0
          ? se(
              e(fino(anno, numero(2017)), o(...prima2018.map((n) => uguale(tipo, codice(n))))),
              quota(0.65),
              cerca(tipo, prima, NON_PREVISTO),
            )
          : cerca(tipo, prima, NON_PREVISTO),
      ),
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
    rata: scritta,
    opzione2023,
    periodo2013,
    rataAnno: rata,
    numeroRata,
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
  spesa: spesaRecupero,
  inCinque: [4, 5, 6, 7, 8, 9, 10, 11, 21, 22],
  superbonus: [16, 17, 18],
});
/** RP61-RP64. */
export const energia = makeLavori('energetici', 'risparmio energetico', {
  prima: p.energiaPrima,
  dal2025: p.energiaDal2025,
  legge: fonte('D.L. 63/2013', 'art. 14'),
  spesa: spesaEnergia,
  inCinque: [],
  superbonus: [30, 31, 32, 33],
  prima2018: [5, 6],
});
