import { type findEnumerazione, type ListQuery, testiCampo, type VoceEnumerazione } from '@quadra/contract';
import { type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { answerPagina } from '../../../http/list-query.ts';

type Enumerazione = NonNullable<ReturnType<typeof findEnumerazione>>;
const campi = ['Codice', 'Descrizione'] as const;

const normalize = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The texts that are looked for, field by field. @throws RICHIESTA_NON_VALIDA for a field or an order that it has not */
function readCercati({ Filter, Order, Anagrafiche }: ListQuery): [(typeof campi)[number], string][] {
  const errori: ModelState = {
    ...(Order.length > 0 ? { Order: [testiCampo.SCONOSCIUTO] } : {}),
    ...(Anagrafiche ? { Anagrafiche: [testiCampo.SCONOSCIUTO] } : {}),
  };
  for (const nome of Object.keys(Filter))
    if (!campi.some((campo) => campo === nome)) errori[`Filter.${nome}`] = [testiCampo.SCONOSCIUTO];
  requireNessunErrore(errori);
  return campi.flatMap((campo) => {
    const cercato = normalize(String(Filter[campo] ?? ''));
    return cercato === '' ? [] : [[campo, cercato] as [typeof campo, string]];
  });
}

/** A page of the values of an enumeration, in the order they are defined. @throws RICHIESTA_NON_VALIDA */
export function listEnumerazione({ voci }: Enumerazione, query: ListQuery) {
  const cercati = readCercati(query);
  const isTrovata = (voce: VoceEnumerazione) => {
    const esiti = cercati.map(([campo, cercato]) => {
      const testo = normalize(String(voce[campo]));
      return query.ModoRicerca === 'Inizia per' ? testo.startsWith(cercato) : testo.includes(cercato);
    });
    return esiti.length === 0 || (query.Logic === 'and' ? !esiti.includes(false) : esiti.includes(true));
  };
  const trovate = voci.filter(isTrovata);
  const inizio = (query.PageNo - 1) * query.PageSize;
  return answerPagina(
    query,
    { righe: trovate.slice(inizio, inizio + query.PageSize), totale: trovate.length },
    ({ Codice }) => String(Codice),
    (voce) => voce,
  );
}

/** The value of a code, as an address writes it. */
export const findVoceEnumerazione = ({ voci }: Enumerazione, codice: string): VoceEnumerazione | undefined =>
  voci.find((voce) => String(voce.Codice) === codice);
