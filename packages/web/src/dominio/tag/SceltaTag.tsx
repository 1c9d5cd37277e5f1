import { TAG_NOME_MASSIMO } from '@quadra/contract';
import { type KeyboardEvent, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiTag as m } from '../../messages/tag.ts';
import { Campo, type Messaggio } from '../../ui/campi/Campo.tsx';
import { Segmenti } from '../../ui/campi/Segmenti.tsx';
import { Spunta } from '../../ui/campi/Spunta.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { Etichetta } from '../../ui/stati/Etichetta.tsx';
import css from './Tag.module.css';
import { createTag, type Tag } from './tag.api.ts';

export type Scelta = { verso: 'aggiungi' | 'togli'; scelti: readonly string[] };

type Props = {
  tag: readonly Tag[];
  iniziale: Scelta;
  /** With several records: what is chosen is put on, or taken off. With one, what is chosen is what it wears. */
  conVerso: boolean;
  /** Who chooses has a studio, that a new tag is of. */
  crea: boolean;
  onChange: (scelta: Scelta) => void;
  onPronto: (show: (errore: string) => void) => void;
};

/** Tags to choose, each as it is worn; a missing one is written here. */
export function SceltaTag({ tag, iniziale, conVerso, crea, onChange, onPronto }: Props) {
  const [tutti, setTutti] = useState(tag);
  const [scelta, setScelta] = useState(iniziale);
  const [errore, setErrore] = useState('');
  onPronto(setErrore);
  const change = (nuova: Partial<Scelta>) => {
    const tutta = { ...scelta, ...nuova };
    setErrore('');
    setScelta(tutta);
    onChange(tutta);
  };
  const toggle = (id: string, scelto: boolean) =>
    change({ scelti: scelto ? [...scelta.scelti, id] : scelta.scelti.filter((altro) => altro !== id) });
  return (
    <div className={css.dialog}>
      {conVerso && (
        <Segmenti
          nome={m.verso}
          valore={scelta.verso}
          voci={[
            ['aggiungi', m.aggiungi],
            ['togli', m.togli],
          ]}
          onChange={(verso) => change({ verso })}
        />
      )}
      {tutti.length === 0 && <p className={css.soft}>{crea ? m.senzaTag : m.nessuno}</p>}
      {tutti.length > 0 && (
        <ul className={css.list} aria-label={m.quali}>
          {tutti.map(({ id, nome, colore }) => (
            <li key={id}>
              <Spunta
                etichetta={<Etichetta testo={nome} colore={colore} />}
                scelta={scelta.scelti.includes(id)}
                onChange={(scelto) => toggle(id, scelto)}
              />
            </li>
          ))}
        </ul>
      )}
      {errore !== '' && (
        <p className={css.error} role="alert">
          {errore}
        </p>
      )}
      {crea && scelta.verso === 'aggiungi' && (
        <Nuovo
          onCreato={(creato) => {
            setTutti([...tutti, creato]);
            toggle(creato.id, true);
          }}
        />
      )}
    </div>
  );
}

/** A tag that is not there yet: Enter creates it and chooses it. */
function Nuovo({ onCreato }: { onCreato: (tag: Tag) => void }) {
  const [nome, setNome] = useState('');
  const [messaggio, setMessaggio] = useState<Messaggio | null>(null);
  const create = async () => {
    try {
      const creato = await createTag({ Nome: nome, Colore: 'grigio' });
      setNome('');
      setMessaggio(null);
      onCreato(creato);
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setMessaggio({ tipo: 'error', testo: campi[0]?.messaggio ?? testo });
    }
  };
  /** Enter is of this field while there is something in it. */
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || nome.trim() === '') return;
    evento.preventDefault();
    evento.stopPropagation();
    void create();
  };
  return (
    <div className={css.new}>
      <Campo etichetta={m.nuovo} messaggio={messaggio}>
        {(attributi) => (
          <input
            {...attributi}
            value={nome}
            maxLength={TAG_NOME_MASSIMO}
            autoComplete="off"
            onKeyDown={handleKey}
            onChange={(evento) => setNome(evento.target.value)}
          />
        )}
      </Campo>
      <Button onClick={create} disabled={nome.trim() === ''}>
        {m.crea}
      </Button>
    </div>
  );
}
