import { IconChevronDown, IconLockFilled, IconLockOpen, IconSearch } from '@tabler/icons-react';
import { type Ref, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { messaggiUi as m } from '../messages/ui.ts';
import { Button, IconButton } from './Button.tsx';
import { classi } from './classi.ts';
import css from './FilterBar.module.css';
import { Icona } from './Icona.tsx';
import { Segmenti } from './Segmenti.tsx';
import type { Filtri } from './useFiltri.ts';

export type CampoFiltro = {
  chiave: string;
  nome: string;
  larghezza: number;
  segnaposto?: string;
  /** A closed list instead of a text: value and label. */
  scelte?: readonly (readonly [valore: string, nome: string])[];
};

type Props = { filtri: Filtri; campi: readonly CampoFiltro[] };

/** Filters above a list: Cerca, Pulisci, a lock for each field, and how the conditions combine. F3 comes here. */
export function FilterBar({ filtri, campi }: Props) {
  const primo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (evento: KeyboardEvent) => {
      if (evento.key !== 'F3') return;
      evento.preventDefault();
      primo.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    filtri.search();
  };
  return (
    <search aria-label={m.filtri}>
      <form className={css.bar} onSubmit={submit}>
        {campi.map((campo, indice) => (
          <Filtro
            key={campo.chiave}
            campo={campo}
            filtri={filtri}
            refInput={indice === 0 ? primo : undefined}
          />
        ))}
        <div>
          <p className={css.label}>{m.condizioni}</p>
          <Segmenti
            nome={m.condizioni}
            valore={filtri.scritti.logica}
            voci={[
              ['or', m.almenoUna],
              ['and', m.tutte],
            ]}
            onChange={filtri.setLogica}
          />
        </div>
        <div className={css.buttons}>
          <Button aspetto="primary" type="submit" icona={IconSearch}>
            {m.cerca}
          </Button>
          <Button onClick={filtri.clear}>{m.pulisci}</Button>
        </div>
      </form>
    </search>
  );
}

type FiltroProps = { campo: CampoFiltro; filtri: Filtri; refInput: Ref<HTMLInputElement> | undefined };

function Filtro({ campo, filtri, refInput }: FiltroProps) {
  const id = useId();
  const bloccato = filtri.scritti.bloccati.includes(campo.chiave);
  const valore = filtri.scritti.valori[campo.chiave] ?? '';
  const classe = classi(css.input, bloccato && css.locked);
  return (
    <div style={{ width: campo.larghezza }}>
      <label htmlFor={id} className={css.label}>
        {campo.nome}
      </label>
      <div className={css.box}>
        {campo.scelte ? (
          <>
            <select
              id={id}
              className={classe}
              disabled={bloccato}
              value={valore}
              onChange={(evento) => filtri.setValore(campo.chiave, evento.target.value)}
            >
              <option value=""> </option>
              {campo.scelte.map(([voce, nome]) => (
                <option key={voce} value={voce}>
                  {nome}
                </option>
              ))}
            </select>
            <Icona di={IconChevronDown} size={16} className={css.arrow} />
          </>
        ) : (
          <input
            id={id}
            ref={refInput}
            className={classe}
            readOnly={bloccato}
            value={valore}
            placeholder={campo.segnaposto}
            maxLength={200}
            autoComplete="off"
            onChange={(evento) => filtri.setValore(campo.chiave, evento.target.value)}
          />
        )}
        <IconButton
          icona={bloccato ? IconLockFilled : IconLockOpen}
          nome={bloccato ? m.sblocca(campo.nome) : m.blocca(campo.nome)}
          aria-label={m.blocca(campo.nome)}
          aria-pressed={bloccato}
          size={16}
          className={classi(css.lock, bloccato && css.lockOn)}
          onClick={() => filtri.toggleBlocco(campo.chiave)}
        />
      </div>
    </div>
  );
}
