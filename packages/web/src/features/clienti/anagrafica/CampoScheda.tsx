import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { etichette, messaggiScheda as m, type PercorsoCampo } from '../../../messages/anagrafica-scheda.ts';
import { Campo, type Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './AnagraficaForm.module.css';
import type { Esistente } from './useEsistente.ts';
import type { Valori } from './valori.ts';

/** Messages of the fields, by path: errors of the last save, warnings, where a value comes from. */
export const ContestoMessaggi = createContext<{
  messaggi: ReadonlyMap<string, Messaggio>;
  /** The field was changed by hand: its error is not of today any more. */
  forget: (percorso: string) => void;
  /** Who has the codice that is being written. */
  esistente: Esistente | null;
}>({ messaggi: new Map(), forget: () => {}, esistente: null });

type CampoTesto = PercorsoCampo & FieldPath<Valori>;
type Props = {
  nome: CampoTesto;
  /** Columns of twelve. */
  colonne: 1 | 2 | 3 | 4 | 6;
  facoltativo?: string;
  obbligatorio?: boolean;
  bloccato?: boolean;
  tipo?: 'text' | 'email' | 'tel' | 'data';
  codice?: boolean;
  massimo?: number;
  suggerimenti?: readonly string[];
  segnaposto?: string;
};

const ApriEsistente = ({ esistente: { id, denominazione } }: { esistente: Esistente }) => (
  <Link to="/anagrafica/$id" params={{ id }} title={denominazione}>
    {m.apriEsistente}
  </Link>
);

/** A text or date of the record, bound to the form and to its messages. */
export function CampoScheda(props: Props) {
  const { nome, tipo = 'text' } = props;
  const { field } = useController<Valori>({ name: nome });
  const { messaggi, forget, esistente } = use(ContestoMessaggi);
  const change = (valore: string) => {
    forget(nome);
    field.onChange(valore);
  };
  const comuni = {
    etichetta: etichette[nome],
    messaggio: messaggi.get(nome),
    percorso: nome,
    className: css[`c${props.colonne}`],
    obbligatorio: props.obbligatorio,
    ...(nome === 'codiceFiscale' && esistente && { azione: <ApriEsistente esistente={esistente} /> }),
    ...(props.bloccato ? { bloccato: true } : {}),
  };
  if (tipo === 'data') return <DateField {...comuni} valore={String(field.value)} onChange={change} />;
  const elenco = props.suggerimenti && props.suggerimenti.length > 1 ? `${nome}-suggerimenti` : undefined;
  return (
    <Campo {...comuni} nota={props.facoltativo}>
      {(attributi) => (
        <>
          <input
            {...attributi}
            type={tipo}
            className={classi(attributi.className, props.codice && 'figures')}
            autoComplete="off"
            list={elenco}
            placeholder={props.segnaposto}
            maxLength={props.massimo}
            name={nome}
            ref={field.ref}
            value={String(field.value)}
            onBlur={field.onBlur}
            onChange={(evento) =>
              change(props.codice ? evento.target.value.toUpperCase() : evento.target.value)
            }
          />
          {elenco && (
            <datalist id={elenco}>
              {props.suggerimenti?.map((voce) => (
                <option key={voce} value={voce} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Campo>
  );
}

type SceltaProps = {
  nome: 'sesso' | 'statoCivile' | 'sincronizzazione';
  colonne: 2 | 4;
  voci: readonly (readonly [valore: string, nome: string])[];
  bloccato?: boolean;
};

/** A choice among a few values. */
export function SceltaScheda({ nome, colonne, voci, bloccato }: SceltaProps) {
  const { field } = useController<Valori>({ name: nome });
  const { messaggi, forget } = use(ContestoMessaggi);
  return (
    <Campo
      etichetta={etichette[nome]}
      messaggio={messaggi.get(nome)}
      percorso={nome}
      className={css[`c${colonne}`]}
      bloccato={bloccato}
      coda={<Icona di={IconChevronDown} />}
    >
      {({ readOnly, ...attributi }) => (
        <select
          {...attributi}
          disabled={readOnly}
          name={nome}
          ref={field.ref}
          value={String(field.value)}
          onChange={(evento) => {
            forget(nome);
            field.onChange(nome === 'sesso' ? evento.target.value : Number(evento.target.value));
          }}
        >
          {voci.map(([valore, testo]) => (
            <option key={valore} value={valore}>
              {testo}
            </option>
          ))}
        </select>
      )}
    </Campo>
  );
}

/** A section of the record: its name at the left, its fields in twelve columns. */
export function Sezione({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <fieldset className={css.section}>
      <legend className={css.sectionName}>{nome}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}
