import { INDIRIZZO_APPLICAZIONE_MASSIMO, RITORNI_MASSIMI } from '@quadra/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { messaggiApplicazione as m } from '../../../messages/applicazione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import css from './Applicazione.module.css';

type Props = {
  nome: string;
  /** Path of the list: each address is `percorso.posto`. */
  percorso: string;
  indirizzi: readonly string[];
  scrive: boolean;
  makeCampo: (percorso: string) => PropsCampo;
  onChange: (indirizzi: readonly string[]) => void;
};

/** A list of exact addresses: adding goes to the new one, taking one away goes to its neighbour. */
export function ElencoIndirizzi({ nome, percorso, indirizzi, scrive, makeCampo, onChange }: Props) {
  const gruppo = useRef<HTMLFieldSetElement>(null);
  const verso = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (verso.current === null) return;
    const campi = gruppo.current?.querySelectorAll<HTMLElement>('input') ?? [];
    const campo = campi[Math.min(verso.current, campi.length - 1)];
    (campo ?? gruppo.current?.querySelector<HTMLElement>('button'))?.focus();
    verso.current = null;
  });
  const change = (nuovi: readonly string[], posto: number) => {
    verso.current = posto;
    onChange(nuovi);
  };
  return (
    <fieldset ref={gruppo} className={css.list}>
      <legend className={css.legend}>{nome}</legend>
      {indirizzi.length === 0 && <p className={css.hint}>{m.nessunIndirizzo}</p>}
      {indirizzi.map((indirizzo, posto) => {
        const campo = makeCampo(`${percorso}.${posto}`);
        return (
          // The place is what tells one address from another: two may be the same while they are typed.
          <div key={campo.percorso} className={css.address}>
            <TextField
              {...campo}
              valore={indirizzo}
              massimo={INDIRIZZO_APPLICAZIONE_MASSIMO}
              inputMode="url"
              spellCheck={false}
              onChange={(testo) => onChange(indirizzi.with(posto, testo))}
            />
            {scrive && (
              <IconButton
                icona={IconTrash}
                size={16}
                nome={m.togli(campo.etichetta)}
                onClick={() => change(indirizzi.toSpliced(posto, 1), posto)}
              />
            )}
          </div>
        );
      })}
      {scrive && indirizzi.length < RITORNI_MASSIMI && (
        <Button
          aspetto="quiet"
          icona={IconPlus}
          aria-label={`${m.aggiungi}: ${nome}`}
          className={css.add}
          onClick={() => change([...indirizzi, ''], indirizzi.length)}
        >
          {m.aggiungi}
        </Button>
      )}
    </fieldset>
  );
}
