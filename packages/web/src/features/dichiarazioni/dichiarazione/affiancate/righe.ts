import { type EsitoCasella, listAffiancate, type Modello } from '@quadra/fisco';
import { computeRisultato } from '../dati/risultati.ts';

export type Lettura = (chiave: string) => EsitoCasella;
/** Whole euro; null where the result is not known. */
export type Importo = number | null;
export type RigaConfronto = { nome: string; chiave: string | null; importi: readonly Importo[] };
type NomeGruppo = 'nette' | 'saldi' | 'acconti' | 'righi';
export type GruppoRighe = { gruppo: NomeGruppo; righe: readonly RigaConfronto[]; totale: boolean };
/** How far a column can be trusted: the worst of what it shows. */
export type Affidabilita = 'esatto' | 'indicativo' | 'incompleto';

/** The righi worth seeing beside the taxes, where the form of the year has them. */
const listRighi = (modello: Modello): string[] =>
  listAffiancate(modello.codice).filter((chiave) => modello.findCasella(chiave) !== undefined);

const readImporto = ({ stato, valore }: EsitoCasella): Importo =>
  stato === 'incompleto' ? null : typeof valore === 'number' ? valore : 0;
const isParlante = ({ importi }: RigaConfronto) => importi.some((importo) => importo !== 0);
const sumImporti = (importi: readonly Importo[]): Importo =>
  importi.reduce((somma, importo) => (somma === null || importo === null ? null : somma + importo), 0);
/** A credit is a balance below nought. */
const subtract = (debito: Importo, credito: Importo): Importo =>
  debito === null || credito === null ? null : debito - credito;

/** The difference from the real declaration; null where one of the two is not known. */
export const computeEffetto = (importo: Importo, reale: Importo): Importo => subtract(importo, reale);

/** The balance of a column: all taxes together. */
const makeTotale = (righe: readonly RigaConfronto[], colonne: number): readonly Importo[] =>
  Array.from({ length: colonne }, (_, posto) =>
    sumImporti(righe.map(({ importi }) => importi[posto] ?? null)),
  );

/** The taxes of each column, by name; a tax that a column does not have is nought there. */
function groupImposte(modello: Modello, letture: readonly Lettura[]): GruppoRighe[] {
  const prospetti = letture.map((get) => modello.listImposte(get));
  const nomi = [...new Set(prospetti.flatMap((righe) => righe.map(({ imposta }) => imposta)))];
  const voci = nomi.map((nome) => ({
    nome,
    righe: prospetti.map((righe) => righe.find(({ imposta }) => imposta === nome)),
  }));
  type Riga = (typeof prospetti)[number][number];
  const make = (gruppo: NomeGruppo, read: (riga: Riga) => Importo): GruppoRighe => ({
    gruppo,
    totale: true,
    righe: voci.map(({ nome, righe }) => ({
      nome,
      chiave: null,
      importi: righe.map((riga) => (riga === undefined ? 0 : read(riga))),
    })),
  });
  return [
    make('nette', ({ lordo }) => lordo),
    make('saldi', ({ daVersare, credito }) => subtract(daVersare, credito)),
    make('acconti', ({ acconto }) => acconto),
  ];
}

/** The balances of a form that has no list of taxes. */
const groupRisultati = (modello: Modello, letture: readonly Lettura[]): GruppoRighe => ({
  gruppo: 'saldi',
  totale: true,
  righe: modello.risultati.map((voce) => ({
    nome: voce.nome,
    chiave: null,
    importi: letture.map((get) => {
      const { stato, verso, importo } = computeRisultato(voce, get);
      if (stato === 'incompleto') return null;
      return verso === 'a credito' ? -(importo ?? 0) : (importo ?? 0);
    }),
  })),
});

/** What the columns come to, side by side, the first being the real declaration; what says nothing is left out. */
export function compareColonne(modello: Modello, letture: readonly Lettura[]): GruppoRighe[] {
  const imposte = groupImposte(modello, letture);
  const conImposte = imposte.some(({ righe }) => righe.length > 0);
  const righi: GruppoRighe = {
    gruppo: 'righi',
    totale: false,
    righe: listRighi(modello).map((chiave) => ({
      nome: modello.findCasella(chiave)?.titolo ?? '',
      chiave,
      importi: letture.map((get) => readImporto(get(chiave))),
    })),
  };
  return [...(conImposte ? imposte : [groupRisultati(modello, letture)]), righi].flatMap((gruppo) => {
    const righe = gruppo.righe.filter(isParlante);
    if (righe.length === 0) return [];
    const totale = { nome: '', chiave: null, importi: makeTotale(righe, letture.length) };
    return [{ ...gruppo, righe: gruppo.totale && righe.length > 1 ? [...righe, totale] : righe }];
  });
}

/** How far the results of a column can be trusted: the worst of what it shows. */
export function computeAffidabilita(modello: Modello, get: Lettura): Affidabilita {
  const imposte = modello.listImposte(get);
  const chiavi = [
    ...listRighi(modello),
    ...(imposte.length > 0
      ? []
      : modello.risultati.flatMap(({ debito, credito }) => [...debito, ...credito])),
  ];
  const esiti = chiavi.map(get).filter(({ stato, valore }) => stato === 'incompleto' || Boolean(valore));
  const letti = [...imposte, ...esiti];
  if (letti.some(({ stato }) => stato === 'incompleto')) return 'incompleto';
  const isIncerto = letti.some(
    ({ stato, precisione }) => stato === 'provvisorio' || precisione === 'indicativo',
  );
  return isIncerto ? 'indicativo' : 'esatto';
}
