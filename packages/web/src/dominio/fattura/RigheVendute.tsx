import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messaggiFattura as m } from '../../messages/fattura.ts';
import type { Messaggio } from '../../ui/campi/Campo.tsx';
import { NumberField } from '../../ui/campi/NumberField.tsx';
import { TextField } from '../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../ui/comandi/Button.tsx';
import css from './RigheVendute.module.css';

/** A line as it is typed: hundredths of a unit, cents. `n` tells it from the others while they come and go. */
export type RigaVenduta = { n: number; descrizione: string; quantita: number | null; prezzo: number | null };
export const rigaVuota = (n: number): RigaVenduta => ({ n, descrizione: '', quantita: 100, prezzo: null });

const DESCRIZIONE_MASSIMA = 1000;
const prezzo = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const quantita = { decimali: 2, min: 1, max: 99_999_999, nullable: true } as const;
const CAMPI = ['Descrizione', 'Quantita', 'Prezzo'];

/** The fields of the lines, as the server calls what is wrong with them. */
export const nameRighe = (massime: number, altri: readonly string[] = []): string[] =>
  Array.from({ length: massime }, (_, n) =>
    [...CAMPI, ...altri].map((campo) => `Righe.${n}.${campo}`),
  ).flat();

type Props<R extends RigaVenduta> = {
  righe: readonly R[];
  errori: Readonly<Record<string, Messaggio>>;
  massime: number;
  makeRiga: (n: number) => R;
  onChange: (righe: R[]) => void;
  /** One more field of each line, before what takes it away. */
  altro?: (riga: R, posto: number, change: (nuova: Partial<R>) => void) => ReactNode;
};

/** The lines of what is sold, typed one under the other. */
export function RigheVendute<R extends RigaVenduta>(props: Props<R>) {
  const { righe, errori, massime, makeRiga, onChange, altro } = props;
  const replace = (quale: R, nuova: Partial<R>) =>
    onChange(righe.map((riga) => (riga === quale ? { ...riga, ...nuova } : riga)));
  const ultima = righe.at(-1)?.n ?? 0;
  return (
    <>
      {righe.map((riga, posto) => (
        <fieldset
          key={riga.n}
          className={css.line}
          data-altro={altro ? true : undefined}
          aria-label={m.riga(posto + 1)}
        >
          <TextField
            etichetta={m.descrizione}
            obbligatorio
            messaggio={errori[`Righe.${posto}.Descrizione`]}
            massimo={DESCRIZIONE_MASSIMA}
            valore={riga.descrizione}
            onChange={(descrizione) => replace(riga, { descrizione } as Partial<R>)}
          />
          <NumberField
            etichetta={m.quantita}
            messaggio={errori[`Righe.${posto}.Quantita`]}
            opzioni={quantita}
            valore={riga.quantita}
            onValore={(quanta) => replace(riga, { quantita: quanta } as Partial<R>)}
          />
          <NumberField
            etichetta={m.prezzo}
            obbligatorio
            messaggio={errori[`Righe.${posto}.Prezzo`]}
            opzioni={prezzo}
            valore={riga.prezzo}
            onValore={(quanto) => replace(riga, { prezzo: quanto } as Partial<R>)}
          />
          {altro?.(riga, posto, (nuova) => replace(riga, nuova))}
          {righe.length > 1 && (
            <IconButton
              icona={IconTrash}
              nome={m.togliRiga(posto + 1)}
              onClick={() => onChange(righe.filter((una) => una !== riga))}
            />
          )}
        </fieldset>
      ))}
      {righe.length < massime && (
        <div>
          <Button icona={IconPlus} onClick={() => onChange([...righe, makeRiga(ultima + 1)])}>
            {m.aggiungiRiga}
          </Button>
        </div>
      )}
    </>
  );
}
