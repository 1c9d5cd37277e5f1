import {
  arrotondaA,
  type Concetto,
  costante,
  type Dato,
  maggiore,
  minore,
  type Nodo,
  per,
  presente,
  se,
  somma,
  sommaDi,
} from '../engine/index.ts';
import { DECIMALI, type Unita } from '../engine/types.ts';
import { type Espressione, EspressioneError, type Tratto, walk } from './albero.ts';
import { type Ambiente, readCasella, type Traduci } from './ambiente.ts';
import {
  convert,
  isPercentuale,
  joinNature,
  makeNumero,
  type Natura,
  nameInizio,
  type Parte,
  requireLogico,
  requireNumero,
  unitOf,
} from './natura.ts';

type Chiamata = Espressione & { kind: 'funzione' };

/** A call to one of the functions. @throws EspressioneError */
export function translateFunzione(intera: Chiamata, ambiente: Ambiente, translate: Traduci): Parte {
  const { inizio, fine, argomenti } = intera;
  const dove = { inizio, fine };
  const [primo, secondo, terzo] = argomenti as [Espressione, Espressione, Espressione];
  switch (intera.nome) {
    case 'somma':
      return translateSomma(argomenti, ambiente, translate, dove);
    case 'conta': {
      const addendi = argomenti.map((argomento) => countArgomento(argomento, ambiente, translate));
      return { ...dove, natura: 'numero', make: (unita) => convert(somma(...addendi), 'numero', unita) };
    }
    case 'minimo':
    case 'massimo': {
      const parti = argomenti.map((argomento) => translate(argomento, ambiente));
      const estremo = intera.nome === 'minimo' ? minore : maggiore;
      const natura = joinNature(parti, dove);
      return { ...dove, natura, make: (unita) => estremo(...parti.map((parte) => parte.make(unita))) };
    }
    case 'se': {
      const condizione = requireLogico(translate(primo, ambiente));
      const [allora, altrimenti] = [translate(secondo, ambiente), translate(terzo, ambiente)];
      return {
        ...dove,
        natura: joinNature([allora, altrimenti], dove),
        make: (unita) => se(condizione.make('logico'), allora.make(unita), altrimenti.make(unita)),
      };
    }
    case 'arrotonda':
    case 'tronca':
      return translateArrotonda(intera, ambiente, translate, dove);
    case 'percentuale':
      return translatePercentuale([primo, secondo], ambiente, translate, dove);
    case 'presente': {
      const nodo = presente(readNome(primo, ambiente));
      return { ...dove, natura: 'logico', make: () => nodo };
    }
  }
}

/** The raccolta that an argument goes through, rigo by rigo; undefined when it names no repeated rigo. */
function findRaccolta(argomento: Espressione, ambiente: Ambiente): string | undefined {
  const raccolte = new Set<string>();
  walk(argomento, (nodo) => {
    if (nodo.kind !== 'casella' || !nodo.chiave.includes('*')) return;
    const { raccolta } = ambiente.getCasella(nodo.chiave, nodo);
    if (raccolta) raccolte.add(raccolta);
  });
  if (raccolte.size > 1) throw new EspressioneError('Una somma passa su un solo gruppo di righi.', argomento);
  return [...raccolte][0];
}

/** An argument of `somma` or `conta`: for each rigo, when it names a repeated one. */
function eachRigo<T>(argomento: Espressione, ambiente: Ambiente, read: (dentro: Ambiente) => T) {
  const raccolta = findRaccolta(argomento, ambiente);
  const letto = read(raccolta === undefined ? ambiente : { ...ambiente, raccolta });
  return { letto, gather: (nodo: Nodo): Nodo => (raccolta === undefined ? nodo : sommaDi(raccolta, nodo)) };
}

function translateSomma(
  argomenti: readonly Espressione[],
  ambiente: Ambiente,
  translate: Traduci,
  dove: Tratto,
): Parte {
  const addendi = argomenti.map((argomento) =>
    eachRigo(argomento, ambiente, (dentro) => requireNumero(translate(argomento, dentro))),
  );
  return {
    ...dove,
    natura: joinNature(
      addendi.map((addendo) => addendo.letto),
      dove,
    ),
    make: (unita) => somma(...addendi.map(({ letto, gather }) => gather(letto.make(unita)))),
  };
}

/** One for each thing that is there, or that is true. */
function countArgomento(argomento: Espressione, ambiente: Ambiente, translate: Traduci): Nodo {
  const { letto, gather } = eachRigo(argomento, ambiente, (dentro) => {
    const parte = translate(argomento, dentro);
    if (parte.natura === 'logico' || argomento.kind !== 'casella') return requireLogico(parte).make('logico');
    return presente(readNome(argomento, dentro));
  });
  return gather(se(letto, costante('numero', 1), costante('numero', 0)));
}

function readNome(argomento: Espressione, ambiente: Ambiente): Dato | Concetto {
  if (argomento.kind !== 'casella') throw new EspressioneError('Qui va il nome di una casella.', argomento);
  return readCasella(argomento, ambiente).nodo;
}

/** The decimals that a rounding keeps: none when they are not written. */
function readDecimali({ argomenti, nome }: Chiamata): number {
  const [, quanti] = argomenti;
  if (quanti === undefined) return 0;
  if (quanti.kind === 'numero' && /^[0-6]$/.test(quanti.valore)) return Number(quanti.valore);
  throw new EspressioneError(`I decimali di ${nome} si scrivono con una cifra da 0 a 6.`, quanti);
}

function translateArrotonda(intera: Chiamata, ambiente: Ambiente, translate: Traduci, dove: Tratto): Parte {
  const di = requireNumero(translate(intera.argomenti[0] as Espressione, ambiente));
  const decimali = readDecimali(intera);
  const arrotonda = arrotondaA(intera.nome === 'tronca' ? 'tronca' : 'arrotonda', decimali);
  if (di.natura === 'libero' && !di.divisione) {
    return {
      ...dove,
      natura: 'libero',
      make: (unita) => arrotonda(di.make(requireDecimali(unita, decimali, dove))),
    };
  }
  const unita = requireDecimali(unitOf(di), decimali, dove);
  const natura: Natura = unita === 'quota' && decimali === DECIMALI.rapporto ? 'rapporto' : unita;
  return {
    ...dove,
    natura,
    make: (voluta) => convert(arrotonda(di.divisione?.() ?? di.make(unita)), natura, voluta),
  };
}

function requireDecimali(unita: Unita, decimali: number, dove: Tratto): Unita {
  const massimi = DECIMALI[unita];
  if (decimali <= massimi) return unita;
  const quanti = massimi === 0 ? 'senza decimali' : `al massimo a ${massimi} decimali`;
  throw new EspressioneError(`${nameInizio(unita)} si arrotonda ${quanti}.`, dove);
}

/** So much per cent of something: «40», «40%», or the casella of a percentage. */
function translatePercentuale(
  [primo, secondo]: readonly [Espressione, Espressione],
  ambiente: Ambiente,
  translate: Traduci,
  dove: Tratto,
): Parte {
  const base = requireNumero(translate(primo, ambiente));
  const aliquota = translate(secondo, ambiente);
  const isScritta = secondo.kind === 'numero';
  if (!isScritta && !isPercentuale(aliquota.natura))
    throw new EspressioneError('Qui va una percentuale.', secondo);
  const quota = isScritta
    ? makeNumero(secondo.valore, true, 'quota', secondo)
    : aliquota.make(unitOf(aliquota));
  return { ...dove, natura: base.natura, make: (unita) => per(base.make(unita), quota) };
}
