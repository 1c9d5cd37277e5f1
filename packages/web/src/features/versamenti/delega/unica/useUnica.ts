import { useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiDelegaUnica as m } from '../../../../messages/delega-unica.ts';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { chooseFile } from '../../../../ui/comandi/scegli-file.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { askAree } from './ask-unica.tsx';
import { askDeleghe, exportDeleghe, importEsiti, printFogli, type Riga } from './unica.api.ts';

type Lotto = Awaited<ReturnType<typeof askDeleghe>>;
const sayErrori = (errori: Lotto['errori'], titolo: string) => {
  if (errori.length === 0) return;
  const frasi = [...new Set(errori.map(({ Messaggio }) => Messaggio))];
  notifiche.push('error', frasi.join(' '), { titolo });
};

/** What a file of outcomes holds; null when it is none. */
async function readEsiti(file: File): Promise<unknown[] | null> {
  try {
    const letto: unknown = JSON.parse(await file.text());
    const esiti = typeof letto === 'object' && letto !== null ? Reflect.get(letto, 'Esiti') : null;
    return Array.isArray(esiti) ? esiti : null;
  } catch {
    return null;
  }
}

/** What is done with several clients of the board at once. */
export function useUnica() {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const refresh = () => cache.invalidateQueries({ queryKey: ['delega-unica'] });

  /** Asks those who have an address, after saying who has none. */
  const renew = async (righe: readonly Riga[]): Promise<boolean> => {
    const con = righe.filter(({ conEmail }) => conEmail);
    const senza = righe.filter(({ conEmail }) => !conEmail).map(({ denominazione }) => denominazione);
    if (con.length === 0) {
      notifiche.push('warning', m.nessunIndirizzo);
      return false;
    }
    const aree = await askAree(con.length, senza);
    if (aree === null) return false;
    const esito = await run(() =>
      askDeleghe(
        con.map(({ id }) => id),
        aree,
      ),
    );
    if (esito && esito.riuscite.length > 0) notifiche.push('success', m.mandate(esito.riuscite.length));
    if (esito) sayErrori(esito.errori, m.nonMandate(esito.errori.length));
    await refresh();
    return esito !== undefined;
  };
  const print = (tipo: 'Delega' | 'Incarico', righe: readonly Riga[]) =>
    void run(async () =>
      saveFile(
        await printFogli(
          tipo,
          righe.map(({ id }) => id),
        ),
        `${tipo.toLowerCase()}.pdf`,
      ),
    );
  const exportFirmate = (righe: readonly Riga[]) => {
    const firmate = righe.flatMap(({ idDelega, stato, corsia }) =>
      corsia === 'Inviate' && idDelega !== null && (stato === 'Firmata' || stato === 'Inviata')
        ? [idDelega]
        : [],
    );
    if (firmate.length === 0) return void notifiche.push('warning', m.nessunaFirmata);
    void run(async () => {
      const testo = JSON.stringify(await exportDeleghe(firmate), null, 2);
      saveFile(new Blob([testo], { type: 'application/json' }), m.fileEsporta);
    });
  };
  const readOutcomes = async () => {
    const file = await chooseFile('.json');
    if (file === null) return;
    const esiti = await readEsiti(file);
    if (esiti === null) return void notifiche.push('error', m.fileNo);
    const esito = await run(() => importEsiti(esiti));
    if (esito && esito.riuscite.length > 0) notifiche.push('success', m.esitiLetti(esito.riuscite.length));
    if (esito) sayErrori(esito.errori, m.esitiNo(esito.errori.length));
    await refresh();
  };
  return { renew, print, exportFirmate, readOutcomes, refresh, inCorso };
}
