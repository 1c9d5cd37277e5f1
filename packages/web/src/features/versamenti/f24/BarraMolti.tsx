import { F24_PER_LOTTO, percorsi } from '@quadra/contract';
import { IconCash, IconFileCode, IconMail, IconPrinter } from '@tabler/icons-react';
import { useSessione } from '../../../api/contesto.ts';
import type { QueryLista } from '../../../api/lista.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiF24 } from '../../../messages/f24.ts';
import { messaggiMassaF24 as m } from '../../../messages/f24-massa.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { countScelte, nessuna, type Selezione, tutte } from '../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askPagati, askStampa } from './ask-molti.tsx';
import { mayScrivereF24 } from './f24.api.ts';
import { startLavoroF24 } from './massa.api.ts';

type Props = {
  selezione: Selezione;
  onSelezione: (nuova: Selezione) => void;
  filtro: QueryLista;
  totale: number;
};

/** What is done to many models at once: each is a job with its report. */
export function BarraMolti({ selezione, onSelezione, filtro, totale }: Props) {
  const scrive = mayScrivereF24(useSessione().utente);
  const atto = useAtto();
  const quanti = countScelte(selezione, totale);
  if (quanti === 0) return null;
  const troppi = quanti > F24_PER_LOTTO;
  const run = (act: (codici: readonly string[]) => Promise<boolean>) =>
    void atto.run(async () => {
      if (await act(await listScelti(percorsi.f24Lista, selezione, filtro, totale))) onSelezione(nessuna);
    });
  const start = (quale: 'file' | 'posta') => async (codici: readonly string[]) => {
    await startLavoroF24(quale, codici);
    notifiche.push('info', m.lavoro);
    return true;
  };
  const mail = async (codici: readonly string[]) => {
    const testo = m.postaTesto(codici.length);
    return (await askConferma({ titolo: m.postaTitolo, testo })) && start('posta')(codici);
  };
  return (
    <BarraSelezione
      testo={messaggiF24.quanti(quanti)}
      nota={troppi ? m.troppiModelli(F24_PER_LOTTO) : null}
      annulla={messaggiAnagrafica.annullaSelezione}
      onClear={() => onSelezione(nessuna)}
      tutte={
        quanti < totale
          ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => onSelezione(tutte) }
          : undefined
      }
    >
      <Button icona={IconPrinter} disabled={troppi} inCorso={atto.inCorso} onClick={() => run(askStampa)}>
        {m.stampa}
      </Button>
      {scrive && (
        <>
          <Button
            icona={IconFileCode}
            title={m.fileNota}
            disabled={troppi}
            inCorso={atto.inCorso}
            onClick={() => run(start('file'))}
          >
            {m.file}
          </Button>
          <Button icona={IconMail} disabled={troppi} inCorso={atto.inCorso} onClick={() => run(mail)}>
            {m.posta}
          </Button>
          <Button icona={IconCash} disabled={troppi} inCorso={atto.inCorso} onClick={() => run(askPagati)}>
            {m.paga}
          </Button>
        </>
      )}
    </BarraSelezione>
  );
}
