import { type StatoRadar, statiRadar, statoDiPasso } from '@quadra/contract';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import type { TipoStato } from '../../../../ui/stati/Stato.tsx';
import { nameCasella } from '../dati/chiave.ts';
import type { CellaRadar, RigaRadar } from './radar.api.ts';

/** The shape of each state. */
export const formeRadar: Readonly<Record<StatoRadar, TipoStato>> = {
  blocca: 'errore',
  'da seguire': 'attenzione',
  'in corso': 'aperto',
  'da fare': 'daFare',
  chiusa: 'chiuso',
  inviata: 'inviato',
  fatto: 'fatto',
};

/** The quadro or the casella a cell is about; '' for none. */
export const nameDove = ({ chiave, vista }: CellaRadar): string =>
  chiave === null ? (vista ?? '').replace(/^quadro|^[a-z]+$/, '') : nameCasella(chiave);

/** Shape and words of a cell: whole, and in the few that a narrow column holds. */
export function describeCella(cella: CellaRadar): { tipo: TipoStato; testo: string; breve: string } {
  const { passo, quadriAperti, finalita, altre } = cella;
  const dove = nameDove(cella);
  const testo = [
    m.passo(passo, dove, quadriAperti),
    ...(finalita === null || finalita === 'Ordinaria' ? [] : [m.finalita(finalita)]),
    ...(altre > 0 ? [m.altre(altre)] : []),
  ].join(', ');
  return { tipo: formeRadar[statoDiPasso[passo]], testo, breve: m.passoBreve(passo, dove, quadriAperti) };
}

/** What a client waits for first: what blocks, then the nearest term, then the state that is the furthest behind; null when nothing. */
export function findOstacolo({ celle }: RigaRadar): CellaRadar | null {
  const rank = ({ passo }: CellaRadar) => (statoDiPasso[passo] === 'blocca' ? 0 : 1);
  const postoDi = ({ passo }: CellaRadar) => statiRadar.indexOf(statoDiPasso[passo]);
  const attese = celle.filter(({ blocca, conclusa }) => blocca && !conclusa);
  return (
    attese.toSorted(
      (a, b) => rank(a) - rank(b) || (a.giorni ?? 5000) - (b.giorni ?? 5000) || postoDi(a) - postoDi(b),
    )[0] ?? null
  );
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

/** By when, for what is still to be done; null when nothing is. */
export function describeScadenza({ blocca, conclusa, scadenza, giorni }: CellaRadar) {
  if (!blocca) return null;
  if (scadenza === null || giorni === null)
    return { testo: '', intera: m.scadenzaNonGestita, scaduta: false };
  const intera = m.scadenza(formatGiorno(scadenza), giorni);
  // Of a season that is over: that it is past is not news, so it is neither counted nor coloured.
  if (conclusa) return { testo: m.eraIl(formatGiorno(scadenza)), intera, scaduta: false };
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
