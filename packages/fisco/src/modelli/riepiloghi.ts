import { baseOf } from './chiave.ts';
import type { CodiceModello, DatiModello, EsitoCasella, Modello, Quadro, ValoreCasella } from './modello.ts';
import type { RigaProspetto } from './prospetto.ts';

/** Quadri of the form, whole or some of their righi. */
type Parte = string | readonly [quadro: string, ...righi: number[]];

/** What a section shows: the taxes (all, or those with a credit), and parts of the form. */
interface Sezione {
  readonly imposte?: 'tutte' | 'a credito';
  readonly parti: readonly Parte[];
}
type Sezioni = Readonly<Record<string, Sezione>>;

const diPf: Sezioni = {
  Redditi: { parti: [['RN', 1, 2, 3, 4, 5]] },
  Liquidazione: { imposte: 'tutte', parti: [] },
  Acconti: {
    parti: [
      ['RN', 62],
      ['RV', 17],
      ['LC', 2],
      ['RW', 901, 902, 903],
      ['LM', 903],
    ],
  },
  Addizionali: { parti: ['RV'] },
  Crediti: { imposte: 'a credito', parti: ['CR'] },
  Familiari: { parti: ['FA'] },
};
const diSocieta: Sezioni = {
  "Reddito d'impresa": { parti: ['RF', 'RG'] },
  Liquidazione: { imposte: 'tutte', parti: ['RN', 'RX'] },
  Soci: { parti: ['RO'] },
};
const diIrap: Sezioni = {
  'Base imponibile': { parti: ['IQ', 'IP', 'IC', 'IE', 'IK'] },
  Imposta: { parti: ['IR'] },
};
const diIva: Sezioni = { Liquidazione: { parti: ['VL', 'VX'] } };
const di770: Sezioni = { Ritenute: { parti: ['ST', 'SV'] }, Crediti: { parti: ['SX'] } };

const sezioni: Readonly<Partial<Record<CodiceModello, Sezioni>>> = {
  'redditi-pf': diPf,
  'redditi-sp': diSocieta,
  'redditi-sc': diSocieta,
  'redditi-enc': diSocieta,
  irap: diIrap,
  iva: diIva,
  770: di770,
};

/** The names of the summary sections of a form, in their order. */
export const listRiepiloghi = (codice: CodiceModello): readonly string[] =>
  Object.keys(sezioni[codice] ?? {});

/** A declaration as its summaries read it. */
interface Compilata {
  readonly modello: Modello;
  readonly righi: DatiModello;
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
}

const VUOTO: EsitoCasella = { stato: 'vuoto', precisione: 'esatto' };

/** A casella of a summary, as the form names it. */
interface CasellaRiepilogo {
  readonly chiave: string;
  readonly titolo: string;
  readonly valore: ValoreCasella | null;
  readonly stato: EsitoCasella['stato'];
}

/** A summary section with what it shows. */
export interface Riepilogo {
  readonly nome: string;
  readonly imposte: readonly RigaProspetto[];
  readonly caselle: readonly CasellaRiepilogo[];
}

/** The caselle of a part that hold something, modulo after modulo. */
function listCaselle({ modello, righi, esiti }: Compilata, parte: Parte): CasellaRiepilogo[] {
  const [codice, ...soli] = typeof parte === 'string' ? [parte] : parte;
  const quadro = modello.quadri.find((voce: Quadro) => voce.codice === codice);
  if (!quadro) return [];
  const perCasella = Map.groupBy(Object.keys({ ...righi, ...esiti }), baseOf);
  const suoi = quadro.sezioni.flatMap((sezione) => sezione.righi);
  return suoi
    .filter(({ rigo }) => soli.length === 0 || soli.includes(rigo))
    .flatMap(({ codice: nome, titolo, caselle }) =>
      caselle.flatMap((casella) =>
        (perCasella.get(casella.chiave) ?? []).flatMap((chiave) => {
          const { stato, valore } = esiti[chiave] ?? { stato: 'completo', valore: righi[chiave] };
          if (stato !== 'incompleto' && (valore === undefined || valore === 0)) return [];
          const esteso = titolo === casella.titolo ? titolo : `${titolo}: ${casella.titolo}`;
          return [{ chiave, titolo: `${nome} ${esteso}`, valore: valore ?? null, stato }];
        }),
      ),
    );
}

/** A summary section with what it shows; undefined for a name the form has not, or with nothing in it. */
export function computeRiepilogo(compilata: Compilata, nome: string): Riepilogo | undefined {
  const { modello, righi, esiti } = compilata;
  const sue = sezioni[modello.codice] ?? {};
  const sezione = Object.hasOwn(sue, nome) ? sue[nome] : undefined;
  if (!sezione) return undefined;
  const get = (chiave: string): EsitoCasella =>
    esiti[chiave] ??
    (righi[chiave] === undefined ? VUOTO : { ...VUOTO, stato: 'completo', valore: righi[chiave] });
  const dovute = sezione.imposte === undefined ? [] : modello.listImposte(get);
  const imposte = dovute.filter(({ credito }) => sezione.imposte === 'tutte' || credito !== 0);
  const caselle = sezione.parti.flatMap((parte) => listCaselle(compilata, parte));
  return imposte.length + caselle.length > 0 ? { nome, imposte, caselle } : undefined;
}
