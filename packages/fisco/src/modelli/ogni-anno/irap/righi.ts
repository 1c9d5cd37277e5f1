import type { Concetto, Dato } from '../../../engine/index.ts';
import type { Voce } from '../../../regole/irap/produzione.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

/** A rigo with an amount to enter. */
export const voce = (numero: number, dato: Dato, negativi?: boolean): RigoScheda =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato, negativi ? { negativi } : {})]);
/** One rigo each, the numbers one after the other. */
export const elenco = (primo: number, voci: readonly Voce[]): readonly RigoScheda[] =>
  voci.map(({ dato, negativi }, posto) => voce(primo + posto, dato, negativi));
/** A rigo that shows a sum. */
export const conta = (
  numero: number,
  titolo: string,
  concetto: Concetto,
  formulaBreve?: string,
): RigoScheda =>
  rigo(
    numero,
    titolo,
    [mostra(1, 'Importo', concetto, { negativi: true, ...(formulaBreve ? { formulaBreve } : {}) })],
    { totale: true },
  );

const INTERNI = 'I righi da 901 e le colonne da 90 sono interni: quelli del modello sono da riscontrare.';

/** A quadro whose numbers were not read on the official form. */
export const quadro = (
  campi: Pick<QuadroDiAnni, 'codice' | 'titolo' | 'titoloBreve' | 'sezioni' | 'dipendeDa'> &
    Partial<QuadroDiAnni>,
): QuadroDiAnni => ({
  fascicolo: 1,
  copertura: 'indicativo',
  ...campi,
  nota: [campi.nota, INTERNI].filter(Boolean).join(' '),
});

interface Sezione {
  readonly positivi: readonly Voce[];
  readonly negativi: readonly Voce[];
  readonly valore: Concetto;
}
/** The amounts of a section, those that add and those that take, and what they come to: numbers of ours. */
export const sezioneInterna = (
  titolo: string,
  primo: number,
  s: Sezione,
): QuadroDiAnni['sezioni'][number] => ({
  titolo,
  righi: [
    ...elenco(primo, [...s.positivi, ...s.negativi]),
    conta(primo + s.positivi.length + s.negativi.length, s.valore.titolo, s.valore),
  ],
});
interface Bilancio extends Sezione {
  readonly totalePositivi: Concetto;
  readonly totaleNegativi: Concetto;
  readonly aumenti: readonly Voce[];
  readonly diminuzioni: readonly Voce[];
  readonly totaleAumenti: Concetto;
  readonly totaleDiminuzioni: Concetto;
}
/** The two sides of the accounts, as every quadro that follows them writes them: fourteen righi. */
export const sezioneBilancio = (
  titolo: string,
  primo: number,
  s: Bilancio,
): QuadroDiAnni['sezioni'][number] => ({
  titolo,
  righi: [
    ...elenco(primo, s.positivi),
    conta(primo + 5, s.totalePositivi.titolo, s.totalePositivi),
    ...elenco(primo + 6, s.negativi),
    conta(primo + 13, s.totaleNegativi.titolo, s.totaleNegativi),
  ],
});
/** What the law adds and takes: sixteen righi. */
export const sezioneVariazioni = (
  titolo: string,
  primo: number,
  s: Bilancio,
): QuadroDiAnni['sezioni'][number] => ({
  titolo,
  righi: [
    ...elenco(primo, s.aumenti),
    conta(primo + 9, s.totaleAumenti.titolo, s.totaleAumenti),
    ...elenco(primo + 10, s.diminuzioni),
    conta(primo + 15, s.totaleDiminuzioni.titolo, s.totaleDiminuzioni),
  ],
});
