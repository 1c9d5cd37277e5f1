import { MOTIVO_SCELTA_MASSIMO, type SceltaPrecompilata } from '@quadra/contract';
import { parseEsatto, toEuro } from '@quadra/values';
import { type FormEvent, useRef, useState } from 'react';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import css from './Confronto.module.css';
import type { Rigo } from './confronto.api.ts';
import { isAssente } from './righi.ts';

type Props = {
  rigo: Rigo;
  onSalva: (scelta: Partial<SceltaPrecompilata>) => Promise<boolean>;
  onChiudi: () => void;
};

/** The amount in whole euro; null when nothing is written, undefined when it is no amount. */
function readImporto(testo: string): number | null | undefined {
  if (testo.trim() === '') return null;
  const letto = parseEsatto(testo.trim(), { decimali: 2, negativi: true });
  return letto === null ? undefined : Math.round(toEuro(letto));
}

/** Why, and where no document says it what was read on paper: kept together with the choice. */
export function Motivo({ rigo, onSalva, onChiudi }: Props) {
  const [motivo, setMotivo] = useState(rigo.Motivo);
  const [importo, setImporto] = useState(rigo.Importo === null ? '' : String(rigo.Importo));
  const [errore, setErrore] = useState('');
  const [inCorso, setInCorso] = useState(false);
  const senzaCarta = isAssente(rigo, 'Documenti') || rigo.Importo !== null;
  /** Opened where nothing is chosen yet and no document speaks: saving it takes the documents. */
  const sceglie = senzaCarta && rigo.Scelta !== 'Agenzia' && rigo.Scelta !== 'Anno scorso';
  const primo = useRef<HTMLInputElement>(null);
  const save = async (evento: FormEvent) => {
    evento.preventDefault();
    const letto = readImporto(importo);
    const isVuota = sceglie && letto === null && motivo.trim() === '';
    if (letto === undefined || isVuota) {
      setErrore(m.importoVuoto);
      primo.current?.focus();
      return;
    }
    setInCorso(true);
    const fatta = await onSalva({
      ...{ Motivo: motivo.trim(), Importo: letto },
      ...(sceglie ? { Fonte: 'Documenti' as const } : {}),
    });
    setInCorso(false);
    if (fatta) onChiudi();
  };
  return (
    <form
      className={css.reason}
      onSubmit={(evento) => void save(evento)}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape') return;
        evento.preventDefault();
        evento.stopPropagation();
        onChiudi();
      }}
    >
      {senzaCarta && (
        <input
          ref={primo}
          className={css.amountBox}
          inputMode="numeric"
          aria-label={`${m.scriviImporto} ${rigo.Rigo}`}
          placeholder={m.scriviImporto}
          value={importo}
          // biome-ignore lint/a11y/noAutofocus: opened by the key that asks for it
          autoFocus
          aria-invalid={errore !== ''}
          onChange={({ target }) => setImporto(target.value)}
        />
      )}
      <input
        className={css.box}
        aria-label={`${m.scriviMotivo} ${rigo.Rigo}`}
        placeholder={m.scriviMotivo}
        maxLength={MOTIVO_SCELTA_MASSIMO}
        value={motivo}
        // biome-ignore lint/a11y/noAutofocus: opened by the key that asks for it
        autoFocus={!senzaCarta}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button type="submit" inCorso={inCorso}>
        {m.salva}
      </Button>
      {errore !== '' && (
        <p role="alert" className={css.error}>
          {errore}
        </p>
      )}
    </form>
  );
}
