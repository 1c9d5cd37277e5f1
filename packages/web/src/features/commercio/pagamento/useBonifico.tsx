import { useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { messaggiRimborso as mr } from '../../../messages/rimborso.ts';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { closeFinestra, openFinestra } from '../../../ui/finestre/apertura.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import type { PulsanteFinestra } from '../../../ui/finestre/stato.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { DatiPagamento } from './DatiPagamento.tsx';
import { Incassi } from './Incassi.tsx';
import { cancelBonifico, confirmBonifico, type Pagamento, readEstratto } from './pagamento.api.ts';
import { useRimborso } from './useRimborso.tsx';

/** What is done to a booking, each after its question. */
export function useBonifico() {
  const { run } = useAtto();
  const cache = useQueryClient();
  const aggiorna = async () => {
    await cache.invalidateQueries({ queryKey: ['pagamento'] });
    await cache.invalidateQueries({ queryKey: ['crediti'] });
  };
  const refund = useRimborso();
  const confirm = async (uno: Pagamento, giorno: string | null = null): Promise<boolean> => {
    const isAnnullata = uno.stato === 'Annullato';
    const testo = `${isAnnullata ? `${m.eraAnnullata} ` : ''}${m.confermaTesto(uno.crediti, uno.nomeStudio)}`;
    if (!(await askConferma({ titolo: m.confermaTitolo, testo }))) return false;
    const fatto = await run(() => confirmBonifico(uno.id, giorno), m.confermato);
    await aggiorna();
    return fatto !== undefined;
  };
  const cancel = async (uno: Pagamento): Promise<boolean> => {
    const domanda = { titolo: m.annullaTitolo, testo: m.annullaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return false;
    const fatto = await run(() => cancelBonifico(uno.id), m.annullato);
    await aggiorna();
    return fatto !== undefined;
  };
  const open = (uno: Pagamento): void => {
    const pulsanti: PulsanteFinestra[] = [
      { nome: m.chiudi, esito: 'annullata', fuoco: true },
      ...(uno.annulla
        ? [
            {
              nome: m.annulla,
              aspetto: 'danger' as const,
              esito: 'confermata' as const,
              controllo: () => cancel(uno),
            },
          ]
        : []),
      ...(uno.rimborsa
        ? [
            {
              nome: mr.rimborsa,
              aspetto: 'danger' as const,
              esito: 'confermata' as const,
              controllo: () => refund(uno),
            },
          ]
        : []),
      ...(uno.conferma
        ? [
            {
              nome: m.confermaIncasso,
              aspetto: 'primary' as const,
              esito: 'confermata' as const,
              controllo: () => confirm(uno),
            },
          ]
        : []),
    ];
    openFinestra({
      titolo: m.apri(uno.numero),
      tipo: 'modale',
      larghezza: 520,
      contenuto: <DatiPagamento uno={uno} />,
      pulsanti,
    });
  };
  /** Reads a statement, shows what it seems to pay, confirms what corresponds. */
  const readFile = async (): Promise<void> => {
    const file = await chooseFile('.xml,.csv,.txt');
    if (file === null) return;
    const letto = await run(async () => readEstratto(await file.text()));
    if (letto === undefined) return;
    const { righe } = letto;
    const giuste = righe.filter(({ esito }) => esito === 'Corrisponde');
    const confirmTutte = async () => {
      let quante = 0;
      await run(async () => {
        for (const { pagamento, data } of giuste)
          if (pagamento !== null) {
            await confirmBonifico(pagamento.id, data);
            quante += 1;
          }
      });
      await aggiorna();
      if (quante > 0) notifiche.push('success', m.confermate(quante));
      closeFinestra(id);
    };
    const id = openFinestra({
      titolo: m.estratto,
      tipo: 'modale',
      chiusura: true,
      larghezza: 900,
      contenuto: (
        <Incassi
          letto={letto}
          quante={giuste.length}
          onConferma={() => void confirmTutte()}
          onConfermaUna={confirm}
        />
      ),
    });
  };
  return { open, readFile, aggiorna };
}
