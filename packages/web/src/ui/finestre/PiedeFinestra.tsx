import { useState } from 'react';
import { Button } from '../comandi/Button.tsx';
import css from './Finestra.module.css';
import type { Finestra, PulsanteFinestra } from './stato.ts';
import { strati } from './strati.ts';

/** The buttons of a window: the validation runs first, and only when it passes anything happens. */
export function PiedeFinestra({ id, opzioni }: Finestra) {
  const [inCorso, setInCorso] = useState<string | null>(null);
  const press = async ({ nome, controllo, azione, esito }: PulsanteFinestra) => {
    setInCorso(nome);
    try {
      if ((await controllo?.()) === false) return;
    } finally {
      setInCorso(null);
    }
    azione?.();
    if (esito) strati.close(id, esito);
  };
  if (opzioni.pulsanti === undefined || opzioni.pulsanti.length === 0) return null;
  return (
    <footer className={css.foot}>
      {opzioni.pulsanti.map((pulsante) => (
        <Button
          key={pulsante.nome}
          aspetto={pulsante.aspetto ?? 'secondary'}
          inCorso={inCorso === pulsante.nome}
          data-autofocus={pulsante.fuoco || undefined}
          onClick={() => void press(pulsante)}
          {...(pulsante.icona && { icona: pulsante.icona })}
        >
          {pulsante.nome}
        </Button>
      ))}
    </footer>
  );
}
