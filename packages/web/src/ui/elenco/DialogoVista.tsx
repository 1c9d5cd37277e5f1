import { type SubmitEvent, useId, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Campo } from '../campi/Campo.tsx';
import { Casella } from '../campi/Casella.tsx';
import { Button } from '../comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../finestre/Finestra.tsx';
import css from './BarraViste.module.css';
import type { EsitoVista } from './BarraViste.tsx';

const NOME_MASSIMO = 60;
export type UsoVista = { readonly nome: string; readonly diStudio: boolean; readonly predefinita: boolean };

type Props = {
  titolo: string;
  iniziale: UsoVista;
  mayDiStudio: boolean;
  onSalva: (uso: UsoVista) => Promise<EsitoVista>;
  onClose: () => void;
};

/** Name of a view, whose it is, and whether the list opens with it. */
export function DialogoVista({ titolo, iniziale, mayDiStudio, onSalva, onClose }: Props) {
  const id = useId();
  const [uso, setUso] = useState<UsoVista>(iniziale);
  const [errore, setErrore] = useState<EsitoVista>(null);
  const [inCorso, setInCorso] = useState(false);
  const save = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (uso.nome.trim() === '') {
      setErrore({ campo: 'Nome', testo: m.obbligatorio });
      return;
    }
    setInCorso(true);
    const esito = await onSalva({ ...uso, nome: uso.nome.trim() });
    setInCorso(false);
    if (esito === null) onClose();
    else setErrore(esito);
  };
  return (
    <Finestra tipo="modale" titolo={titolo} onChiusa={onClose}>
      <form className={css.form} onSubmit={save} noValidate>
        <Campo etichetta={m.nomeVista} messaggio={errore && { tipo: 'error', testo: errore.testo }}>
          {(attributi) => (
            <input
              {...attributi}
              maxLength={NOME_MASSIMO}
              autoComplete="off"
              value={uso.nome}
              onChange={(evento) => setUso({ ...uso, nome: evento.target.value })}
            />
          )}
        </Campo>
        {mayDiStudio && (
          <p className={css.check}>
            <Casella
              id={`${id}s`}
              stato={uso.diStudio}
              onChange={(diStudio) => setUso({ ...uso, diStudio })}
            />
            <label htmlFor={`${id}s`}>{m.perTutti}</label>
          </p>
        )}
        <p className={css.check}>
          <Casella
            id={`${id}p`}
            stato={uso.predefinita}
            onChange={(predefinita) => setUso({ ...uso, predefinita })}
          />
          <label htmlFor={`${id}p`}>{m.predefinita}</label>
        </p>
        <PulsantiFinestra>
          <Button onClick={onClose}>{messaggiUi.annulla}</Button>
          <Button aspetto="primary" type="submit" inCorso={inCorso}>
            {m.salva}
          </Button>
        </PulsantiFinestra>
      </form>
    </Finestra>
  );
}
