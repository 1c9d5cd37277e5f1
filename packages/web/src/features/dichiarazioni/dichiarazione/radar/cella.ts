import type { PassoRadar } from '@quadra/contract';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import type { TipoStato } from '../../../../ui/stati/Stato.tsx';
import { nameCasella } from '../dati/chiave.ts';
import type { CellaRadar, RigaRadar } from './radar.api.ts';

const forme: Readonly<Record<PassoRadar, TipoStato>> = {
  'Non creata': 'assente',
  'Controlli bloccanti': 'errore',
  'Da compilare': 'aperto',
  Incompleta: 'attenzione',
  'Manca data impegno': 'attenzione',
  'Da chiudere': 'daFare',
  'Da stampare': 'daFare',
  'Telematico da creare': 'daFare',
  'Da consegnare': 'daFare',
  'Da inviare': 'daFare',
  Scartata: 'errore',
  Annullata: 'errore',
  'Attesa ricevuta': 'inviato',
  Accolta: 'fatto',
};

/** Shape and words of a cell: whole, and in the few that a narrow column holds. */
export function describeCella(cella: CellaRadar): { tipo: TipoStato; testo: string; breve: string } {
  const { passo, chiave, vista, quadriAperti, finalita, altre } = cella;
  const dove = chiave === null ? (vista ?? '').replace(/^quadro|^[a-z]+$/, '') : nameCasella(chiave);
  const testo = [
    m.passo(passo, dove, quadriAperti),
    ...(finalita === null || finalita === 'Ordinaria' ? [] : [m.finalita(finalita)]),
    ...(altre > 0 ? [m.altre(altre)] : []),
  ].join(', ');
  return { tipo: forme[passo], testo, breve: m.passoBreve(passo, dove, quadriAperti) };
}

/** The deadline of a client that comes first, among what somebody has to do; null when nothing is. */
export function findScadenza({ celle }: RigaRadar): CellaRadar | null {
  const attese = celle.filter(({ blocca, scadenza }) => blocca && scadenza !== null);
  return attese.toSorted((a, b) => (a.giorni ?? 0) - (b.giorni ?? 0))[0] ?? null;
}

/** The words of a text alone, with a blank on each side. */
const listParole = (testo: string) =>
  ` ${testo
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** The whole sentence, for who listens: the words written are in it, so that who speaks to the page finds them too. Pure. */
export const nameIntera = (intera: string, scritto: string): string =>
  listParole(intera).includes(listParole(scritto)) ? intera : `${intera}: ${scritto}`;

/** A season that is over, in days: that it is past is not news, so it is neither counted nor coloured. */
const ALTRA_STAGIONE = 180;
/** By when, for what is still to be done; null when nothing is. */
export function describeScadenza({ blocca, scadenza, giorni }: CellaRadar) {
  if (!blocca) return null;
  if (scadenza === null || giorni === null)
    return { testo: '', intera: m.scadenzaNonGestita, scaduta: false };
  const intera = m.scadenza(formatGiorno(scadenza), giorni);
  if (giorni < -ALTRA_STAGIONE) return { testo: m.eraIl(formatGiorno(scadenza)), intera, scaduta: false };
  return { testo: m.giorni(giorni), intera, scaduta: giorni < 0 };
}

/** Where the next thing of a cell is done: the casella, the quadro, the view, or the client it is created from. */
export function findMeta(riga: RigaRadar, cella: CellaRadar | undefined, anno: number) {
  if (!cella || cella.idDichiarazione === null)
    return { to: '/anagrafica/$id', params: { id: riga.idAnagrafica } } as const;
  const { idDichiarazione: id, vista, chiave } = cella;
  return {
    to: '/dichiarazione/$anno/$id/$vista',
    params: { anno: String(anno), id, vista: vista ?? 'riepilogo' },
    ...(chiave !== null && { hash: chiave }),
  } as const;
}
