import type { Copertura } from './modello.ts';
import type { QuadroScheda, Scheda } from './scheda.ts';

/** What the vendor says of a quadro of a form: over what the form says, or a quadro more. */
export interface QuadroConfigurato {
  readonly codice: string;
  readonly titolo: string;
  readonly ordine: number;
  readonly obbligatorio: boolean;
  readonly multimodulo: boolean;
  readonly copertura: Copertura;
}

/** Between a quadro of the form and the next there is room for others. */
const PASSO = 10;
/** Place of the quadro that stands at a position of the form. */
export const ordineDi = (posizione: number): number => (posizione + 1) * PASSO;

/** A configured quadro: over that of the form, or new, for the fields that are defined in it. */
function makeQuadro(
  { codice, titolo, copertura, obbligatorio, multimodulo }: QuadroConfigurato,
  delModello: QuadroScheda | undefined,
): QuadroScheda {
  if (delModello) return { ...delModello, titolo, obbligatorio, copertura };
  return {
    codice,
    titolo,
    titoloBreve: titolo,
    fascicolo: 1,
    obbligatorio,
    copertura,
    nota: 'Quadro configurato: i suoi campi non sono del modello.',
    dipendeDa: [],
    sezioni: [],
    ...(multimodulo ? { multimodulo } : {}),
  };
}

/** The form with what the vendor says over it; the form itself is left as it is. */
export function applyConfigurati(scheda: Scheda, configurati: readonly QuadroConfigurato[]): Scheda {
  if (configurati.length === 0) return scheda;
  const perCodice = new Map(configurati.map((quadro) => [quadro.codice, quadro]));
  const delModello = scheda.quadri.map((quadro, posizione) => {
    const suo = perCodice.get(quadro.codice);
    return { ordine: suo?.ordine ?? ordineDi(posizione), quadro: suo ? makeQuadro(suo, quadro) : quadro };
  });
  const noti = new Set(scheda.quadri.map(({ codice }) => codice));
  const altri = configurati
    .filter(({ codice }) => !noti.has(codice))
    .map((quadro) => ({ ordine: quadro.ordine, quadro: makeQuadro(quadro, undefined) }));
  const quadri = [...delModello, ...altri].sort((a, b) => a.ordine - b.ordine).map(({ quadro }) => quadro);
  return { ...scheda, quadri };
}
