import { escapeTesto } from '@quadra/contract';
import { type Elemento, NonGestito, readAlbero } from './albero.ts';
import {
  type Contesto,
  type Espressione,
  readEspressione,
  toTesto,
  toVero,
  type Valore,
} from './espressione.ts';

const XSL = 'http://www.w3.org/1999/XSL/Transform';
/** Far beyond what an invoice comes to: a style sheet that never ends is stopped. */
const PASSI_MASSIMI = 2_000_000;
const LIVELLI_MASSIMI = 200;
const CARATTERI_MASSIMI = 8_000_000;

/** The words of a text, each once. */
const listParole = (testo: string): ReadonlySet<string> => new Set(testo.trim().split(/\s+/));
/** What a page of an invoice is made of: nothing that acts, loads or sends. */
const elementi = listParole(`
  html head title style body div span p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead
  tbody tfoot tr th td a br hr b strong i em u small sup sub label center font address`);
const attributi = listParole(`
  class id title lang align valign width height border cellpadding cellspacing colspan rowspan scope style
  type color size face bgcolor nowrap`);
const senzaFine = new Set(['br', 'hr', 'col']);

/** The page while it is written. */
interface Uscita {
  write(html: string): void;
  /** @throws NonGestito when it does too much */
  step(livello: number): void;
}
interface Luogo extends Contesto {
  readonly livello: number;
}
type Istruzione = (luogo: Luogo, uscita: Uscita) => void;
type Modello = { readonly parametri: readonly string[]; readonly run: Istruzione };
type Modelli = Map<string, Modello>;

/** Makes the page of a document. @throws NonGestito when it takes too much */
type FoglioDiStile = (documento: string) => string;

const getAttributo = ({ attributi: suoi, nome }: Elemento, quale: string): string =>
  suoi.get(quale) ?? refuse(`xsl:${nome} senza ${quale}`);
const refuse = (che: string): never => {
  throw new NonGestito(che);
};
const isXsl = (uno: Elemento): boolean => uno.spazio === XSL;
const listElementi = ({ figli }: Elemento): Elemento[] =>
  figli.filter((figlio) => typeof figlio !== 'string');
const compile = (uno: Elemento, quale: string): Espressione =>
  readEspressione(getAttributo(uno, quale), uno.prefissi);

/** What `run` writes, as text: the value of a variable, or of a parameter. */
function collect(run: Istruzione, luogo: Luogo, uscita: Uscita): string {
  let scritto = '';
  run(luogo, {
    ...uscita,
    write: (html) => {
      scritto += html;
    },
  });
  return unescapeTesto(scritto);
}
/** What `escapeTesto` wrote, as it was. */
const unescapeTesto = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, codice: string) => String.fromCodePoint(Number(codice)));

/** The value of `xsl:variable`, `xsl:param` or `xsl:with-param`. */
function compileValore(uno: Elemento, modelli: Modelli): (luogo: Luogo, uscita: Uscita) => Valore {
  if (uno.attributi.has('select')) return compile(uno, 'select');
  const dentro = compileDentro(uno, modelli);
  return (luogo, uscita) => collect(dentro, luogo, uscita);
}

/** One thing that is in an element: what it writes, and the place as those that follow it find it, where it changes. */
type Passo = (luogo: Luogo, uscita: Uscita) => Luogo | undefined;
const toPasso =
  (run: Istruzione): Passo =>
  (luogo, uscita) => {
    run(luogo, uscita);
    return undefined;
  };

function compileTesto(padre: Elemento, testo: string): Passo | undefined {
  if (testo.trim() === '') return undefined;
  const isStile = padre.nome === 'style' && padre.spazio === '';
  const html = isStile ? checkStile(testo) : escapeTesto(testo);
  return toPasso((_, uscita) => uscita.write(html));
}

/** A variable is known to those that follow it. */
function compileVariabile(uno: Elemento, modelli: Modelli): Passo {
  const [nome, compute] = [getAttributo(uno, 'name'), compileValore(uno, modelli)];
  return (luogo, uscita) => ({
    ...luogo,
    variabili: new Map([...luogo.variabili, [nome, compute(luogo, uscita)]]),
  });
}

function compilePasso(padre: Elemento, figlio: Elemento | string, modelli: Modelli): Passo | undefined {
  if (typeof figlio === 'string') return compileTesto(padre, figlio);
  if (!isXsl(figlio)) return toPasso(compileElemento(figlio, modelli));
  // Named by its template.
  if (figlio.nome === 'param') return undefined;
  return figlio.nome === 'variable'
    ? compileVariabile(figlio, modelli)
    : toPasso(compileIstruzione(figlio, modelli));
}

/** What is in an element, one after the other. */
function compileDentro(padre: Elemento, modelli: Modelli): Istruzione {
  const passi = padre.figli.flatMap((figlio) => compilePasso(padre, figlio, modelli) ?? []);
  return (luogo, uscita) => {
    uscita.step(luogo.livello);
    let qui = luogo;
    for (const passo of passi) qui = passo(qui, uscita) ?? qui;
  };
}

/** What a style would load is left out: the page has nothing but itself. */
const checkStile = (testo: string): string =>
  /[<\\]|@import/i.test(testo) ? refuse('style') : testo.replace(/url\s*\([^)]*\)/gi, 'none');

/** An attribute as it is written in the page; empty for what is known and not kept. */
function writeAttributo(nome: string, valore: string): string {
  if (nome === 'xmlns' || nome.startsWith('xmlns:')) return '';
  if (valore.includes('{')) return refuse(`${nome}="${valore}"`);
  if (nome === 'href')
    return /^https?:\/\//.test(valore) ? ` rel="noreferrer" href="${escapeTesto(valore)}"` : refuse(valore);
  if (!attributi.has(nome)) return refuse(`${nome}=""`);
  return ` ${nome}="${escapeTesto(nome === 'style' ? checkStile(valore) : valore)}"`;
}

function compileElemento(uno: Elemento, modelli: Modelli): Istruzione {
  const nome = uno.nome.toLowerCase();
  // The page says its own.
  if (nome === 'meta') return () => undefined;
  if (uno.spazio !== '' || !elementi.has(nome)) return refuse(`<${uno.nome}>`);
  const apre = `<${nome}${[...uno.attributi].map(([quale, valore]) => writeAttributo(quale, valore)).join('')}>`;
  if (senzaFine.has(nome)) return (_, uscita) => uscita.write(apre);
  const dentro = compileDentro(uno, modelli);
  return (luogo, uscita) => {
    uscita.write(apre);
    dentro(luogo, uscita);
    uscita.write(`</${nome}>`);
  };
}

function compileScelta(uno: Elemento, modelli: Modelli): Istruzione {
  const rami = listElementi(uno).map((ramo) => {
    if (!isXsl(ramo) || (ramo.nome !== 'when' && ramo.nome !== 'otherwise')) return refuse(ramo.nome);
    const test: Espressione = ramo.nome === 'when' ? compile(ramo, 'test') : () => true;
    return { test, run: compileDentro(ramo, modelli) };
  });
  return (luogo, uscita) => rami.find(({ test }) => toVero(test(luogo)))?.run(luogo, uscita);
}

function compileGiro(uno: Elemento, modelli: Modelli): Istruzione {
  const [select, dentro] = [compile(uno, 'select'), compileDentro(uno, modelli)];
  return (luogo, uscita) => {
    const nodi = select(luogo);
    if (typeof nodi !== 'object') return;
    for (const [n, nodo] of nodi.entries())
      if (!('attributo' in nodo))
        dentro({ ...luogo, nodo, posizione: n + 1, quanti: nodi.length, livello: luogo.livello + 1 }, uscita);
  };
}

function compileChiamata(uno: Elemento, modelli: Modelli): Istruzione {
  const nome = getAttributo(uno, 'name');
  const detti = listElementi(uno).map((figlio) =>
    isXsl(figlio) && figlio.nome === 'with-param'
      ? ([getAttributo(figlio, 'name'), compileValore(figlio, modelli)] as const)
      : refuse(figlio.nome),
  );
  return (luogo, uscita) => {
    const modello = modelli.get(nome) ?? refuse(`xsl:call-template ${nome}`);
    const valori = detti.map(([quale, compute]) => [quale, compute(luogo, uscita)] as const);
    const noti = valori.filter(([quale]) => modello.parametri.includes(quale));
    modello.run({ ...luogo, variabili: new Map(noti), livello: luogo.livello + 1 }, uscita);
  };
}

const istruzioni: Readonly<Record<string, (uno: Elemento, modelli: Modelli) => Istruzione>> = {
  choose: compileScelta,
  'for-each': compileGiro,
  'call-template': compileChiamata,
  if: (uno, modelli) => {
    const [test, dentro] = [compile(uno, 'test'), compileDentro(uno, modelli)];
    return (luogo, uscita) => toVero(test(luogo)) && dentro(luogo, uscita);
  },
  'value-of': (uno) => {
    if (uno.attributi.has('disable-output-escaping')) return refuse('disable-output-escaping');
    const select = compile(uno, 'select');
    return (luogo, uscita) => uscita.write(escapeTesto(toTesto(select(luogo))));
  },
  text: ({ figli }) => {
    const testo = escapeTesto(figli.filter((figlio) => typeof figlio === 'string').join(''));
    return (_, uscita) => uscita.write(testo);
  },
};
const compileIstruzione = (uno: Elemento, modelli: Modelli): Istruzione =>
  ((Object.hasOwn(istruzioni, uno.nome) && istruzioni[uno.nome]) || refuse(`xsl:${uno.nome}`))(uno, modelli);

function makeUscita(): Uscita & { read(): string } {
  const pezzi: string[] = [];
  let caratteri = 0;
  let passi = 0;
  return {
    write: (html) => {
      caratteri += html.length;
      if (caratteri > CARATTERI_MASSIMI) refuse('troppo lungo');
      pezzi.push(html);
    },
    step: (livello) => {
      passi += 1;
      if (passi > PASSI_MASSIMI || livello > LIVELLI_MASSIMI) refuse('senza fine');
    },
    read: () => pezzi.join(''),
  };
}

/** The templates of a style sheet: those with a name, and under `/` the one of the document. */
function compileModelli(radice: Elemento): Modelli {
  const modelli: Modelli = new Map();
  for (const uno of listElementi(radice)) {
    if (!isXsl(uno) || (uno.nome !== 'template' && uno.nome !== 'output')) refuse(uno.nome);
    if (uno.nome === 'output') continue;
    const nome = uno.attributi.get('name') ?? uno.attributi.get('match') ?? '';
    if (modelli.has(nome) || (!uno.attributi.has('name') && nome !== '/')) refuse(`xsl:template ${nome}`);
    const parametri = listElementi(uno).flatMap((figlio) =>
      isXsl(figlio) && figlio.nome === 'param' ? [getAttributo(figlio, 'name')] : [],
    );
    modelli.set(nome, { parametri, run: compileDentro(uno, modelli) });
  }
  return modelli;
}

/**
 * A style sheet of invoices, ready: XSLT 1.0 in the part that the official ones use. It opens no file, calls nobody, and what it
 * writes has nothing that acts; whatever else a sheet has is refused here, by name. @throws NonGestito
 */
export function readFoglioDiStile(testo: string): FoglioDiStile {
  const [radice] = listElementi(readAlbero(testo));
  if (!radice || !isXsl(radice) || !['stylesheet', 'transform'].includes(radice.nome))
    return refuse('xsl:stylesheet');
  const modelli = compileModelli(radice);
  const intero = modelli.get('/') ?? refuse('xsl:template /');
  return (documento) => {
    const uscita = makeUscita();
    const nodo = readAlbero(documento);
    intero.run({ nodo, posizione: 1, quanti: 1, variabili: new Map(), livello: 0 }, uscita);
    return `<!doctype html>${uscita.read()}`;
  };
}
