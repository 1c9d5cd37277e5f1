import { CATALOGO, type Esempio } from '@quadra/fisco';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Espressione.module.css';

type Aperto = 'esempi' | 'funzioni' | null;
type Riga = { codice: string; spiega: string; inserisce: string; indietro: number };

const funzioni = Object.entries(CATALOGO).map(
  ([nome, { firma, testo }]): Riga => ({
    codice: firma,
    spiega: testo,
    inserisce: `${nome}()`,
    indietro: 1,
  }),
);
const toRiga = ({ testo, spiega }: Esempio): Riga => ({
  codice: testo,
  spiega,
  inserisce: testo,
  indietro: 0,
});

type Props = {
  esempi: readonly Esempio[];
  /** The field that it helps to write. */
  nome: string;
  /** Nothing is written yet: the examples are in sight. */
  apertoSuEsempi: boolean;
  onInserisci: (testo: string, indietro?: number) => void;
  onCaselle: () => void;
};

/** Examples and functions, each put in the text by its row; the caselle open in their list. */
export function AiutoEspressione({ esempi, nome, apertoSuEsempi, onInserisci, onCaselle }: Props) {
  const [scelto, setScelto] = useState<Aperto | undefined>(undefined);
  const aperto = scelto === undefined ? (apertoSuEsempi ? 'esempi' : null) : scelto;
  const id = useId();
  const righe = aperto === 'funzioni' ? funzioni : esempi.map(toRiga);
  const makePulsante = (quale: 'esempi' | 'funzioni') => ({
    aspetto: 'quiet' as const,
    icona: aperto === quale ? IconChevronUp : IconChevronDown,
    'aria-expanded': aperto === quale,
    'aria-controls': aperto === quale ? id : undefined,
    onClick: () => setScelto(aperto === quale ? null : quale),
  });
  return (
    <div className={css.help}>
      <div className={css.tools}>
        <Button {...makePulsante('esempi')}>{m.gruppoEsempi}</Button>
        <Button {...makePulsante('funzioni')}>{m.gruppoFunzioni}</Button>
        <Button aspetto="quiet" icona={IconSearch} aria-haspopup="listbox" onClick={onCaselle}>
          {m.gruppoCaselle}
        </Button>
        <span className={css.hint}>{m.tastiCampo}</span>
      </div>
      {aperto !== null && (
        <ul id={id} className={css.rows} aria-label={m.daInserire(nome)}>
          {righe.map(({ codice, spiega, inserisce, indietro }) => (
            <li key={codice}>
              <button
                type="button"
                className={css.rowButton}
                onClick={() => onInserisci(inserisce, indietro)}
              >
                <span className={css.name}>{codice}</span>
                <span className={css.explains}>{spiega}</span>
              </button>
            </li>
          ))}
          {righe.length === 0 && <li className={css.hint}>{m.senzaEsempi}</li>}
        </ul>
      )}
    </div>
  );
}
