import { testiLettera } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { mailOrAsk } from '../../../../dominio/pagina/askAncora.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiLettera as m } from '../../../../messages/lettera.ts';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { downloadLettera, keepLettera, type LetteraLetta, mailLettera } from './lettera.api.ts';

/** What is done with a letter: on paper, among the documents, by mail. */
export function useLettera() {
  const { dichiarazione } = useApertura();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const tell = async () => {
    await cache.invalidateQueries({ queryKey: ['documenti'] });
    await cache.invalidateQueries({ queryKey: ['dichiarazione', 'lettera'] });
  };
  const save = async () => {
    const pdf = await run(() => downloadLettera(dichiarazione));
    if (pdf) saveFile(pdf, testiLettera.file(dichiarazione.codiceFiscale, dichiarazione.anno));
  };
  const keep = async () => {
    if (await run(() => keepLettera(dichiarazione), m.salvata)) await tell();
  };
  const mail = async ({ email, isProvvisoria }: LetteraLetta) => {
    const testo = isProvvisoria ? m.testoProvvisorio : m.testo;
    if (!(await askConferma({ titolo: m.domanda(email ?? ''), testo }))) return;
    const esito = await run(() =>
      mailOrAsk((conferma) => mailLettera(dichiarazione, conferma), m.ancoraDomanda),
    );
    if (!esito) return;
    const { Cliente, IsCassetta } = esito.data;
    notifiche.push(IsCassetta ? 'warning' : 'success', IsCassetta ? m.inPosta(Cliente) : m.inCoda(Cliente));
    await tell();
  };
  return { save, keep, mail, inCorso };
}
