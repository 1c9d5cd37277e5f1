import { type Interno, type ModificaAnagraficaFilo, sincronizzazione, statoCivile } from '@quadra/contract';
import { getEtichetta, toPercorsoInterno } from '../../../../dominio/anagrafica/percorsi-campo.ts';
import { formatNomeProprio } from '../../../../formato/nome-proprio.ts';
import { messaggiStoria as m } from '../../../../messages/anagrafica-storia.ts';
import { formatValore } from '../conflitto.ts';

type Modifica = Interno<ModificaAnagraficaFilo>;

/** What one act changed, all together. */
export interface Passo extends Pick<Modifica, 'quando' | 'autore' | 'azione' | 'dal'> {
  readonly chiave: string;
  readonly campi: readonly Modifica[];
}

/** The changes of one act, written in one moment, as one step. */
export const groupStoria = (modifiche: readonly Modifica[]): Passo[] =>
  [...Map.groupBy(modifiche, ({ quando, azione, dal }) => `${quando} ${azione} ${dal}`)].flatMap(
    ([chiave, campi]) => {
      const prima = campi[0];
      if (prima === undefined) return [];
      const { quando, autore, azione, dal } = prima;
      return [{ chiave, quando, autore, azione, dal, campi }];
    },
  );

/** The name of a field of the history, which knows an address as one. */
export function getNomeCampo(campo: string): string {
  const percorso = toPercorsoInterno(campo);
  return m.campi[percorso] ?? getEtichetta(percorso);
}

type Indirizzo = Partial<Record<'via' | 'civico' | 'cap' | 'comuneDescrizione' | 'provincia', string | null>>;

/** An address on one line. */
function formatIndirizzo(indirizzo: Indirizzo): string {
  const { via, civico, cap, comuneDescrizione, provincia } = indirizzo;
  const strada = [via, civico].filter(Boolean).join(' ');
  const luogo = [
    cap,
    comuneDescrizione && formatNomeProprio(comuneDescrizione),
    provincia && `(${provincia})`,
  ];
  return [strada, luogo.filter(Boolean).join(' ')].filter(Boolean).join(', ') || formatValore(null);
}

/** A value of the history as one reads it. */
export function formatCampo(campo: string, valore: unknown): string {
  const nome = toPercorsoInterno(campo);
  if (nome === 'statoCivile') return statoCivile[Number(valore)] ?? '';
  if (nome === 'sincronizzazione') return sincronizzazione[Number(valore)] ?? '';
  if (valore !== null && typeof valore === 'object' && !Array.isArray(valore))
    return formatIndirizzo(valore as Indirizzo);
  return formatValore(valore);
}
