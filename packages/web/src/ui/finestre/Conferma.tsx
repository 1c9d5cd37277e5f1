import type { ReactNode } from 'react';
import { openModale } from './apertura.ts';
import css from './Finestra.module.css';

type Domanda = {
  titolo: string;
  testo: ReactNode;
  pericolo?: boolean;
};

let smettiPrima: (() => void) | null = null;

/** Asks the user to confirm, always with OK and Annulla: the text says what OK does. True on OK, false on Annulla and Esc. A new question cancels the former. */
export async function askConferma({ titolo, testo, pericolo = false }: Domanda): Promise<boolean> {
  smettiPrima?.();
  const { esito, close } = openModale({
    titolo,
    pericolo,
    contenuto: <div className={css.soft}>{testo}</div>,
  });
  smettiPrima = close;
  const risposta = await esito;
  if (smettiPrima === close) smettiPrima = null;
  return risposta === 'confermata';
}
