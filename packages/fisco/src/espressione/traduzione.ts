import { daysBetween } from '@quadra/values';
import {
  arrotondaA,
  costante,
  diviso,
  e,
  meno,
  type Nodo,
  non,
  o,
  per,
  somma,
  type Unita,
} from '../engine/index.ts';
import { DECIMALI } from '../engine/types.ts';
import { type Espressione, EspressioneError, isConfronto, type Tratto } from './albero.ts';
import { type Ambiente, readCasella } from './ambiente.ts';
import { translateConfronto } from './confronto.ts';
import { translateFunzione } from './funzione.ts';
import {
  convert,
  isConteggio,
  isNumero,
  isPercentuale,
  joinNature,
  makeNumero,
  type Natura,
  nameNatura,
  type Parte,
  requireLogico,
  requireNumero,
  unitOf,
} from './natura.ts';

/** How a formula ends: in the unit of its casella, rounded half up or cut. */
export type Arrotondamento = 'arrotonda' | 'tronca';

/** The condition of a definition, as a node. @throws EspressioneError when it is not a condition. */
export const translateCondizione = (espressione: Espressione, ambiente: Ambiente): Nodo =>
  requireLogico(translate(espressione, ambiente)).make('logico');

/** A formula that ends in a unit, with its rounding: an amount in whole euro. @throws EspressioneError */
export function translateFormula(
  espressione: Espressione,
  unita: Unita,
  modo: Arrotondamento,
  ambiente: Ambiente,
): Nodo {
  const parte = translate(espressione, ambiente);
  const { natura } = parte;
  if (!isDestinata(natura, unita))
    throw new EspressioneError(
      `Il risultato è ${nameNatura(natura)}, la casella vuole ${nameNatura(unita)}${natura === 'logico' ? ': se(condizione; valore; altrimenti)' : ''}.`,
      espressione,
    );
  if (!isNumero(unita)) return parte.make(unita);
  const propria = natura === 'libero' || isConteggio(natura) ? unita : unitOf(parte);
  const nodo = parte.divisione ? convert(parte.divisione(), natura, unita) : parte.make(propria);
  return arrotondaA(modo, unita === 'euro' ? 0 : DECIMALI[unita])(nodo);
}

/** Whether what an expression is may stand in a casella. */
function isDestinata(natura: Natura, unita: Unita): boolean {
  if (natura === unita || (natura === 'libero' && (unita === 'euro' || unita === 'codice'))) return true;
  if (isConteggio(unita)) return natura === 'libero' || isConteggio(natura);
  return isPercentuale(unita) && isPercentuale(natura);
}

/** What a part of an expression is, and how it becomes a node. @throws EspressioneError */
function translate(espressione: Espressione, ambiente: Ambiente): Parte {
  const { inizio, fine } = espressione;
  const dove = { inizio, fine };
  switch (espressione.kind) {
    case 'numero':
    case 'percento':
      return makeLetterale(espressione.valore, espressione.kind === 'percento', dove);
    case 'anno':
      return makeLetterale(String(ambiente.anno), false, dove);
    case 'data': {
      const giorno = costante('data', daysBetween('1970-01-01', espressione.valore));
      return { ...dove, natura: 'data', make: () => giorno };
    }
    case 'testo':
      return { ...dove, natura: 'testo', scritto: espressione.valore, make: () => refuseTesto(dove) };
    case 'logico': {
      const valore = costante('logico', espressione.valore ? 1 : 0);
      return { ...dove, natura: 'logico', make: () => valore };
    }
    case 'casella':
      return translateCasella(espressione, ambiente);
    case 'opposto': {
      const di = requireNumero(translate(espressione.di, ambiente));
      return { ...dove, natura: di.natura, make: (unita) => meno(costante(unita, 0), di.make(unita)) };
    }
    case 'non': {
      const di = requireLogico(translate(espressione.di, ambiente));
      return { ...dove, natura: 'logico', make: () => non(di.make('logico')) };
    }
    case 'binario':
      return translateBinario(espressione, ambiente);
    case 'funzione':
      return translateFunzione(espressione, ambiente, translate);
  }
}

function refuseTesto(dove: Tratto): never {
  throw new EspressioneError('Un testo si confronta con la casella di un codice.', dove);
}

const makeLetterale = (scritto: string, percento: boolean, dove: Tratto): Parte => ({
  ...dove,
  natura: percento ? 'percento' : 'libero',
  ...(percento ? {} : { scritto }),
  make: (unita) => makeNumero(scritto, percento, unita, dove),
});

function translateCasella(espressione: Espressione & { kind: 'casella' }, ambiente: Ambiente): Parte {
  const { nodo, encode } = readCasella(espressione, ambiente);
  const { inizio, fine } = espressione;
  return { inizio, fine, natura: nodo.unita, encode, make: (unita) => convert(nodo, nodo.unita, unita) };
}

function translateBinario(intera: Espressione & { kind: 'binario' }, ambiente: Ambiente): Parte {
  const { operatore, inizio, fine } = intera;
  const a = translate(intera.a, ambiente);
  const b = translate(intera.b, ambiente);
  const dove = { inizio, fine };
  if (operatore === 'e' || operatore === 'o') {
    requireLogico(a);
    requireLogico(b);
    const unisci = operatore === 'e' ? e : o;
    return { ...dove, natura: 'logico', make: () => unisci(a.make('logico'), b.make('logico')) };
  }
  if (isConfronto(operatore)) return translateConfronto(operatore, a, b, dove);
  if (operatore === '*') return translateProdotto(requireFattore(a), requireFattore(b), dove);
  requireNumero(a);
  requireNumero(b);
  if (operatore === '/') return translateRapporto(a, b, dove);
  const unisci = operatore === '+' ? somma : meno;
  const natura = joinNature([a, b], dove);
  return { ...dove, natura, make: (unita) => unisci(a.make(unita), b.make(unita)) };
}

/** A number, or a condition: worth 1 when it is true and 0 when it is not. */
const requireFattore = (parte: Parte): Parte => (parte.natura === 'logico' ? parte : requireNumero(parte));

/** Which of two factors gives the product its unit: an amount, then a count, then a percentage, then the rest. */
const rankOf = ({ natura }: Parte): number => {
  if (natura === 'euro') return 4;
  if (isConteggio(natura)) return 3;
  if (isPercentuale(natura)) return 2;
  return natura === 'libero' ? 1 : 0;
};

function translateProdotto(a: Parte, b: Parte, dove: Tratto): Parte {
  if (a.natura === 'euro' && b.natura === 'euro')
    throw new EspressioneError('Due importi non si moltiplicano fra loro.', dove);
  const [capo, fattore] = rankOf(b) > rankOf(a) ? [b, a] : [a, b];
  const fermo = capo.natura !== 'libero' && capo.natura !== 'percento';
  // Two conditions: a count.
  const natura = capo.natura === 'logico' ? 'numero' : capo.natura;
  return {
    ...dove,
    natura,
    make(unita) {
      const primo = capo.make(fermo && !isConteggio(natura) ? unitOf(capo) : unita);
      const valore = per(
        capo.natura === 'logico' ? per(costante(unita, 1), primo) : primo,
        fattore.make(unitOf(fattore)),
      );
      return valore;
    },
  };
}

function translateRapporto(a: Parte, b: Parte, dove: Tratto): Parte {
  if (b.natura === 'euro' && a.natura !== 'euro' && a.natura !== 'libero')
    throw new EspressioneError('Un numero non si divide per un importo.', dove);
  const unita = a.natura === 'libero' && b.natura !== 'libero' ? unitOf(b) : unitOf(a);
  const sotto = unitOf(b);
  return {
    ...dove,
    natura: unita === sotto ? 'quota' : unita,
    divisione: () => diviso(a.make(unita), b.make(sotto)),
    make() {
      throw new EspressioneError(
        'Una divisione dentro un calcolo va arrotondata: arrotonda(… / …; 2) oppure tronca(… / …; 4).',
        dove,
      );
    },
  };
}
