import { statiAccolti } from '@quadra/contract';
import {
  computeStatoDichiarazione,
  computeStatoTelematico,
} from '../../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { formatNumero } from '../../../../formato/formato-valore.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import type { TipoStato } from '../../../../ui/stati/Stato.tsx';
import type { Dichiarazioni, Quanti } from './panoramica.api.ts';

export type Cella = Dichiarazioni['celle'][number];
interface Mostrato {
  readonly tipo: TipoStato;
  readonly testo: string;
}

/** A day without its year, where the column says it: of another year its last two digits. */
const formatGiornoCorto = (iso: string, anno: number): string => {
  const [giorno = '', mese = '', quale = ''] = formatGiorno(iso).split('/');
  return iso.startsWith(`${anno}-`) ? `${giorno}/${mese}` : `${giorno}/${mese}/${quale.slice(2)}`;
};

/** A column holds one word: «Chiusa, da inviare» is «Da inviare», and its shape says that it is closed. */
function shorten({ tipo, testo }: Mostrato): Mostrato {
  const resto = testo.replace(/^(Chiusa, |Aperta, (?=provvisoria))/, '');
  return { tipo, testo: resto.charAt(0).toUpperCase() + resto.slice(1) };
}

/** How a declaration stands: what the Agenzia said of it, else how far it is. */
export function showCella(cella: Cella): Mostrato {
  const { telematico, il, anno } = cella;
  if (telematico === 'Non inviato' || telematico === 'Di prova')
    return shorten(computeStatoDichiarazione(cella));
  const { tipo, testo } = computeStatoTelematico(telematico);
  const isAccolta = statiAccolti.some((accolto) => accolto === telematico);
  return { tipo, testo: isAccolta && il !== null ? `${testo} ${formatGiornoCorto(il, anno)}` : testo };
}

/** What it says is owed or to be had; null while it is not known. */
export function showRisultato({ debito, credito }: Cella): { lato: string; euro: number } | null {
  if (debito === null && credito === null) return null;
  if ((debito ?? 0) > 0) return { lato: m.debito, euro: debito ?? 0 };
  return (credito ?? 0) > 0 ? { lato: m.credito, euro: credito ?? 0 } : { lato: m.zero, euro: 0 };
}

/** How many of a year are over, and the day of the next; past its day it is late. */
export function showQuanti(
  { fatti, quanti, prossimo, anno }: Quanti,
  oggi: string,
  write: (fatti: number, quanti: number) => string,
): Mostrato {
  if (fatti === quanti) return { tipo: 'fatto', testo: write(fatti, quanti) };
  if (prossimo === null) return { tipo: 'aperto', testo: write(fatti, quanti) };
  const tipo = prossimo < oggi ? 'attenzione' : fatti === 0 ? 'daFare' : 'aperto';
  return { tipo, testo: m.poi(`${fatti} di ${quanti}`, formatGiornoCorto(prossimo, anno)) };
}

/** Euro of an amount: with cents only where it has some. */
export const formatEuro = (euro: number): string => formatNumero(euro, Number.isInteger(euro) ? 0 : 2);

const inParole = new Intl.DateTimeFormat('it-IT', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});
/** A day as one says it: «lunedì 30 novembre». */
export const formatGiornoInParole = (iso: string): string => inParole.format(new Date(`${iso}T12:00:00Z`));
