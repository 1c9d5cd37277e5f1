import { testiClient } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import type { StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { followRecord } from '../../../dominio/pagina/segui-record.ts';
import { type Anagrafica, anagraficaQuery, createAnagrafica, replaceAnagrafica } from './anagrafica.api.ts';
import { computeModifiche } from './bozza-scheda.ts';
import { checkValori } from './controlli.ts';
import { readProblemi } from './useMessaggiScheda.ts';
import type { Scheda } from './useScheda.ts';
import { toScritta, toValori, type Valori } from './valori.ts';

type Base = Pick<Anagrafica, 'id' | 'versione'>;
const writeAnagrafica = (
  base: Base | null,
  valori: Valori,
  chiave: string,
  { dal, studio }: { dal: string | null; studio: StudioScelto | null },
): Promise<Anagrafica> =>
  base === null
    ? createAnagrafica(toScritta(valori), chiave, studio?.id)
    : replaceAnagrafica(base.id, toScritta(valori), base.versione, dal);

/** Saves the record: the wrong fields first, then the answer of the server, a conflict among its refusals. */
export function useSalvaScheda({ salvata, form, messaggi, changeVista, bozza, ...scheda }: Scheda) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [conflitto, setConflitto] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const makeChiave = useChiave();
  const base = salvata && { id: salvata.id, versione: bozza.versione ?? salvata.versione };

  /** What was written while the save travelled stays a draft: on the page, or of the record just made. */
  const finish = async (nuova: Anagrafica, scritti: Valori) => {
    cache.setQueryData(anagraficaQuery(nuova.id).queryKey, nuova);
    void cache.invalidateQueries({ queryKey: ['anagrafica', 'list'] });
    changeVista({ isRiuscita: true });
    await bozza.finish();
    const salvati = toValori(nuova);
    const modifiche = computeModifiche(salvati, followRecord(scritti, form.getValues(), salvati));
    const hasModifiche = Object.keys(modifiche).length > 0;
    if (salvata === null) {
      if (hasModifiche) await bozza.handOver(nuova, modifiche);
      scheda.uscita.current = true;
      await navigate({ to: '/anagrafica/$id', params: { id: nuova.id }, replace: true });
      return;
    }
    scheda.follow(nuova, scritti);
    if (hasModifiche) bozza.touch();
  };
  const showErrore = ({ testo, codiceRichiesta }: ApiError) =>
    changeVista({
      isErrore: true,
      messaggioErrore: testo === testiClient.ERRORE_GENERICO ? '' : testo,
      codiceRichiesta,
    });
  const fail = (causa: unknown) => {
    const rifiuto = toApiError(causa);
    const voci = readProblemi(rifiuto);
    if (rifiuto.status === 409 && rifiuto.differenze.length > 0) setConflitto(rifiuto);
    else if (voci.length > 0) messaggi.showVoci(voci, rifiuto.codiceRichiesta);
    else showErrore(rifiuto);
  };
  const save = async (valori = form.getValues(), su: Base | null = base, dal: string | null = null) => {
    if (inCorso) return;
    // The form goes on being written in its own groups of fields.
    const scritti = structuredClone(valori);
    const problemi = checkValori(scritti);
    changeVista({ isErrore: false, isRiuscita: false });
    messaggi.showProblemi(problemi);
    if (problemi.length > 0) return;
    setInCorso(true);
    try {
      const chiave = makeChiave(scritti);
      await finish(await writeAnagrafica(su, scritti, chiave, { dal, studio: scheda.studio }), scritti);
    } catch (causa) {
      fail(causa);
    } finally {
      setInCorso(false);
    }
  };
  /** What changed holds from a day; what was there keeps its period. */
  const historicize = (dal: string) => save(form.getValues(), base, dal);
  return { save, historicize, inCorso, showErrore, conflitto, closeConflitto: () => setConflitto(null) };
}

/** 128 random bits: `randomUUID` is not there on a page without https. */
const makeCasuale = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of a request: the same while the values are the same, so that sending it again makes nothing twice. */
function useChiave(): (valori: Valori) => string {
  const ultima = useRef({ testo: '', chiave: '' });
  return (valori) => {
    const testo = JSON.stringify(valori);
    if (ultima.current.testo !== testo) ultima.current = { testo, chiave: makeCasuale() };
    return ultima.current.chiave;
  };
}
