import type { StatoRichiestaMostrato } from '@quadra/contract';
import { parseChiave } from '@quadra/fisco';
import { messaggiRichieste as m } from '../../messages/richiesta-documento.ts';
import type { TipoStato } from '../../ui/stati/Stato.tsx';
import type { Richiesta } from './richiesta.api.ts';

const tipi: Readonly<Record<StatoRichiestaMostrato, TipoStato>> = {
  Chiesta: 'inviato',
  Mancante: 'attenzione',
  Arrivata: 'daFare',
  Confermata: 'fatto',
  Ritirata: 'assente',
  Scaduta: 'attenzione',
};

/** How a request stands, as it is shown. */
export const showRichiesta = ({ stato }: Pick<Richiesta, 'stato'>): { tipo: TipoStato; testo: string } => ({
  tipo: tipi[stato],
  testo: m.stati[stato],
});

const nameChiave = (chiave: string): string => {
  const letta = parseChiave(chiave);
  if (letta === undefined) return chiave;
  const modulo = letta.modulo > 1 ? `, mod. ${letta.modulo}` : '';
  return `${letta.quadro}${letta.rigo} col. ${letta.colonna}${modulo}`;
};
/** A casella as a person calls it, with its title. */
export const nameProvata = ({ chiave, titolo }: { chiave: string; titolo: string }): string =>
  m.casella(nameChiave(chiave), titolo);
