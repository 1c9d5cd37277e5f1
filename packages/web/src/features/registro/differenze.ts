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

function describe(valore: unknown): string {
  if (valore === undefined || valore === null) return '';
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No';
  return typeof valore === 'object' ? JSON.stringify(valore) : String(valore);
}

/** The fields of an act with what they were before and after; what did not change is left out. */
export function listDifferenze(prima: unknown, dopo: unknown): Differenza[] {
  const [da, a] = [prima, dopo].map((lato) =>
    isOggetto(lato) ? lato : lato == null ? {} : { valore: lato },
  );
  return [...new Set([...Object.keys(da ?? {}), ...Object.keys(a ?? {})])]
    .map((chiave) => ({
      campo: nameCampo(chiave),
      prima: describe(da?.[chiave]),
      dopo: describe(a?.[chiave]),
    }))
    .filter((voce) => voce.prima !== voce.dopo);
}
