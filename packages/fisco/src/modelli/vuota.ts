import type { ChiaveCasella, Finding } from './modello.ts';
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

/** What is said of a declaration with nothing in it but its frontespizio; undefined for a form that may be so. */
export function findRilievoVuota({ maiVuota, quadri }: Scheda): Finding | undefined {
  if (!maiVuota) return undefined;
  const altri = quadri.filter(({ codice }) => codice !== FRONTESPIZIO);
  const chiave = [...altri.filter((q) => q.obbligatorio), ...altri]
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

/** Whether nothing was given but the frontespizio. */
export const isVuota = (chiavi: Iterable<ChiaveCasella>): boolean => [...chiavi].every(isDelFrontespizio);
