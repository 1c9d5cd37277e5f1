import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiAnteprima as m } from '../../../../messages/anteprima.ts';
import { messaggiUi } from '../../../../messages/ui.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { closeFinestra, openFinestra } from '../../../../ui/finestre/apertura.ts';
import { AnteprimaPdf } from '../../../../ui/pagina/AnteprimaPdf.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';

const LARGA = 860;
/** The menu or the question it is asked from goes first: the focus it gives back is where the preview, closed, gives it. */
const DOPO_CHI_CHIEDE_MS = 40;
/** Of the screen that is left above and below it. */
const SCARTO = 80;

type DaVedere = {
  titolo: string;
  /** The name it takes on the disk. */
  nome: string;
  read: () => Promise<Blob>;
  /** Makes it for good; answers whether it was made. Absent: it is already, or may not be. */
  makeDefinitiva?: (() => Promise<boolean>) | undefined;
};
let ultima = 0;

/** A print in a window of the page, to be looked at before it goes on paper, on the disk or into the final one. */
export function openAnteprima(cosa: DaVedere): void {
  ultima += 1;
  const chiave = ultima;
  setTimeout(() => {
    const id = openFinestra({
      titolo: cosa.titolo,
      icona: IconPrinter,
      larghezza: LARGA,
      altezza: window.innerHeight - SCARTO,
      dellaPagina: true,
      contenuto: <Contenuto {...cosa} chiave={chiave} onFatta={() => closeFinestra(id)} />,
    });
  }, DOPO_CHI_CHIEDE_MS);
}

type Props = DaVedere & { chiave: number; onFatta: () => void };
function Contenuto({ titolo, nome, read, makeDefinitiva, chiave, onFatta }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['stampa', 'anteprima', chiave],
    queryFn: read,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [inCorso, setInCorso] = useState(false);
  const run = async (make: () => Promise<boolean>) => {
    setInCorso(true);
    const isFatta = await make();
    setInCorso(false);
    if (isFatta) onFatta();
  };
  return (
    <AnteprimaPdf
      titolo={titolo}
      nome={nome}
      file={data ?? null}
      errore={error && <NonLetta errore={error} onRiprova={() => void refetch()} />}
      azione={makeDefinitiva && { nome: m.definitiva, inCorso, run: () => void run(makeDefinitiva) }}
    />
  );
}

function NonLetta({ errore, onRiprova }: { errore: Error; onRiprova: () => void }) {
  const { testo, codiceRichiesta } = toApiError(errore);
  return (
    <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta}>
      <Button onClick={onRiprova}>{messaggiUi.riprova}</Button>
    </RiquadroErrore>
  );
}
