import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { accontoTrattenutoDatore, imponibileAcconto } from '../../../regole/addizionali.ts';
import {
  affitti,
  affittiAziende,
  aziende,
  cedolare21,
  cedolare26,
  conSuperbonus,
  fondiari,
  forfettizzati,
  opere,
  senzaRitenuta,
  startUpDecaduta,
  trust,
} from '../../../regole/altri-redditi.ts';
import { utilizzo } from '../../../regole/fabbricati.ts';
import { creditoFondi, perditeCompensabili } from '../../../regole/imposta-lorda.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import { terzoSettoreRicevuta } from '../../../regole/oneri-deducibili.ts';
import { esteriIvie, esteriNonImponibili, redditoMinimo } from '../../../regole/reddito.ts';
import { accontiF24 } from '../../../regole/risultato-730.ts';
import { acconto, trattenuto } from '../../../regole/tassazione-separata.ts';
import { impostaRateizzata } from '../../../regole/trasferimento.ts';
import { controlli } from '../../2025/redditi-pf/controlli.ts';
import { controlliEstero } from '../../2025/redditi-pf/controlli-estero.ts';
import { controlliOneri } from '../../2025/redditi-pf/controlli-oneri.ts';
import { controlliSeparata } from '../../2025/redditi-pf/controlli-separata.ts';
import { utilizzi730 } from '../../2025/redditi-pf/rb.ts';
import { mapColonne } from '../../differenze.ts';
import type { Risultato } from '../../modello.ts';
import { redditiPf } from '../../redditi-pf.ts';
import { cascata730 } from '../../redditi-pf-cascata.ts';
import {
  type Colonna,
  type Controllo,
  inserisce,
  type QuadroScheda,
  type RigoScheda,
  type Scheda,
} from '../../scheda.ts';
import { makeScheda, nonGestito, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { controlli730 } from './controlli.ts';
import { makeFr } from './frontespizio.ts';
import { makeQuadri, PRIMO_LETTO } from './quadri.ts';
import { renameRighi, transpose } from './trasposizione.ts';

const ultimi = [
  nonGestito('F', 'Acconti, ritenute ed eccedenze', 'Acconti e ritenute', {
    nota: 'Acconti, ritenute ed eccedenze si indicano nel prospetto di liquidazione (PL).',
  }),
  nonGestito('I', 'Imposte da compensare', 'Compensazioni'),
  nonGestito('L', 'Ulteriori dati'),
];

/**
 * Who fills in a 730 has no business and no share in a partnership: the credits of quadro RU (RN35) and the income of shell
 * companies (RN1, fourth column) are not in the balance, nor what a transparent company passes on (RP36, first column).
 */
const RIGO_IMPRESE = 35;
/** Of RN: what partnerships, funds and businesses bring, and what is only told of a total. */
const SOLO_DI_REDDITI: ReadonlySet<unknown> = new Set([
  ...[redditoMinimo, creditoFondi, perditeCompensabili, esteriNonImponibili, impostaRateizzata],
  ...[liquidazione.ritenuteAllevatori, liquidazione.ritenuteNonUtilizzate, liquidazione.eccedenza730],
  ...[liquidazione.accontiSospesi, liquidazione.accontiSostitutive, liquidazione.accontiCeduti],
  ...[liquidazione.accontiFuoriusciti, liquidazione.creditoRiversato],
]);
const RIGHI_CHE_DICONO = [29, 33];
const isSoloDiRedditi = ({ inserisce, mostra, annota }: Colonna, numero: number): boolean =>
  SOLO_DI_REDDITI.has(inserisce ?? mostra) || (annota !== undefined && RIGHI_CHE_DICONO.includes(numero));
/** What RV only tells, or shows again: the 730 has it in F, or nowhere. */
const isDiRedditi = ({ annota, mostra }: Colonna): boolean =>
  annota !== undefined || mostra === imponibileAcconto || mostra === accontoTrattenutoDatore;
/** What RL has and the 730 has in D3-D5 with a code, or has not: trusts, businesses, what comes back of start-ups. */
const DI_REDDITI_PF: ReadonlySet<unknown> = new Set([
  ...[trust.reddito, aziende.corrispettivi, affittiAziende.corrispettivi, fondiari, opere],
  ...[forfettizzati.corrispettivi, startUpDecaduta],
]);
/** RL21-RL24, RL28 and RL29: in the 730 they are types of D3 and D4. */
const SPORT = [21, 22, 23, 24, 28, 29];
const PRIMO_SENZA_SPORT = 2024;
/** Of RL10 the 730 kept here one amount at the flat tax; of RL6 and RL12 what it has in D4 is not here. */
const BREVI: ReadonlySet<unknown> = new Set([
  ...[esteriIvie, senzaRitenuta, cedolare26, affitti.opzione, affitti.aliquota, affitti.brevi],
  ...[affitti.speseBrevi, conSuperbonus.corrispettivi, conSuperbonus.spese],
]);
const withCedolareSola = (c: Colonna, { rigo }: RigoScheda): readonly Colonna[] => {
  if (c.mostra === cedolare21) return [inserisce(6, 'In cedolare secca', affitti.cedolare)];
  return BREVI.has(c.inserisce ?? c.mostra) || (rigo === RIGO_AFFITTI && c.annota !== undefined) ? [] : [c];
};
/** D1 and D2 have no total on the form. */
const TOTALE_CAPITALI = 3;
const RIGO_AFFITTI = 10;
const isDiRedditiPf = ({ colonne }: RigoScheda) => colonne.some((c) => DI_REDDITI_PF.has(c.inserisce));
const withoutRighi = (quadro: QuadroScheda, assente: (rigo: RigoScheda) => boolean): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni
    .map((s) => ({ ...s, righi: s.righi.filter((r) => !assente(r)) }))
    .filter(({ righi }) => righi.length > 0),
});
/** Righi of RP that the 730 has not: start-ups, the rent of young farmers, Campione d'Italia. */
const NON_DEL_730 = [34, 73, 80, 81, 90, 91];
/** The box above RP27, that the 730 has on its first page. */
const A_CARICO = { rigo: 27, colonna: 90 };
/** What F6 says of the advances that are paid by F24 is in their place. */
const MINORI = new Map(
  Object.values(accontiF24).flatMap(({ di, prima, seconda }) => [
    [di.primo, prima] as const,
    [di.secondo, seconda] as const,
  ]),
);
const withMinori = (c: Colonna): Colonna => {
  const mostra = c.mostra && MINORI.get(c.mostra);
  return mostra ? { ...c, mostra } : c;
};
const withoutTrattenuto = (c: Colonna): readonly Colonna[] => {
  if (c.mostra === acconto) return [{ ...c, formulaBreve: '20% di col. 1' }];
  return c.inserisce === trattenuto ? [] : [withMinori(c)];
};
/** The first form with quadro M. */
const PRIMO_CON_M = 2025;
/** The code of short rents is asked from the form of 2025. */
const PRIMO_CIN = 2025;
const RIGO_CIN = 901;
/** RM39, what is of businesses abroad, TFR, income of none of the quadri: Redditi PF has it, and the 730 sends there. */
const RM_DI_REDDITI = [39, 61, 62, 63, 82, 91];
/** Nor the 730 has the credit of what was withheld abroad on savings. */
const RIGO_EURORITENUTA = 30;
const withoutImprese = (
  quadri: Scheda['quadri'],
  anno: number,
  letto = anno >= PRIMO_LETTO,
): Scheda['quadri'] =>
  quadri.map((q) => {
    if (q.codice === 'RV') return mapColonne(q, (c) => (isDiRedditi(c) ? [] : [c]));
    if (q.codice === 'RP')
      return withoutRighi(
        mapColonne(q, (c, { rigo }) =>
          c.inserisce === terzoSettoreRicevuta || (rigo === A_CARICO.rigo && c.colonna === A_CARICO.colonna)
            ? []
            : [c],
        ),
        ({ rigo }) => letto && NON_DEL_730.includes(rigo),
      );
    if (q.codice === 'RW') return letto ? mapColonne(q, (c) => [withMinori(c)]) : q;
    if (q.codice === 'RM')
      return withoutRighi(
        mapColonne(q, withoutTrattenuto),
        ({ rigo }) => anno >= PRIMO_CON_M && RM_DI_REDDITI.includes(rigo),
      );
    if (q.codice === 'CR') return withoutRighi(q, ({ rigo }) => letto && rigo === RIGO_EURORITENUTA);
    if (q.codice === 'RL')
      return withoutRighi(
        mapColonne(q, withCedolareSola),
        (rigo) =>
          isDiRedditiPf(rigo) ||
          (letto && rigo.rigo === TOTALE_CAPITALI) ||
          (anno >= PRIMO_SENZA_SPORT && SPORT.includes(rigo.rigo)),
      );
    if (q.codice === 'RB')
      return withoutRighi(q, ({ rigo }) => letto && anno < PRIMO_CIN && rigo === RIGO_CIN);
    if (q.codice !== 'RN') return q;
    const senza = mapColonne(q, (c, r) => (isSoloDiRedditi(c, r.rigo) ? [] : [c]));
    return withoutRighi(senza, ({ rigo }) => rigo === RIGO_IMPRESE);
  });

/** The checks of Redditi PF on what the 730 has too, with the names that its righi have here. */
function listControlli(
  quadri: readonly QuadroDiAnni[],
  rename: (testo: string) => string,
): readonly Controllo[] {
  const colonne = quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.colonne)));
  const presenti = new Set(colonne.flatMap((c) => c.inserisce ?? c.mostra ?? []));
  return [...controlli, ...controlliEstero, ...controlliOneri, ...controlliSeparata]
    .filter(({ dato }) => presenti.has(dato))
    .map((controllo) => ({ ...controllo, frase: rename(controllo.frase) }));
}

/** Buildings have some uses of their own in the 730. */
const withUtilizzi730 = (quadri: Scheda['quadri']): Scheda['quadri'] =>
  quadri.map((q) =>
    q.codice === 'RB'
      ? mapColonne(q, (c) => [c.inserisce === utilizzo ? { ...c, opzioni: utilizzi730 } : c])
      : q,
  );

const conConti = (quadri: Scheda['quadri']): QuadroDiAnni[] => [
  transpose(quadri, ['FA'], 'Familiari a carico'),
  transpose(quadri, ['RA'], 'Redditi dei terreni', 'Terreni'),
  transpose(quadri, ['RB'], 'Redditi dei fabbricati', 'Fabbricati'),
  transpose(quadri, ['RC'], 'Lavoro dipendente e assimilati', 'Lavoro dipendente'),
  transpose(quadri, ['RL'], 'Altri redditi'),
  transpose(quadri, ['RP'], 'Oneri e spese'),
  transpose(quadri, ['CR'], 'Crediti d’imposta'),
  transpose(quadri, ['AC'], 'Amministratore di condominio'),
  { ...transpose(quadri, ['RW'], 'Investimenti e attività all’estero', 'Attività estere'), dal: 2024 },
  { ...transpose(quadri, ['RM'], 'Redditi a tassazione separata', 'Tassazione separata'), dal: 2025 },
  { ...transpose(quadri, ['RT'], 'Plusvalenze di natura finanziaria', 'Plusvalenze'), dal: 2025 },
  {
    ...transpose(quadri, ['RN', 'RV', 'LC'], 'Prospetto di liquidazione (730-3)', 'Liquidazione'),
    obbligatorio: true,
  },
];

/** The quadri of the years whose instructions were not read: those of Redditi PF under the letters of the 730. */
const trasposti = (quadri: Scheda['quadri']) => ({
  quadri: [...conConti(quadri), ...ultimi],
  rename: renameRighi,
});

const IRPEF = { nome: 'IRPEF', debito: ['PL945.2'], credito: ['PL946.1'] } as const;
const makeRisultati = (anno: number): readonly Risultato[] => [
  IRPEF,
  { nome: 'Addizionali', debito: ['PL977.1', 'PL985.1'], credito: ['PL978.1', 'PL986.1'] },
  {
    ...{ nome: 'Cedolare', facoltativa: true },
    debito: [anno < PRIMO_LETTO ? 'PL988.13' : 'PL988.12'],
    credito: [anno < PRIMO_LETTO ? 'PL988.14' : 'PL988.13'],
  },
];

/** Modello 730: the sums of Redditi PF under the letters of the 730. What goes to the employer is for his payroll. */
export async function m730(anno: number): Promise<Scheda> {
  const riferimento = await redditiPf[anno]?.();
  if (!riferimento) throw new Error(`Redditi PF ${anno}: nessun modello`);
  const pf = withUtilizzi730(withoutImprese(riferimento.quadri, anno));
  const { quadri, rename } = anno < PRIMO_LETTO ? trasposti(pf) : makeQuadri(anno, pf);
  const suoi = quadri.filter(({ dal = anno }) => dal <= anno);
  const scheda = makeScheda(anno, {
    codice: '730',
    titolo: 'Modello 730',
    quadri: [makeFr(anno >= PRIMO_LETTO), ...quadri],
    risultati: makeRisultati(anno),
    controlli: [...listControlli(suoi, rename), ...(anno < PRIMO_LETTO ? [] : controlli730)],
  });
  return { ...scheda, cascata: cascata730, rename, prepare: () => loadComuni(anno - 1) };
}
