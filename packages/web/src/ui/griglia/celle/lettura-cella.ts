import { formatIt, parseIt } from '@quadra/values';
import { parseDataBreve } from '../../../formato/data-breve.ts';
import type { Campo } from '../../../formato/definizione-campo.ts';
import { formatValore } from '../../../formato/formato-valore.ts';
import { messaggiGriglia as m } from '../../../messages/griglia.ts';

/** What a typed or pasted text is for its field, or why it is not. */
export type Letta = { readonly valore: unknown; readonly testo: string; readonly errore: string | null };

type Tipo = Pick<
  Campo,
  'tipo' | 'mostrato' | 'decimali' | 'unita' | 'scelte' | 'nullo' | 'lunghezza' | 'intervallo'
>;

/**
 * Reads a cell in Italian form: numbers with the comma, dates dd/mm/yyyy, Si or No, the words of a closed list. A text is
 * kept as it is, also when it begins with = + - @: it is never a formula.
 */
export function readCella(scritto: string, campo: Tipo, annoCorrente: number): Letta {
  const pulito = scritto.trim();
  const letta = (valore: unknown, errore: string | null = null): Letta => ({
    valore,
    testo: errore === null ? formatValore(valore, campo) : scritto,
    errore,
  });
  if (pulito === '') return letta(null, campo.nullo ? null : m.obbligatorio);
  if (campo.scelte) {
    const scelta = campo.scelte.find(({ chiave, descrizione }) =>
      [String(chiave), descrizione].some((testo) => testo.toLowerCase() === pulito.toLowerCase()),
    );
    return scelta ? letta(scelta.chiave) : letta(null, m.nonPrevisto(pulito));
  }
  if (campo.tipo === 'bool') {
    const valore = { si: true, sì: true, true: true, '1': true, no: false, false: false, '0': false }[
      pulito.toLowerCase()
    ];
    return valore === undefined ? letta(null, m.nonPrevisto(pulito)) : letta(valore);
  }
  if (campo.tipo === 'date') {
    const giorno = parseDataBreve(pulito, annoCorrente);
    return giorno === null ? letta(null, m.nonData(pulito)) : letta(giorno);
  }
  if (campo.tipo === 'num' || campo.tipo === 'int') return readNumero(pulito, campo, letta);
  if (campo.lunghezza !== null && pulito.length > campo.lunghezza)
    return letta(null, m.troppoLungo(campo.lunghezza));
  return letta(pulito);
}

function readNumero(
  pulito: string,
  { decimali, intervallo: [minimo, massimo] }: Tipo,
  letta: (valore: unknown, errore?: string) => Letta,
): Letta {
  const { valore, rifiutato } = parseIt(pulito, { decimali, negativi: true, nullable: true });
  if (rifiutato || valore === null) return letta(null, m.nonNumero(pulito));
  const numero = valore / 10 ** decimali;
  const isFuori =
    (minimo !== null && numero < Number(minimo)) || (massimo !== null && numero > Number(massimo));
  return isFuori
    ? letta(null, m.fuoriIntervallo(String(minimo ?? ''), String(massimo ?? '')))
    : letta(numero);
}

/** The text one begins to edit from: no thousands, no unit. */
export function formatPerScrivere(valore: unknown, campo: Tipo): string {
  if (valore === null || valore === undefined || valore === '') return '';
  const isNumero = campo.tipo === 'num' || campo.tipo === 'int';
  if (isNumero && !campo.scelte) {
    const scalato = Math.round(Number(valore) * 10 ** campo.decimali);
    return formatIt(scalato, { decimali: campo.decimali }).replaceAll('.', '').replace('−', '-');
  }
  return formatValore(valore, { ...campo, unita: '' });
}
