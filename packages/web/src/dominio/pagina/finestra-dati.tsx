import { type ReactNode, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import type { Messaggio } from '../../ui/campi/Campo.tsx';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';

type Errori = Readonly<Record<string, Messaggio>>;

/** What the fields of the window show, and how they change it. */
type StatoDati<D> = { dati: D; errori: Errori; change: (nuovi: Partial<D>) => void };

type Finestra<D> = {
  titolo: string;
  iniziale: D;
  /** Names of the fields, as the server calls what is wrong with them. */
  nomi: readonly string[];
  campi: (stato: StatoDati<D>) => ReactNode;
  /** It opened by itself: nothing is done unless it is chosen, and Annulla has the focus. */
  daSola?: boolean;
  /** Pixels, where the fields are side by side. */
  larghezza?: number;
  /** Writes what was typed; false keeps the window open. */
  save: (dati: D) => Promise<boolean>;
};

/**
 * A window that asks some data and writes them on OK: it stays open on what is wrong, each mistake on its field and what is of
 * no field in a notification.
 */
export function openFinestraDati<D extends object>({
  titolo,
  iniziale,
  nomi,
  campi,
  daSola,
  larghezza,
  save,
}: Finestra<D>) {
  let dati = iniziale;
  let show: (errori: Errori) => void = () => {};
  const refuse = (causa: unknown) => {
    const { campi: errati, testo, codiceRichiesta } = toApiError(causa);
    show(Object.fromEntries(errati.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
    const altrove = errati.find(({ percorso }) => !nomi.includes(percorso));
    if (altrove || errati.length === 0)
      notifiche.push('error', altrove?.messaggio ?? testo, { codiceRichiesta });
  };
  return openModale({
    titolo,
    ...(larghezza === undefined ? {} : { larghezza }),
    daScrivere: daSola !== true,
    annullaPrima: daSola === true,
    contenuto: (
      <Campi
        {...{ iniziale, campi }}
        onChange={(nuovi) => {
          dati = nuovi;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        return await save(dati);
      } catch (causa) {
        refuse(causa);
        return false;
      }
    },
  });
}

type Props<D> = Pick<Finestra<D>, 'iniziale' | 'campi'> & {
  onChange: (dati: D) => void;
  onPronto: (show: (errori: Errori) => void) => void;
};

function Campi<D extends object>({ iniziale, campi, onChange, onPronto }: Props<D>) {
  const [dati, setDati] = useState(iniziale);
  const [errori, setErrori] = useState<Errori>({});
  onPronto(setErrori);
  const change = (nuovi: Partial<D>) => {
    const tutti = { ...dati, ...nuovi };
    setDati(tutti);
    onChange(tutti);
  };
  return campi({ dati, errori, change });
}
