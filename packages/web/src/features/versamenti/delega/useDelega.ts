import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiDelega as m } from '../../../messages/delega.ts';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askDelega, showRegistrata } from './ask-delega.tsx';
import {
  type Delega,
  downloadRegistro,
  mayStampareDeleghe,
  printDelega,
  registerDeleghe,
  removeDelega,
} from './delega.api.ts';

/** What is done with a delega from its list: each act asks where it cannot be undone, and the list is read again. */
export function useDelega() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const file = useAtto({ insieme: true });
  const refresh = () => cache.invalidateQueries({ queryKey: ['delega'] });

  const register = async (codici: readonly string[]): Promise<boolean> => {
    const domanda = { titolo: m.registraDomanda(codici.length), testo: m.registraTesto };
    if (codici.length === 0 || !(await askConferma(domanda))) return false;
    const esito = await run(async () => registerDeleghe(codici));
    if (esito && esito.registrate.length > 0)
      notifiche.push('success', m.registrate(esito.registrate.length));
    if (esito && esito.errori.length > 0) {
      const frasi = [...new Set(esito.errori.map(({ Messaggio }) => Messaggio))];
      notifiche.push('error', m.perche(frasi), { titolo: m.nonRegistrate(esito.errori.length) });
    }
    await refresh();
    return esito !== undefined;
  };
  const remove = async (una: Delega) => {
    const domanda = { titolo: m.eliminaDomanda(una.denominazione), testo: m.eliminaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return;
    await run(async () => removeDelega(una.id), m.eliminata);
    await refresh();
  };
  const saveRegistro = (una: Delega) => (tipo: 'pdf' | 'csv') =>
    void file.run(async () => saveFile(await downloadRegistro(una, tipo), m.fileRegistro(una.anno, tipo)));

  const print = (una: Delega) =>
    void file.run(async () => saveFile(await printDelega(una), m.fileStampa(una.denominazione, una.anno)));

  const stampa = mayStampareDeleghe(utente) ? print : null;

  /** Opens one, or a new one: of the register only to be read. */
  const open = async (una: Delega | null, scrive: boolean) => {
    if (una && (una.progressivo !== null || !scrive))
      return void (await showRegistrata(una, saveRegistro(una), stampa));
    const esito = await askDelega(una, utente.studioId, stampa);
    if (esito === 'salvata') await refresh();
    if (una && esito === 'elimina') await remove(una);
    if (una && esito === 'registra') await register([una.id]);
  };
  return { open, register, inCorso };
}
