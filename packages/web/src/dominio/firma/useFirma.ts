import {
  type documentoDaFirmare,
  type documentoDaFirmareAnswer,
  percorsi,
  requisiti,
  requisitoApplicativo,
} from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { canScrivere } from '../../api/requisiti.ts';
import type { Utente } from '../../api/sessione.ts';
import { useAtto } from '../pagina/useAtto.ts';

/** What is sent to be signed, as its own screen knows it. */
export type DaFirmare = Omit<z.input<typeof documentoDaFirmare>, 'appid'>;

/** Who composes envelopes: for the studio, with its module. The server decides. */
export const mayFirmare = (utente: Utente): boolean =>
  utente.studioId !== null &&
  canScrivere(utente, { ...requisitoApplicativo.FIRMA, ...requisiti.scriviDocumenti });

/** Its PDF is made and kept among the documents of the client; answers its key. */
export const keepDaFirmare = (corpo: DaFirmare): Promise<string> =>
  send<z.output<typeof documentoDaFirmareAnswer>>('POST', percorsi.firmaDocumento, { corpo }).then(
    ({ data }) => data.IdDocumento,
  );

/** Sends something to be signed: what is signed is kept, and the envelope is composed on it. */
export function useFirma() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const compose = (tipo: DaFirmare['Tipo'], documento: string) =>
    navigate({ to: '/firma-elettronica/nuova', search: { documenti: documento, tipo } });
  const sign = async (quale: DaFirmare) => {
    const documento = await run(() => keepDaFirmare(quale));
    if (documento === undefined) return;
    await cache.invalidateQueries({ queryKey: ['documenti'] });
    await compose(quale.Tipo, documento);
  };
  return { sign, compose, inCorso };
}
