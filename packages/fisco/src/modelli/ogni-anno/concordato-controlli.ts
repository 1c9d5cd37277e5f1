import {
  type Concetto,
  type Dato,
  e,
  fino,
  meno,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  somma,
  sotto,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/concordato.ts';
import type { makeConcordato } from '../../regole/concordato-societa.ts';
import type { Controllo } from '../scheda.ts';

const FONTE = 'D.Lgs. 13/2024';

/** What is wrong, or worth saying, of an agreement on one kind of income. */
export function makeControlliConcordato(
  anno: number,
  tipo: string,
  c: ReturnType<typeof makeConcordato>,
  effettivo: Concetto,
): readonly Controllo[] {
  const make = (
    livello: Controllo['livello'],
    nome: string,
    parti: Omit<Controllo, 'codice' | 'livello'>,
  ): Controllo => ({ codice: `CONCORDATO_${tipo}_${nome}`, livello, ...parti });
  const haDati = o(presente(c.fascia), presente(c.aumenti), presente(c.diminuzioni), presente(c.precedente));
  return [
    make('bloccante', 'SENZA_REDDITO', {
      quando: e(haDati, fino(c.concordato, zeroEuro)),
      dato: c.concordato,
      frase: 'Manca il reddito concordato (P06 o P07 del modello CPB).',
      fonte: `${FONTE}, art. 9`,
    }),
    make('bloccante', 'FINITO', {
      quando: e(presente(c.cessazione), oltre(c.concordato, zeroEuro)),
      dato: c.cessazione,
      frase: 'Il concordato è cessato: il reddito concordato non si indica, e non vale.',
      fonte: `${FONTE}, artt. 19 e 21`,
    }),
    make('bloccante', 'CESSATO_E_DECADUTO', {
      quando: e(presente(c.cessazione), presente(c.decadenza)),
      dato: c.decadenza,
      frase: 'Cessazione e decadenza non stanno insieme.',
      fonte: `${FONTE}, artt. 21 e 22`,
    }),
    make('informativa', 'DECADUTO', {
      quando: presente(c.decadenza),
      dato: c.decadenza,
      frase: 'Decadenza: restano dovute le imposte sul reddito concordato, se maggiore di quello effettivo.',
      fonte: `${FONTE}, art. 22, c. 3-bis`,
    }),
    make('informativa', 'AL_MINIMO', {
      quando: e(c.vale, sotto(somma(c.netto, c.variazioni), meno(p.minimo, c.eccedenza))),
      dato: c.rettificato,
      frase: 'Il reddito rettificato è portato al minimo: 2.000 euro meno la parte a imposta sostitutiva.',
      fonte: `${FONTE}, artt. 15 e 16`,
    }),
    make('informativa', 'SENZA_ECCEDENZA', {
      quando: e(c.vale, presente(c.fascia), fino(c.eccedenza, zeroEuro)),
      dato: c.fascia,
      frase: 'Il reddito concordato non supera quello precedente: nessuna imposta sostitutiva.',
      fonte: `${FONTE}, art. 20-bis`,
    }),
    make('informativa', 'EFFETTIVO_MAGGIORE', {
      quando: e(c.vale, oltre(effettivo, c.concordato)),
      dato: c.rettificato,
      frase: 'Il reddito effettivo supera quello concordato: la differenza non è tassata.',
      fonte: `${FONTE}, art. 19`,
    }),
    ...(anno > 2025
      ? [
          make('bloccante', 'COMMA_1_BIS', {
            quando: e(oltre(c.eccedenza, p.limite), non(presente(c.comma1bis))),
            dato: c.comma1bis,
            frase: 'Oltre 85.000 euro di imponibile va detto quando si è aderito.',
            fonte: `${FONTE}, art. 20-bis, c. 1-bis`,
          }),
          make('discordanza', 'COMMA_1_BIS_SUPERFLUO', {
            quando: e(presente(c.comma1bis), fino(c.eccedenza, p.limite)),
            dato: c.comma1bis,
            frase: 'La casella «Comma 1-bis» si compila solo oltre 85.000 euro di imponibile.',
            fonte: `${FONTE}, art. 20-bis, c. 1-bis`,
          }),
        ]
      : []),
  ];
}

/** The colonne of the companies held that are, or hold, companies in the agreement: col. 3A-3D and 2A of RF58-RF59 or RG26-RG27. */
interface ColonnePartecipate {
  readonly conPersone: Dato;
  readonly conTrasparenti: Dato;
  readonly soglie: Dato;
  readonly pariAZero: Dato;
  readonly conPerdite: Dato;
  /** The total of the losses as they really were. */
  readonly perdite: Nodo;
  readonly riguarda: Nodo;
  /** Who declares is in the agreement himself. */
  readonly proprio: Nodo;
}

/** The same words in every form with books of business (istruzioni Redditi PF 2026, fasc. 3, r. 1536-1551, 2395-2406). */
export function makeControlliPartecipate(
  quadro: 'RF58' | 'RG26',
  c: ColonnePartecipate,
): readonly Controllo[] {
  const ISTRUZIONI = `Istruzioni Redditi PF 2025 e 2026, fascicolo 3, ${quadro}`;
  const isDi = (...quali: number[]): Nodo => o(...quali.map((n) => uguale(c.pariAZero, numero(n))));
  return [
    {
      codice: `CONCORDATO_PROPRIO_${quadro}`,
      livello: 'discordanza',
      quando: e(c.proprio, o(c.riguarda, oltre(c.soglie, zeroEuro))),
      dato: c.soglie,
      frase: `Chi è nel concordato non compila ${quadro} col. da 3A a 3D: le società che hanno aderito stanno in CP6 e CP7.`,
      fonte: ISTRUZIONI,
    },
    {
      codice: `CONCORDATO_QUOTE_ZERO_${quadro}`,
      livello: 'discordanza',
      quando: o(
        e(isDi(1, 3), oltre(c.conPersone, zeroEuro)),
        e(isDi(2, 3), oltre(c.conTrasparenti, zeroEuro)),
        e(
          oltre(c.soglie, zeroEuro),
          non(o(...[c.conPersone, c.conTrasparenti].map(presente), presente(c.pariAZero))),
        ),
      ),
      dato: c.pariAZero,
      frase: `In ${quadro} la col. 3D dice che una quota concordata è pari a zero: con un importo in 3A o 3B non si compila; con una soglia in 3C una delle tre ci vuole.`,
      fonte: ISTRUZIONI,
    },
    {
      codice: `CONCORDATO_PERDITE_${quadro}`,
      livello: 'discordanza',
      quando: e(c.riguarda, oltre(c.perdite, zeroEuro), non(presente(c.conPerdite))),
      dato: c.conPerdite,
      frase: `Con una colonna da 3A a 3D le perdite contano solo se sono in col. 2A: vuota vale zero. Scrivere quelle di chi non ha aderito, o zero.`,
      fonte: ISTRUZIONI,
    },
  ];
}
