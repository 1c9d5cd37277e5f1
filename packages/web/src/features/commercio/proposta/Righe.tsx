import { IconPlus, IconTrash } from '@tabler/icons-react';
import { messaggiProposta as m } from '../../../messages/proposta.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import css from './Proposta.module.css';

/** A line as it is typed: hundredths of a unit, cents. */
export type Riga = { n: number; descrizione: string; quantita: number | null; prezzo: number | null };
export const rigaVuota = (n: number): Riga => ({ n, descrizione: '', quantita: 100, prezzo: null });

const RIGHE_MASSIME = 20;
const DESCRIZIONE_MASSIMA = 1000;
const prezzo = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const quantita = { decimali: 2, min: 1, max: 99_999_999, nullable: true } as const;
/** The fields of the lines, as the server calls what is wrong with them. */
export const nomiRighe = Array.from({ length: RIGHE_MASSIME }, (_, n) =>
  ['Descrizione', 'Quantita', 'Prezzo'].map((campo) => `Righe.${n}.${campo}`),
).flat();

type Props = {
  righe: readonly Riga[];
  errori: Readonly<Record<string, Messaggio>>;
  onChange: (righe: Riga[]) => void;
};

/** The lines of an offer, typed one under the other. */
export function Righe({ righe, errori, onChange }: Props) {
  const change = (quale: Riga, nuova: Partial<Riga>) =>
    onChange(righe.map((riga) => (riga === quale ? { ...riga, ...nuova } : riga)));
  const ultima = righe.at(-1)?.n ?? 0;
  return (
    <>
      {righe.map((riga, posto) => (
        <fieldset key={riga.n} className={css.line} aria-label={m.riga(posto + 1)}>
          <TextField
            etichetta={m.descrizione}
            obbligatorio
            messaggio={errori[`Righe.${posto}.Descrizione`]}
            massimo={DESCRIZIONE_MASSIMA}
            valore={riga.descrizione}
            onChange={(descrizione) => change(riga, { descrizione })}
          />
          <NumberField
            etichetta={m.quantita}
            messaggio={errori[`Righe.${posto}.Quantita`]}
            opzioni={quantita}
            valore={riga.quantita}
            onValore={(quanta) => change(riga, { quantita: quanta })}
          />
          <NumberField
            etichetta={m.prezzo}
            obbligatorio
            messaggio={errori[`Righe.${posto}.Prezzo`]}
            opzioni={prezzo}
            valore={riga.prezzo}
            onValore={(quanto) => change(riga, { prezzo: quanto })}
          />
          {righe.length > 1 && (
            <IconButton
              icona={IconTrash}
              nome={m.togliRiga(posto + 1)}
              onClick={() => onChange(righe.filter((una) => una !== riga))}
            />
          )}
        </fieldset>
      ))}
      {righe.length < RIGHE_MASSIME && (
        <div className={css.actions}>
          <Button icona={IconPlus} onClick={() => onChange([...righe, rigaVuota(ultima + 1)])}>
            {m.aggiungiRiga}
          </Button>
        </div>
      )}
    </>
  );
}
