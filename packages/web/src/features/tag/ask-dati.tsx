import { coloriTag, TAG_NOME_MASSIMO } from '@quadra/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { fonteStudi } from '../../api/studi.ts';
import { createTag, type TagRiga } from '../../api/tag/tag.api.ts';
import { messaggiTag as m } from '../../messages/tag.ts';
import { Button } from '../../ui/Button.tsx';
import type { Messaggio } from '../../ui/Campo.tsx';
import { SceltaColore } from '../../ui/Etichetta.tsx';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche.ts';
import { Tendina } from '../../ui/Tendina.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './Tag.module.css';
import { changeTag } from './tag.api.ts';

type Dati = { nome: string; colore: TagRiga['colore']; studio: string | null };
type Errori = Readonly<Record<string, Messaggio>>;

const write = (tag: TagRiga | null, { nome, colore, studio }: Dati) =>
  tag === null
    ? createTag({ Nome: nome, Colore: colore, ...(studio === null ? {} : { IdStudio: Number(studio) }) })
    : changeTag(tag.id, { Nome: nome, Colore: colore, Versione: tag.versione });

/**
 * Asks name and colour of a tag, new or of before, and writes them: the window stays open on what is wrong. From here one
 * may also ask to delete it.
 */
export async function askDati(
  tag: TagRiga | null,
  chiedeStudio: boolean,
): Promise<'salvato' | 'elimina' | null> {
  let dati: Dati = { nome: tag?.nome ?? '', colore: tag?.colore ?? 'blu', studio: null };
  let show: (errori: Errori) => void = () => {};
  let isDaEliminare = false;
  const { esito, close } = openModale({
    titolo: tag === null ? m.nuovo : m.modifica,
    daScrivere: true,
    contenuto: (
      <Campi
        iniziale={dati}
        chiedeStudio={chiedeStudio && tag === null}
        onElimina={
          tag === null
            ? undefined
            : () => {
                isDaEliminare = true;
                close();
              }
        }
        onChange={(nuovi) => {
          dati = nuovi;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        await write(tag, dati);
        notifiche.push('success', m.salvato);
        return true;
      } catch (causa) {
        const { campi, testo, codiceRichiesta } = toApiError(causa);
        show(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
        if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
        return false;
      }
    },
  });
  if ((await esito) === 'confermata') return 'salvato';
  return isDaEliminare ? 'elimina' : null;
}

type Props = {
  iniziale: Dati;
  chiedeStudio: boolean;
  onElimina: (() => void) | undefined;
  onChange: (dati: Dati) => void;
  onPronto: (show: (errori: Errori) => void) => void;
};

function Campi({ iniziale, chiedeStudio, onElimina, onChange, onPronto }: Props) {
  const [dati, setDati] = useState(iniziale);
  const [errori, setErrori] = useState<Errori>({});
  onPronto(setErrori);
  const change = (nuovi: Partial<Dati>) => {
    const tutti = { ...dati, ...nuovi };
    setDati(tutti);
    onChange(tutti);
  };
  return (
    <div className={css.dialog}>
      {chiedeStudio && (
        <Tendina
          etichetta={m.studio}
          messaggio={errori.IdStudio}
          valore={dati.studio}
          fonte={fonteStudi}
          opzionale
          onChange={(studio) => change({ studio })}
        />
      )}
      <TextField
        etichetta={m.nome}
        obbligatorio
        messaggio={errori.Nome}
        massimo={TAG_NOME_MASSIMO}
        valore={dati.nome}
        onChange={(nome) => change({ nome })}
      />
      <div>
        <p className={css.label}>{m.colore}</p>
        <SceltaColore
          nome={m.colore}
          valore={dati.colore}
          voci={coloriTag.map((colore) => [colore, m.colori[colore]] as const)}
          onChange={(colore) => change({ colore })}
        />
      </div>
      {onElimina && (
        <div>
          <Button icona={IconTrash} onClick={onElimina}>
            {m.elimina}
          </Button>
        </div>
      )}
    </div>
  );
}
