import { formatDataOra, formatGiorno } from '../../../formato/formato.ts';
import { messaggiUi as m } from '../../../messages/ui.ts';

export type Differenza = { campo: string; prima: string; dopo: string };

const isOggetto = (valore: unknown): valore is Record<string, unknown> =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

/** `ipAbilitati` and `ip_abilitati` as «Ip abilitati». */
function nameCampo(chiave: string): string {
  const parole = chiave
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return parole.charAt(0).toUpperCase() + parole.slice(1);
}

const ISTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const GIORNO = /^\d{4}-\d{2}-\d{2}$/;

/** A value as a person reads it: days and instants as everywhere, lists in a row. */
function describe(valore: unknown): string {
  if (valore === undefined || valore === null) return '';
  if (typeof valore === 'boolean') return valore ? m.si : m.no;
  if (typeof valore === 'string') {
    if (ISTANTE.test(valore)) return formatDataOra(valore);
    return GIORNO.test(valore) ? formatGiorno(valore) : valore;
  }
  if (Array.isArray(valore)) return valore.map(describe).join('; ');
  if (!isOggetto(valore)) return String(valore);
  return Object.entries(valore)
    .map(([nome, suo]) => [nameCampo(nome), describe(suo)] as const)
    .filter(([, testo]) => testo !== '')
    .map(([nome, testo]) => `${nome}: ${testo}`)
    .join(', ');
}

/** What an object holds, each with the names that lead to it; a list is one value. */
const spread = (lato: unknown, prima = ''): [string, unknown][] =>
  isOggetto(lato)
    ? Object.entries(lato).flatMap(([nome, valore]) =>
        spread(valore, prima === '' ? nome : `${prima}/${nome}`),
      )
    : lato == null
      ? []
      : [[prima === '' ? 'valore' : prima, lato]];

const DESCRIZIONE = 'Descrizione';

/**
 * The fields of an act with what they were before and after; what did not change is left out, and a code whose name is kept
 * beside it is read by the name.
 */
export function listDifferenze(prima: unknown, dopo: unknown): Differenza[] {
  const [da, a] = [prima, dopo].map((lato) => new Map(spread(lato)));
  const chiavi = new Set([...(da?.keys() ?? []), ...(a?.keys() ?? [])]);
  return [...chiavi]
    .filter((chiave) => !chiavi.has(chiave + DESCRIZIONE))
    .map((chiave) => ({
      campo: chiave
        .replace(new RegExp(`${DESCRIZIONE}$`), '')
        .split('/')
        .map(nameCampo)
        .join(', '),
      prima: describe(da?.get(chiave)),
      dopo: describe(a?.get(chiave)),
    }))
    .filter((voce) => voce.prima !== voce.dopo);
}
