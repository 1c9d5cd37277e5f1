import type { ChiaveCasella, Finding, ValoreCasella } from './modello.ts';
import { listDiNatura } from './natura.ts';
import { describeCasella, type QuadroScheda, type Scheda } from './scheda.ts';

const FRONTESPIZIO = 'FR';
/** Who the taxpayer is, and whose family: what the registry fills by itself. */
const isDelFrontespizio = (chiave: ChiaveCasella) => /^(FR|FA)\d/.test(chiave);

function findPrima({ codice, sezioni }: QuadroScheda): ChiaveCasella | undefined {
  const [prima] = sezioni.flatMap(({ righi }) =>
    righi.flatMap(({ rigo, colonne }) =>
      colonne.filter((c) => c.mostra === undefined).map((c) => describeCasella(codice, rigo, c).chiave),
    ),
  );
  return prima;
}

/** Whether nothing was given but the frontespizio. */
export const isVuota = (chiavi: Iterable<ChiaveCasella>): boolean => [...chiavi].every(isDelFrontespizio);

/** What is said of a declaration with nothing in it but its frontespizio; undefined for one that has more, or that may be so. */
export function findRilievoVuota(
  scheda: Scheda,
  dati: ReadonlyMap<ChiaveCasella, ValoreCasella>,
): Finding | undefined {
  if (!scheda.maiVuota || !isVuota(dati.keys())) return undefined;
  const altri = scheda.quadri.filter(({ codice }) => codice !== FRONTESPIZIO);
  const diNatura = listDiNatura(scheda, (chiave) => dati.get(chiave));
  const chiave = [...diNatura, ...altri.filter((q) => q.obbligatorio), ...altri]
    .map(findPrima)
    .find((c) => c !== undefined);
  return chiave === undefined
    ? undefined
    : {
        livello: 'bloccante',
        codice: 'DICHIARAZIONE_VUOTA',
        chiave,
        frase:
          'La dichiarazione è vuota: compilare almeno una casella oltre al frontespizio, anche con zero.',
      };
}
