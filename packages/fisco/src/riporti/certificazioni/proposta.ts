import type { DatiModello, Modello, ValoreCasella } from '../../modelli/modello.ts';
import { type PostiRipetuti, placeRipetuti } from '../righi.ts';
import {
  type Codice,
  codici,
  type Destinazione,
  isNonRecuperata,
  perModulo,
  type Somma,
  somme,
  sospesi,
} from './mappa.ts';
import { listAssimilati, listOneri, listRedditi, MUTUI, placeOnere } from './redditi.ts';
import {
  type Certificazione,
  leggi,
  type PropostaCertificazioni,
  type Punti,
  type PuntoSospeso,
  sommaEuro,
  type VoceCertificazione,
} from './tipi.ts';

type Modulo = Pick<Modello, 'anno' | 'findCasella' | 'checkValore'>;
/** What would be written, before it is known whether the form takes it. */
interface Scritta {
  readonly chiave: string;
  readonly valore: ValoreCasella;
  readonly punti: readonly number[];
  readonly fonte: string;
}

const isDellAnno = ({ dal = 0, al = 9999 }: { dal?: number; al?: number }, anno: number) =>
  dal <= anno && anno <= al;
const keyFor = (dove: { pf?: string; d730?: string }, a: Destinazione): string | undefined =>
  a === '730' ? dove.d730 : dove.pf;
const euro = (importo: number): number => Math.round(importo);

/** Those of the year, without the ones that another certification says it has counted again. */
function chooseCertificazioni(tutte: readonly Certificazione[], anno: number) {
  const riprese = new Set(
    tutte.flatMap(({ lavoro }) => lavoro.flatMap((punti) => (punti[536] ? [String(punti[536])] : []))),
  );
  const motivo = (c: Certificazione): string | null => {
    if (c.anno !== anno) return `È la CU ${c.anno}: va nella dichiarazione di quell’anno.`;
    if (c.sostituto !== null && riprese.has(c.sostituto))
      return 'Un’altra certificazione la conguaglia (punto 536).';
    return null;
  };
  return {
    usate: tutte.filter((c) => motivo(c) === null),
    escluse: tutte.flatMap((c) => {
      const perche = motivo(c);
      return perche === null ? [] : [{ sostituto: c.sostituto, motivo: perche }];
    }),
  };
}

function computeSomma(s: Somma, moduli: readonly Punti[]): number {
  const contati = s.se ? moduli.filter(s.se) : moduli;
  const totale = sommaEuro(
    contati.flatMap((punti) => [
      ...s.punti.map((punto) => leggi(punti, punto)),
      ...(s.meno ?? []).map((punto) => -leggi(punti, punto)),
    ]),
  );
  return Math.min(euro(totale), s.massimo ?? Number.MAX_SAFE_INTEGER);
}

function writeSomme(moduli: readonly Punti[], anno: number, a: Destinazione): Scritta[] {
  return somme.flatMap((s): Scritta[] => {
    const chiave = keyFor(s, a);
    const valore = computeSomma(s, moduli);
    if (chiave === undefined || valore <= 0 || !isDellAnno(s, anno)) return [];
    return [{ chiave, valore, punti: s.punti, fonte: s.fonte }];
  });
}

function writeCodici(moduli: readonly Punti[], anno: number, a: Destinazione): Scritta[] {
  const read = ({ punto }: Codice) => moduli.flatMap((punti) => (punti[punto] ? [leggi(punti, punto)] : []));
  return codici.flatMap((c): Scritta[] => {
    const detti = read(c);
    if (detti.length === 0 || !isDellAnno(c, anno)) return [];
    return [
      {
        chiave: a === '730' ? c.d730 : c.pf,
        valore: detti.includes(1) ? '1' : '2',
        punti: [c.punto],
        fonte: c.fonte,
      },
    ];
  });
}

/** One modulo for each certification that has something to say there. */
function writePerModulo(moduli: readonly Punti[], anno: number, a: Destinazione): Scritta[] {
  return perModulo.flatMap((sezioni) => {
    const pieni = moduli.flatMap((punti) =>
      sezioni
        .filter(({ dal, colonne }) => dal <= anno && Object.values(colonne).some((p) => leggi(punti, p) > 0))
        .map((sezione) => ({ sezione, punti })),
    );
    return pieni.flatMap(({ sezione, punti }, i) =>
      Object.entries(sezione.colonne).flatMap(([colonna, punto]): Scritta[] => {
        const importo = leggi(punti, punto);
        const rigo = a === '730' ? sezione.d730 : sezione.pf;
        const modulo = i === 0 ? '' : `#${i + 1}`;
        if (importo <= 0) return [];
        const valore = punto === 571 || punto === 591 ? String(importo) : euro(importo);
        return [{ chiave: `${rigo}.${colonna}${modulo}`, valore, punti: [punto], fonte: sezione.fonte }];
      }),
    );
  });
}

/** Columns that these righi have. */
const COLONNE = [1, 2, 3, 4];

function writeRighi(
  posti: Omit<PostiRipetuti, 'colonne'>,
  righi: readonly {
    readonly colonne: Readonly<Record<number, ValoreCasella>>;
    readonly punti: readonly number[];
  }[],
  attuali: DatiModello,
  fonte: string,
): Scritta[] {
  const chiavi = placeRipetuti(
    { ...posti, colonne: COLONNE },
    righi.map(({ colonne }) => colonne),
    attuali,
  );
  return righi.flatMap(({ colonne, punti }, i) =>
    Object.values(colonne).flatMap((valore, n): Scritta[] => {
      const chiave = chiavi[i]?.[n];
      return chiave === undefined ? [] : [{ chiave, valore, punti, fonte }];
    }),
  );
}

function writeRedditi(
  moduli: readonly Punti[],
  anno: number,
  a: Destinazione,
  attuali: DatiModello,
): Scritta[] {
  const quadro = a === '730' ? 'C' : 'RC';
  const redditi = moduli.flatMap((punti) =>
    listRedditi(punti, anno).righi.map(({ punto, tipologia, contratto, altri }) => ({
      punti: [punto],
      colonne: {
        1: tipologia,
        ...(contratto ? { 2: contratto } : {}),
        3: euro(leggi(punti, punto)),
        ...(altri ? { 4: altri } : {}),
      },
    })),
  );
  const sociali = moduli
    .filter((punti) => anno >= 2021 && leggi(punti, 496) + leggi(punti, 497) > 0)
    .map((punti) => ({
      punti: [496, 497],
      colonne: { 1: '3', 3: euro(sommaEuro([leggi(punti, 496), leggi(punti, 497)])) },
    }));
  const assimilati = moduli.flatMap((punti) =>
    listAssimilati(punti, anno).map(({ punto, coniuge, altri }) => ({
      punti: [punto],
      colonne: {
        ...(coniuge ? { 1: true } : {}),
        2: euro(leggi(punti, punto)),
        ...(altri ? { 3: altri } : {}),
      },
    })),
  );
  const sezioneII = a === '730' ? { primo: 6, quanti: 3 } : { primo: 7, quanti: 2 };
  return [
    ...writeRighi(
      { quadro, primo: 1, quanti: 3 },
      [...redditi, ...sociali],
      attuali,
      '730/2026 r. 2595-2729',
    ),
    ...writeRighi({ quadro, ...sezioneII }, assimilati, attuali, '730/2026 r. 2949-2973'),
  ];
}

/** The charges: those with a rigo of their own summed, the rest one rigo for each code. */
function writeOneri(
  moduli: readonly Punti[],
  anno: number,
  a: Destinazione,
  attuali: DatiModello,
): Scritta[] {
  const tutti = Map.groupBy(moduli.flatMap(listOneri), ({ codice }) => codice);
  const altri: { colonne: Record<number, ValoreCasella>; punti: number[] }[] = [];
  const propri = [...tutti].flatMap(([codice, voci]): Scritta[] => {
    const valore = euro(sommaEuro(voci.map(({ importo }) => importo)));
    const punti = [...new Set(voci.flatMap((voce) => voce.punti))];
    const suo =
      placeOnere(codice) ?? (codice === 7 && anno <= 2023 ? { pf: 'RP7.1', d730: 'E7.1' } : undefined);
    const chiave = suo && keyFor(suo, a);
    if (chiave) return [{ chiave, valore, punti, fonte: '730/2026 r. 3953' }];
    if (!MUTUI.includes(codice)) altri.push({ colonne: { 1: String(codice), 2: valore }, punti });
    return [];
  });
  const posti = a === '730' ? { quadro: 'E', primo: 8, quanti: 3 } : { quadro: 'RP', primo: 8, quanti: 6 };
  return [...propri, ...writeRighi(posti, altri, attuali, '730/2026, quadro E, righi E8-E10')];
}

const bloccoDi = (punti: Punti, anno: number, quale: number) => {
  const primo = 100 * quale + (anno >= 2023 ? 19 : 14);
  return {
    anno: leggi(punti, 100 * quale + 4),
    corrispettivo: leggi(punti, primo),
    ritenuta: leggi(punti, primo + 1),
    puntoRitenuta: primo + 1,
    puntoCorrispettivo: primo,
    nonProprietario: punti[primo + 2] === true,
  };
};
/** Short rents: the withholdings of the year of income, all in one casella; the rents are told property by property. */
function writeLocazioni(
  moduli: readonly Punti[],
  anno: number,
  a: Destinazione,
): { scritte: Scritta[]; decise: PuntoSospeso[] } {
  const blocchi = moduli.flatMap((punti) => [0, 1, 2, 3, 4].map((quale) => bloccoDi(punti, anno, quale)));
  const suoi = blocchi.filter((b) => b.anno === anno - 1);
  const ritenute = euro(sommaEuro(suoi.map(({ ritenuta }) => ritenuta)));
  const altri = blocchi.filter((b) => b.anno !== anno - 1 && b.ritenuta + b.corrispettivo > 0);
  return {
    scritte:
      ritenute > 0
        ? [
            {
              chiave: a === '730' ? 'F8.1' : 'LC1.4',
              valore: ritenute,
              punti: suoi.map(({ puntoRitenuta }) => puntoRitenuta),
              fonte: '730/2026 r. 7206-7214; Redditi PF 2026 r. 9322',
            },
          ]
        : [],
    decise: [
      ...suoi
        .filter(({ corrispettivo }) => corrispettivo > 0)
        .map((b) => ({
          punti: [b.puntoCorrispettivo],
          valore: b.corrispettivo,
          motivo: b.nonProprietario
            ? 'Corrispettivo di chi non è proprietario: RL10, o D4 del 730 con codice 10.'
            : 'Corrispettivo di una locazione breve: sull’immobile, in RB o nel quadro B.',
        })),
      ...altri.map((b) => ({
        punti: [b.puntoCorrispettivo],
        valore: b.corrispettivo,
        motivo: `Locazione breve del ${b.anno || 'anno che non è indicato'}: non è di questa dichiarazione, se quella del suo anno la comprende.`,
      })),
    ],
  };
}

/** What is said and not proposed. */
function listSospesi(usate: readonly Certificazione[], anno: number): PuntoSospeso[] {
  const moduli = usate.flatMap(({ lavoro }) => lavoro);
  const compresi = moduli.flatMap((punti) =>
    listRedditi(punti, anno).compresi.map((punto) => ({
      punti: [punto],
      valore: leggi(punti, punto),
      motivo: `Il punto ${punto} comprende redditi con un’agevolazione, proposti a parte: se ne ha altri, vanno in un rigo loro.`,
    })),
  );
  const mutui = moduli
    .flatMap(listOneri)
    .filter(({ codice }) => MUTUI.includes(codice) && !(codice === 7 && anno <= 2023))
    .map(({ importo, punti }) => ({
      punti,
      valore: importo,
      motivo: 'Interessi di mutuo: il rigo RP7 (E7) chiede quando è stato stipulato.',
    }));
  const altri = sospesi
    .filter(({ dal = 0 }) => dal <= anno)
    .flatMap(({ punti, motivo }) => {
      const valore = sommaEuro(moduli.flatMap((m) => punti.map((punto) => leggi(m, punto))));
      return valore > 0 ? [{ punti, valore, motivo }] : [];
    });
  const nonRecuperate = moduli.filter(isNonRecuperata).map((punti) => ({
    punti: [725],
    valore: leggi(punti, 725),
    motivo: 'Somma erogata e non recuperata: si restituisce, 730 rigo F11 con codice 1.',
  }));
  const autonomi = usate
    .flatMap(({ autonomo }) => autonomo)
    .filter((punti) => leggi(punti, 4) > 0)
    .map((punti) => ({
      punti: [4, 8, 9],
      valore: leggi(punti, 4),
      motivo: `Causale ${String(punti[1] ?? 'che manca')}: il quadro dipende da come è svolta l’attività (RE, RL o LM; D del 730).`,
    }));
  return [...compresi, ...mutui, ...altri, ...nonRecuperate, ...autonomi];
}

/**
 * What the certifications received would write in Redditi PF or in the 730 of their year: only caselle that the form has and values
 * that it takes, each with what stands there now. Amounts are summed in cents and brought to the euro once.
 */
export function proposeCertificazioni(
  modello: Modulo,
  a: Destinazione,
  certificazioni: readonly Certificazione[],
  attuali: DatiModello,
): PropostaCertificazioni {
  const { anno } = modello;
  const { usate, escluse } = chooseCertificazioni(certificazioni, anno);
  const moduli = usate.flatMap(({ lavoro }) => lavoro);
  const brevi = writeLocazioni(
    usate.flatMap(({ locazioni }) => locazioni),
    anno,
    a,
  );
  const scritte = [
    ...writeRedditi(moduli, anno, a, attuali),
    ...writePerModulo(moduli, anno, a),
    ...writeSomme(moduli, anno, a),
    ...writeCodici(moduli, anno, a),
    ...writeOneri(moduli, anno, a, attuali),
    ...brevi.scritte,
  ];
  const voci: VoceCertificazione[] = [];
  const senzaRigo: PuntoSospeso[] = [];
  for (const { chiave, valore, punti, fonte } of scritte) {
    const casella = modello.findCasella(chiave);
    if (casella?.inserita && modello.checkValore(chiave, valore) === null) {
      const attuale = attuali[chiave] ?? null;
      if (attuale !== valore) voci.push({ chiave, titolo: casella.titolo, valore, attuale, punti, fonte });
    } else if (typeof valore === 'number')
      senzaRigo.push({ punti, valore, motivo: `Il rigo ${chiave} non è gestito nel modello ${anno}.` });
  }
  return { voci, escluse, daDecidere: [...senzaRigo, ...brevi.decise, ...listSospesi(usate, anno)] };
}
