import type { AttoRichiesta730 } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askClienti, askFile, askOrdine, showImportate, tellErrori } from './ask-precompilata.tsx';
import {
  advanceRichieste,
  exportPrecompilate,
  importPrecompilate,
  type Richiesta,
  removeRichiesta,
} from './precompilata.api.ts';
import { annoInCorso } from './stati.ts';

/** What is done with the requests: each act says how it went and the lists are read again. True: it was done. */
export function usePrecompilata() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { run, inCorso } = useAtto();
  const refresh = () => cache.invalidateQueries({ queryKey: ['precompilata'] });

  const advance = async (atto: AttoRichiesta730, codici: readonly string[]): Promise<boolean> => {
    const domanda = { titolo: m.annullaDomanda(codici.length), testo: m.annullaTesto, pericolo: true };
    if (codici.length === 0 || (atto === 'annulla' && !(await askConferma(domanda)))) return false;
    const esito = await run(() => advanceRichieste(atto, codici));
    if (!esito) return false;
    if (esito.fatte.length > 0) notifiche.push('success', m.fatti[atto]);
    tellErrori(esito.errori);
    await refresh();
    return esito.errori.length === 0;
  };
  const importRicevute = async (codici: readonly string[]): Promise<boolean> => {
    const esito = await run(() => importPrecompilate(codici));
    if (!esito) return false;
    tellErrori(esito.errori);
    await refresh();
    void cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    if (esito.importate.length > 0) showImportate(esito, annoInCorso());
    return esito.importate.length > 0;
  };
  const exportRicevute = async (codici: readonly string[]): Promise<boolean> => {
    const file = await run(() => exportPrecompilate(codici));
    if (file) saveFile(file, m.esportaFile);
    return file !== undefined;
  };
  const showOrdine = (ordine: string) => navigate({ to: '/precompilata/ordini', search: { ordine } });
  const order = async (codici: readonly string[]): Promise<boolean> => {
    const fatto = await askOrdine(codici);
    if (!fatto) return false;
    await refresh();
    await showOrdine(fatto.id);
    return true;
  };
  const uploadFile = async () => {
    const fatto = await askFile();
    if (fatto === null) return;
    await refresh();
    await showOrdine(fatto);
  };
  const add = async (idStudio: number) => {
    if (await askClienti(idStudio)) await refresh();
  };
  const remove = async ({ id, denominazione }: Richiesta): Promise<boolean> => {
    const domanda = { titolo: m.eliminaDomanda(denominazione), testo: m.eliminaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return false;
    const tolta = await run(async () => {
      await removeRichiesta(id);
      return true;
    }, m.eliminata);
    await refresh();
    return tolta === true;
  };
  return { advance, importRicevute, exportRicevute, order, uploadFile, add, remove, inCorso };
}
